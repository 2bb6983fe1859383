/**
 * Two devices that have found each other prove who they are: that each holds the key it names, here and now, and that
 * nobody sits between them. Nothing else is said before that.
 */
import { Refusal } from "../engine/refusal.ts";
import { type Bytes, fromHex, type Hex, number, text as toBytes } from "../fair/bytes.ts";
import { hashed } from "../fair/hashing.ts";
import { keyPrint, type Signatures, type Signer } from "../fair/signing.ts";
import { decodeHandshake, encodeMessage } from "./codec.ts";
import { type Handshake, VERSION } from "./messages.ts";
import type { Fingerprints } from "./node.ts";

/** Who we are in every handshake. */
export interface Oneself {
  readonly room: string;
  readonly signer: Signer;
  readonly signatures: Signatures;
  /** Why whoever dials with this key isn't let in, in a key for the language file; nothing if they are. */
  refuses?(key: Hex): string | undefined;
}

/** What one link's handshake starts from. */
export interface Start {
  readonly us: Oneself;
  readonly fingerprints: Fingerprints;
  /** Fresh for every link, out of a cryptographic source. */
  readonly nonce: Hex;
}

export interface Dialling extends Start {
  readonly stage: "dialling";
  /** Higher than ever before; stored before it's used. */
  readonly conn: number;
  /** The key that has to be at the other end, or the print of it; nothing where a spoken code led there. */
  readonly expected: Hex | undefined;
}

interface Listening extends Start {
  readonly stage: "listening";
}

/** The dialler has said hello, and has been challenged to prove its key. */
interface Challenging extends Start {
  readonly stage: "challenging";
  readonly hello: Hello;
}

export type Ongoing = Dialling | Listening | Challenging;

/** Who is at the other end, and who of the two has dialled. */
export interface Met {
  readonly key: Hex;
  /** The dialler's. */
  readonly conn: number;
  readonly side: "dialled" | "dialler";
}

/** What is to be sent, and how it stands; a refused link is closed after that. */
export type Progress = { readonly send: readonly string[] } & (
  | { readonly is: "ongoing"; readonly handshake: Ongoing }
  | { readonly is: "met"; readonly met: Met }
  | { readonly is: "refused"; readonly refusal: Refusal }
);

type Of<Kind extends Handshake["t"]> = Extract<Handshake, { t: Kind }>;
type Hello = Pick<Of<"hello">, "key" | "nonce" | "conn">;

/** The first word is the dialler's. */
export function dial(dialling: Omit<Dialling, "stage">): Progress {
  const { us, nonce, conn } = dialling;
  const hello = { t: "hello", version: VERSION, room: us.room, key: us.signer.key, nonce, conn } as const;
  return going({ ...dialling, stage: "dialling" }, hello);
}

export const listen = (start: Start): Progress => going({ ...start, stage: "listening" });

/** The handshake after this text. Never throws; the other side is told why it's turned away. */
export function advanced(ongoing: Ongoing, text: string): Progress {
  try {
    const heard = decodeHandshake(text);
    if (heard.t === "turned-away") {
      return { is: "refused", refusal: new Refusal("turned-away", { why: heard.key }), send: [] };
    }
    return answered(ongoing, heard);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { is: "refused", refusal: error, send: [turnedAway(error.key)] };
  }
}

export const turnedAway = (key: string): string => encodeMessage({ t: "turned-away", key });

/** Why, if that is what this text says. */
export function turnedAwayBy(text: string): string | undefined {
  try {
    const heard = decodeHandshake(text);
    return heard.t === "turned-away" ? heard.key : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Of two links between the same two devices the newest one stays. */
export const isNewer = (one: Pick<Met, "conn">, other: Pick<Met, "conn">): boolean => one.conn > other.conn;

function answered(ongoing: Ongoing, heard: Exclude<Handshake, Of<"turned-away">>): Progress {
  if (ongoing.stage === "listening" && heard.t === "hello") return welcome(ongoing, heard);
  if (ongoing.stage === "dialling" && heard.t === "welcome") return prove(ongoing, heard);
  if (ongoing.stage === "challenging" && heard.t === "proved") return believe(ongoing, heard);
  throw new Refusal("out-of-turn", { what: heard.t });
}

function welcome({ us, fingerprints, nonce }: Listening, { room, ...hello }: Of<"hello">): Progress {
  if (room !== us.room) throw new Refusal("other-room");
  const no = us.refuses?.(hello.key);
  if (no !== undefined) throw new Refusal(no);
  checkKey(us, hello.key);
  const challenging: Challenging = { stage: "challenging", us, fingerprints, nonce, hello };
  const sig = us.signer.sign(digestOf("host", seenByDialled(challenging)));
  return going(challenging, { t: "welcome", version: VERSION, key: us.signer.key, nonce, sig });
}

function prove(dialling: Dialling, { key, nonce, sig }: Of<"welcome">): Progress {
  const { us, expected, conn } = dialling;
  if (expected !== undefined && expected !== key && expected !== keyPrint(key)) throw new Refusal("other-device");
  checkKey(us, key);
  const link = seenByDialler(dialling, key, nonce);
  if (!us.signatures.isBy(key, digestOf("host", link), sig)) throw new Refusal("unproven");
  const proved = { t: "proved", sig: us.signer.sign(digestOf("guest", link)) } as const;
  return { is: "met", met: { key, conn, side: "dialler" }, send: [encodeMessage(proved)] };
}

function believe(challenging: Challenging, { sig }: Of<"proved">): Progress {
  const { key, conn } = challenging.hello;
  const isProved = challenging.us.signatures.isBy(key, digestOf("guest", seenByDialled(challenging)), sig);
  if (!isProved) throw new Refusal("unproven");
  return { is: "met", met: { key, conn, side: "dialled" }, send: [] };
}

/** A key for which anybody can sign proves nothing, and a link to oneself is of no use. */
function checkKey({ signer, signatures }: Oneself, key: Hex): void {
  if (key === signer.key) throw new Refusal("oneself");
  if (!signatures.isKey(key)) throw new Refusal("weak-key");
}

const going = (handshake: Ongoing, ...send: readonly Handshake[]): Progress => ({
  is: "ongoing",
  handshake,
  send: send.map(encodeMessage),
});

/** All that both ends have to see alike. */
interface Between {
  readonly room: string;
  readonly dialled: End;
  readonly dialler: End;
  readonly conn: number;
}

interface End {
  readonly key: Hex;
  readonly nonce: Hex;
  readonly fingerprint: Hex;
}

const seenByDialled = ({ us, fingerprints, nonce, hello }: Challenging): Between => ({
  room: us.room,
  dialled: { key: us.signer.key, nonce, fingerprint: fingerprints.ours },
  dialler: { key: hello.key, nonce: hello.nonce, fingerprint: fingerprints.theirs },
  conn: hello.conn,
});

const seenByDialler = ({ us, fingerprints, nonce, conn }: Dialling, theirKey: Hex, theirNonce: Hex): Between => ({
  room: us.room,
  dialled: { key: theirKey, nonce: theirNonce, fingerprint: fingerprints.theirs },
  dialler: { key: us.signer.key, nonce, fingerprint: fingerprints.ours },
  conn,
});

const digestOf = (by: "host" | "guest", { room, dialled, dialler, conn }: Between): Bytes =>
  hashed(
    "hello",
    toBytes(by),
    toBytes(room),
    fromHex(dialled.key),
    fromHex(dialler.key),
    fromHex(dialled.nonce),
    fromHex(dialler.nonce),
    number(conn),
    fromHex(dialled.fingerprint),
    fromHex(dialler.fingerprint),
  );
