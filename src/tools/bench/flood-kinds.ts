/** Kinds of floods that could keep a page from playing. */
import { type Book, positionOf } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { digestOfFrame, type Entry, headAfter, type Proof, signedHash } from "../../fair/entries.ts";
import type { Signer } from "../../fair/signing.ts";
import { digestOfStatement, type SignedStatement, type Statement, signed } from "../../fair/statements.ts";
import { encodeMessage } from "../../net/codec.ts";
import { MOST_LENGTH, MOST_MESSAGES_A_SECOND } from "../../net/limits.ts";
import { MOST_TALK } from "../../net/words.ts";

/** Strangers, each with a connection of its own. */
const CROWD = 17;
/** One more than the limit for a connection. */
const MANY = MOST_MESSAGES_A_SECOND;

/** A peer that connects to the flooded device. */
export interface Sender {
  readonly signer: Signer;
  /** The fingerprint of its connection. */
  readonly print: Hex;
}

/** The match that is flooded, and who can send what. */
export interface Target {
  readonly book: Book;
  signerOf(seat: number): Signer;
  seated(seat: number): Sender;
  stranger(): Sender;
  /** Sends only the first message of a handshake, on a lane of its own. */
  hello(sender: Sender): void;
  send(sender: Sender, text: string): void;
}

export interface Flood {
  readonly name: string;
  /** Whose device is flooded. */
  readonly at: "host" | "guest";
  begin(target: Target): (second: number) => void;
}

const times = (many: number, run: (k: number) => void): void => {
  for (let k = 0; k < many; k++) run(k);
};

export const FLOODS = {
  "own-cheating": {
    name: "a host accuses others of what it has done itself, 100 a second",
    at: "guest",
    begin: (target) => accusing(target, (k) => ({ kind: "nonsense", k })),
  },
  "in-order": {
    name: "a host accuses others of entries that are in order, 100 a second",
    at: "guest",
    begin: (target) => {
      const { book } = target;
      const at = book.entries.findLastIndex(({ body }) => body.kind === "said" && body.said.seat === 0);
      return accusing(target, (k) => respelled(target, book.entries[at], k), at);
    },
  },
  unsigned: {
    name: "a guest accuses others with signatures that are none, 100 a second",
    at: "host",
    begin: (target) => {
      const cheat = target.seated(1);
      return (second) =>
        times(MANY, (k) => {
          const proof = framed(target.book, positionOf(target.book) - 1, { kind: second * MANY + k }, undefined);
          target.send(cheat, accusation(2, { of: "entry", ...proof }));
        });
    },
  },
  promises: {
    name: "a guest shows promises of its own that contradict each other, 100 a second",
    at: "host",
    begin: (target) => {
      const cheat = target.seated(1);
      const promise = (n: number, handle: string) =>
        signedBy(target, cheat, n, { say: "seal", r: 1, after: target.book.after, handle });
      return (second) =>
        times(MANY, (k) => {
          const [one, other] = [promise(second * MANY + k, "a".repeat(64)), promise(k, "b".repeat(64))];
          target.send(cheat, accusation(2, { of: "promises", one, other }));
        });
    },
  },
  sayings: {
    name: "a guest signs what can't be played, 100 a second",
    at: "host",
    begin: (target) => {
      const cheat = target.seated(1);
      return (second) =>
        times(MANY, (k) => {
          const said = signedBy(target, cheat, 2, { say: "acts", acts: [{ do: "nothing", k: second * MANY + k }] });
          target.send(cheat, encodeMessage({ t: "say", said }));
        });
    },
  },
  talk: {
    name: "a guest talks, 100 a second",
    at: "host",
    begin: (target) => {
      const cheat = target.seated(1);
      const text = "talk ".repeat(MOST_TALK / 5 - 2);
      return (second) =>
        times(MANY, (k) => {
          const said = `${text}${second * MANY + k}`;
          target.send(cheat, encodeMessage({ t: "chat", from: cheat.signer.key, text: said }));
        });
    },
  },
  lanes: {
    name: "a stranger greets on 500 lanes a second",
    at: "host",
    begin: (target) => {
      const stranger = target.stranger();
      return () => times(500, () => target.hello(stranger));
    },
  },
  keys: {
    name: `${CROWD} strangers with ever new keys greet on 30 lanes a second each`,
    at: "host",
    begin: (target) => {
      const crowd = Array.from({ length: CROWD }, () => target.stranger());
      return () => {
        for (const one of crowd) times(30, () => target.hello({ ...target.stranger(), print: one.print }));
      };
    },
  },
  lists: spectating("small lists", "[]"),
  objects: spectating("small objects", '{"a":1,"b":2}'),
  backslashes: spectating("backslashes", '"\\\\\\\\\\\\\\\\"'),
  numbers: spectating("numbers", "1"),
  entries: {
    name: "a guest sends entries of 64 kB, 100 a second",
    at: "host",
    begin: (target) => {
      const cheat = target.seated(1);
      const text = longOf("[]");
      return () => times(MANY, () => target.send(cheat, text));
    },
  },
  everything: {
    name: "a spectator asks for everything, 90 a second",
    at: "host",
    begin: (target) => asking(target, [target.stranger()]),
  },
  "everything-for-many": {
    name: `${CROWD} spectators ask for everything, 90 a second each`,
    at: "host",
    begin: (target) =>
      asking(
        target,
        Array.from({ length: CROWD }, () => target.stranger()),
      ),
  },
} as const satisfies Readonly<Record<string, Flood>>;

