/** Two devices that greet each other, and whoever may stand between them. */
import type { Hex } from "../../src/fair/bytes.ts";
import type { Signatures } from "../../src/fair/signing.ts";
import { advanced, dial, listen, type Ongoing, type Progress } from "../../src/net/handshake.ts";
import type { Fingerprints } from "../../src/net/node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";

export const ROOM = "harbour";
export const HOST_PRINT = bytesOf(1, 1);
export const GUEST_PRINT = bytesOf(1, 2);

export interface EndSetUp {
  readonly person?: number;
  readonly signatures?: Signatures;
  readonly room?: string;
  readonly fingerprints?: Fingerprints;
  /** Another link has another one. */
  readonly link?: number;
}

const HOST = 1;
const GUEST = 2;

export const signerOf = (person: number, signatures = cheapSignatures) => signatures.signer(bytesOf(2, person));
export const keyOf = (person: number, signatures = cheapSignatures): Hex => signerOf(person, signatures).key;

const startOf = (person: number, { signatures = cheapSignatures, room = ROOM, link = 1 }: EndSetUp) => ({
  us: { room, signatures, signer: signerOf(person, signatures) },
  nonce: bytesOf(3, person, link),
});

/** Who is dialled. */
export const host = (setUp: EndSetUp = {}): Progress =>
  listen({
    ...startOf(setUp.person ?? HOST, setUp),
    fingerprints: setUp.fingerprints ?? { ours: HOST_PRINT, theirs: GUEST_PRINT },
  });

/** Who dials. */
export const guest = (setUp: EndSetUp & { readonly expected?: Hex; readonly conn?: number } = {}): Progress =>
  dial({
    ...startOf(setUp.person ?? GUEST, setUp),
    fingerprints: setUp.fingerprints ?? { ours: GUEST_PRINT, theirs: HOST_PRINT },
    conn: setUp.conn ?? 1,
    expected: setUp.expected,
  });

export const HOST_KEY = keyOf(HOST);
export const GUEST_KEY = keyOf(GUEST);

export function ongoing(progress: Progress): Ongoing {
  if (progress.is !== "ongoing") throw new Error(`the greeting is ${progress.is}`);
  return progress.handshake;
}

/** How a handshake goes on when these texts come in; what comes after its end isn't its business. */
export const hearing = (progress: Progress, texts: readonly string[]): Progress =>
  texts.reduce((now, text) => (now.is === "ongoing" ? advanced(now.handshake, text) : now), progress);

/** What each side said, in order. */
export interface Talk {
  readonly dialled: Progress;
  readonly dialler: Progress;
  readonly texts: readonly string[];
}

/** Carries what the two say to and fro; `between` may change it. */
export function talk(dialled: Progress, dialler: Progress, between = (text: string): string => text): Talk {
  const texts: string[] = [...dialler.send];
  let [ends, isForDialled] = [{ dialled, dialler }, true];
  for (let at = 0; at < texts.length; at++) {
    const one = isForDialled ? "dialled" : "dialler";
    const before = ends[one];
    const next = hearing(before, [between(texts[at] ?? "")]);
    if (next !== before) texts.push(...next.send);
    ends = { ...ends, [one]: next };
    isForDialled = !isForDialled;
  }
  return { ...ends, texts };
}

export const refusalIn = (progress: Progress): string =>
  progress.is === "refused" ? progress.refusal.key : `nothing, it's ${progress.is}`;
