/** What it costs a page when somebody sends it all that they may, and more: it has to be left time to play and to draw. */
import { encode } from "../../engine/codec.ts";
import type { Game, Variant } from "../../engine/game.ts";
import { type Book, positionOf } from "../../fair/book.ts";
import { digestOfFrame, type Entry, headAfter, type Proof, signedHash } from "../../fair/entries.ts";
import { digestOfSaid, signed } from "../../fair/sayings.ts";
import type { Signer } from "../../fair/signing.ts";
import { encodeMessage } from "../../net/codec.ts";
import { MOST_LENGTH, MOST_MESSAGES_A_SECOND } from "../../net/limits.ts";
import { nameOf } from "../play/games.ts";
import type { Figure } from "./figure.ts";
import { Flooded, midMatch, type Sender } from "./flooded.ts";

const SECONDS = 5;
/** Of those who come without being asked, each over a connection of its own. */
const CROWD = 17;
/** As many as may come in over what one connection carries, and one more. */
const MANY = MOST_MESSAGES_A_SECOND;

interface Flood {
  readonly name: string;
  /** Whose device is flooded: the host's, or a guest's. */
  readonly at: "host" | "guest";
  begin(flooded: Flooded): (second: number) => void;
}

const times = (many: number, run: (k: number) => void): void => {
  for (let k = 0; k < many; k++) run(k);
};

const FLOODS: readonly Flood[] = [
  {
    name: "a host accuses others of what it has done itself, 100 a second",
    at: "guest",
    begin: (flooded) => accusing(flooded, (k) => ({ kind: "nonsense", k })),
  },
  {
    name: "a host accuses others of entries that are in order, 100 a second",
    at: "guest",
    begin: (flooded) => {
      const { book } = flooded;
      const at = book.entries.findLastIndex(({ body }) => body.kind === "said");
      return accusing(flooded, (k) => respelled(flooded, book.entries[at], k), at);
    },
  },
  {
    name: "a guest accuses others with signatures that are none, 100 a second",
    at: "host",
    begin: (flooded) => {
      const cheat = flooded.seated(1);
      return (second) =>
        times(MANY, (k) => {
          const proof = framed(flooded.book, positionOf(flooded.book) - 1, { kind: second * MANY + k }, undefined);
          flooded.send(cheat, accusation(2, { of: "entry", ...proof }));
        });
    },
  },
  {
    name: "a guest shows promises of its own that contradict each other, 100 a second",
    at: "host",
    begin: (flooded) => {
      const cheat = flooded.seated(1);
      const { match } = flooded.book.terms;
      const promise = (n: number, handle: string) => {
        const after = flooded.book.after;
        const said = { seat: 1, n, at: 0, head: match, saying: { say: "seal" as const, r: 1, after, handle } };
        return signed(cheat.signer, said, digestOfSaid(match, said));
      };
      return (second) =>
        times(MANY, (k) => {
          const [one, other] = [promise(second * MANY + k, "a".repeat(64)), promise(k, "b".repeat(64))];
          flooded.send(cheat, accusation(2, { of: "promises", one, other }));
        });
    },
  },
  {
    name: "a stranger greets on 500 lanes a second",
    at: "host",
    begin: (flooded) => {
      const stranger = flooded.stranger();
      return () => times(500, () => flooded.hello(stranger));
    },
  },
  {
    name: `${CROWD} strangers with ever new keys greet on 30 lanes a second each`,
    at: "host",
    begin: (flooded) => {
      const crowd = Array.from({ length: CROWD }, () => flooded.stranger());
      return () => {
        for (const one of crowd) times(30, () => flooded.hello({ ...flooded.stranger(), print: one.print }));
      };
    },
  },
  ...LONG().map(
    ([what, text]): Flood => ({
      name: `a spectator sends ${what} of 64 kB, 100 a second`,
      at: "host",
      begin: (flooded) => {
        const spectator = flooded.stranger();
        return () => times(MANY, () => flooded.send(spectator, text));
      },
    }),
  ),
  {
    name: "a guest sends entries of 64 kB, 100 a second",
    at: "host",
    begin: (flooded) => {
      const cheat = flooded.seated(1);
      const [[, text = ""] = []] = LONG();
      return () => times(MANY, () => flooded.send(cheat, text));
    },
  },
  {
    name: "a spectator asks for everything, 90 a second",
    at: "host",
    begin: (flooded) => asking(flooded, [flooded.stranger()]),
  },
  {
    name: `${CROWD} spectators ask for everything, 90 a second each`,
    at: "host",
    begin: (flooded) =>
      asking(
        flooded,
        Array.from({ length: CROWD }, () => flooded.stranger()),
      ),
  },
];