export type FloodKind = keyof typeof FLOODS;
export const isFlood = (kind: string): kind is FloodKind => Object.hasOwn(FLOODS, kind);

/** Messages of the largest size that are slow to check. */
function spectating(what: string, item: string): Flood {
  return {
    name: `a spectator sends ${what} of 64 kB, 100 a second`,
    at: "host",
    begin: (target) => {
      const [spectator, text] = [target.stranger(), longOf(item)];
      return () => times(MANY, () => target.send(spectator, text));
    },
  };
}

function longOf(item: string): string {
  const head = '{"entries":[{"entry":[';
  const tail = `],"sig":"${"0".repeat(128)}"}],"epoch":0,"from":0,"t":"entries","to":1}`;
  const many = Math.floor((MOST_LENGTH - head.length - tail.length) / (item.length + 1));
  return head + Array.from({ length: many }, () => item).join(",") + tail;
}

function signedBy(target: Target, { signer }: Sender, n: number, saying: Statement): SignedStatement {
  const { match } = target.book.terms;
  const said = { seat: 1, n, at: 0, head: match, saying };
  return signed(signer, said, digestOfStatement(match, said));
}

const accusation = (seat: number, proof: Proof): string => encodeMessage({ t: "accuse", seat, proof });

/** An entry with the host's signature. */
function framed(book: Book, at: number, body: unknown, signer: Signer | undefined) {
  const { match } = book.terms;
  const entry = { epoch: book.epoch, body };
  const head = headAfter(match, at + 1, book.heads[at] ?? "", entry);
  const frame = { epoch: book.epoch, p: at + 1, head, signed: signedHash(entry) };
  const sig = signer === undefined ? "ab".repeat(64) : signer.sign(digestOfFrame(match, frame));
  return { at, frame: { ...frame, sig }, entry };
}

function accusing(target: Target, bodyOf: (k: number) => unknown, at = positionOf(target.book) - 1) {
  const host = target.seated(0);
  let k = 0;
  return () =>
    times(MANY, () => {
      const proof = framed(target.book, at, bodyOf(k++), host.signer);
      target.send(host, accusation(2, { of: "entry", ...proof }));
    });
}

/** Another valid entry for the same place: the same statement, signed again. */
function respelled(target: Target, entry: Entry | undefined, k: number): unknown {
  const body = entry?.body;
  if (body?.kind !== "said") return body;
  const { sig: _, ...said } = body.said;
  const { match } = target.book.terms;
  const other = signed(target.signerOf(said.seat), said, digestOfStatement(match, said));
  return { ...body, said: { ...other, at: Math.max(0, said.at - (k % 2)) } };
}

function asking(target: Target, crowd: readonly Sender[]) {
  const { match } = target.book.terms;
  const text = encodeMessage({ t: "have", reach: { epoch: 0, heads: [{ p: 0, head: match }] } });
  return () => {
    for (const one of crowd) times(90, () => target.send(one, text));
  };
}