/** What is slow to look into and as long as it may be. */
function LONG(): readonly (readonly [string, string])[] {
  const filled = (item: string, head = '{"entries":[', tail = '],"epoch":0,"from":0,"t":"entries","to":1}') => {
    const many = Math.floor((MOST_LENGTH - head.length - tail.length) / (item.length + 1));
    return head + Array.from({ length: many }, () => item).join(",") + tail;
  };
  const entry = (body: string) =>
    filled(body, '{"entries":[{"entry":[', `],"sig":"${"0".repeat(128)}"}],"epoch":0,"from":0,"t":"entries","to":1}`);
  return [
    ["small lists", entry("[]")],
    ["small objects", entry('{"a":1,"b":2}')],
    ["backslashes", entry('"\\\\\\\\\\\\\\\\"')],
    ["numbers", entry("1")],
  ];
}

const accusation = (seat: number, proof: Proof): string => encodeMessage({ t: "accuse", seat, proof });

/** An entry with the word of whoever hosts for it. */
function framed(book: Book, at: number, body: unknown, signer: Signer | undefined) {
  const { match } = book.terms;
  const entry = { epoch: book.epoch, body };
  const head = headAfter(match, at + 1, book.heads[at] ?? "", entry);
  const frame = { epoch: book.epoch, p: at + 1, head, signed: signedHash(entry) };
  const sig = signer === undefined ? "ab".repeat(64) : signer.sign(digestOfFrame(match, frame));
  return { at, frame: { ...frame, sig }, entry };
}

function accusing(flooded: Flooded, bodyOf: (k: number) => unknown, at = positionOf(flooded.book) - 1) {
  const host = flooded.seated(0);
  let k = 0;
  return () =>
    times(MANY, () => {
      const proof = framed(flooded.book, at, bodyOf(k++), host.signer);
      flooded.send(host, accusation(2, { of: "entry", ...proof }));
    });
}

/** Another entry that could stand in the same place: the same saying, of a seat that has signed it twice. */
function respelled(flooded: Flooded, entry: Entry | undefined, k: number): unknown {
  const body = entry?.body;
  if (body?.kind !== "said") return body;
  const { sig: _, ...said } = body.said;
  const { match } = flooded.book.terms;
  const other = signed(flooded.signerOf(said.seat), said, digestOfSaid(match, said));
  return { ...body, said: { ...other, at: Math.max(0, said.at - (k % 2)) } };
}

function asking(flooded: Flooded, crowd: readonly Sender[]) {
  const { match } = flooded.book.terms;
  const text = encodeMessage({ t: "have", reach: { epoch: 0, heads: [{ p: 0, head: match }] } });
  return () => {
    for (const one of crowd) times(90, () => flooded.send(one, text));
  };
}

export function* figuresOfFloods(game: Game): Generator<Figure> {
  const variant = plainest(game);
  const table = midMatch(game, variant);
  for (const { name, at, begin } of FLOODS) {
    const flooded = new Flooded(table, at === "host" ? 0 : 1);
    const { work, longest, sent } = flooded.during(SECONDS, begin(flooded));
    const figure = (what: string, value: number, unit: string): Figure => ({
      name: `${game.id}, ${nameOf(variant)}: ${name}: ${what}`,
      value: Number(value.toPrecision(3)),
      unit,
    });
    yield figure("work a second", work, "ms");
    yield figure("work of the longest text", longest, "ms");
    yield figure("sent in answer, a second", sent, "bytes");
  }
}

function plainest({ id, variants }: Game): Variant {
  const [first] = variants;
  const alike = variants.filter(({ options }) => encode(options) === encode(first?.options));
  const variant = alike.toSorted((a, b) => b.players - a.players)[0];
  if (variant === undefined) throw new Error(`${id} can't be played at all`);
  return variant;
}
