/** Hosts that write into the record what mustn't stand there: whoever reads it names them, and goes on with another one. */
import { expect, test } from "vitest";
import { accountOf, awaitsOf, type Book, headOf, ownerOf } from "../../src/fair/book.ts";
import { fromHex } from "../../src/fair/bytes.ts";
import { actCommitment } from "../../src/fair/commitments.ts";
import type { Body, Entry } from "../../src/fair/entries.ts";
import { Holder } from "../../src/fair/holder.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { actSalt } from "../../src/fair/secrets.ts";
import { digestOfAttestation } from "../../src/fair/write-seats.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { namedBy, resaid, signerOf, told } from "./cheats.ts";
import { Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, players = 3) =>
  new Party({ game: precognition, options: standard?.options, players, people: 3, seed, spectators: 1 }).all();

const isAsked = (book: Book): boolean => book.i > 3 && requestOf(book) !== undefined;
const isPlayed = (book: Book): boolean => book.i > 3 && requestOf(book) === undefined && book.due === undefined;
const isSealing = (book: Book): boolean =>
  isPlayed(book) && awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.includes(0));

const holder = (party: Party, seat: number, book = party.book(1)): Holder => new Holder(book, seat, party.notes(seat));
const sayingOf = (book: Book, seat: number) => {
  const { body } = book.entries.findLast(({ body }) => body.kind === "said" && body.said.seat === seat) ?? {};
  if (body?.kind !== "said") throw new Error("it has said nothing");
  return body;
};

interface Cheat {
  readonly attack: string;
  readonly isTime: (book: Book) => boolean;
  readonly body: (party: Party, book: Book) => Body;
  /** So many seats, with three people. */
  readonly players?: number;
  /** What the host keeps to itself, so that others come to that. */
  readonly isKept?: (text: string) => boolean;
}

const ENTRIES: readonly Cheat[] = [
  {
    attack: "lone-eviction: somebody's seat given away by the host's word alone",
    isTime: isPlayed,
    body: (party, book) => {
      const sig = signerOf(party, 0).sign(digestOfAttestation(book, 0, 2, "silent"));
      return { kind: "dropped", seat: 2, why: "silent", words: [{ seat: 0, sig }] };
    },
  },
  {
    attack: "bot-steered: another act of a bot's than everybody computes",
    players: 4,
    isKept: (text) => text.includes('"kind":"bot"'),
    isTime: ({ i, due }) => i > 3 && due !== undefined,
    body: (_, { due, game }) => {
      const acts = game.legal(due?.seat ?? 0, new Map());
      const act = acts.find(({ do: what }) => what !== due?.act.do) ?? { do: "nothing" };
      return { kind: "bot", seat: due?.seat ?? 0, act };
    },
  },
  {
    attack: "undo-over-ask: something is played after it was asked what it depends on",
    isTime: isAsked,
    body: (party) => ({
      kind: "said",
      said: holder(party, 0).say(party.book(1), { say: "acts", acts: [{ do: "undo" }] }),
    }),
  },
  {
    attack: "copied-commitment: a guest's promise as its own",
    isTime: (book) => isSealing(book) && book.accounts[1]?.commitment !== undefined,
    body: (party, book) => {
      const { after, accounts } = book;
      const { handle = "" } = accounts[1]?.commitment ?? {};
      const r = accountOf(book, 0).secretQuestions + 1;
      return { kind: "said", said: holder(party, 0).say(book, { say: "seal", r, after, handle }) };
    },
  },
  {
    attack: "forged: something that a guest hasn't said",
    isTime: isPlayed,
    body: (party, book) => ({
      kind: "said",
      said: { ...holder(party, 2).say(book, { say: "gone" }), sig: signerOf(party, 0).sign(new Uint8Array(32)) },
    }),
  },
  {
    attack: "old round: what a guest has said before, once more",
    isTime: isPlayed,
    body: (_, book) => sayingOf(book, 2),
  },
  {
    attack: "reordered: a guest's saying after the next",
    isTime: isPlayed,
    body: (party, book) => {
      const next = holder(party, 2).say(book, { say: "gone" });
      return { kind: "said", said: resaid(party, { ...next, n: next.n + 1 }) };
    },
  },
  {
    attack: "cross-match: what a guest has said in another match",
    isTime: isPlayed,
    body: (_, book) => {
      const other = new Party({
        game: precognition,
        options: standard?.options,
        players: 4,
        people: 3,
        seed: 51,
      }).all();
      other.until(() => accountOf(other.book(0), 2).sequence >= accountOf(book, 2).sequence + 1);
      return {
        kind: "said",
        said: { ...holder(other, 2).say(book, { say: "gone" }), ...sayingOf(other.book(0), 2).said },
      };
    },
  },
  {
    attack: "old round: the answers to an earlier question",
    isTime: isAsked,
    body: (_, { entries, i }) => {
      const { body } = entries.findLast(({ body }) => body.kind === "revealed") ?? {};
      if (body?.kind !== "revealed") throw new Error("nothing was revealed");
      return { ...body, i };
    },
  },
];

/** Those who were shown it have named the host, and told whoever else is there; they go on with another one. */
function namedAndReplaced(party: Party, book: Book): void {
  const honest = [...party.guests.keys()].slice(1);
  for (const who of honest) expect(namedBy(party, who)).toEqual([[0, "entry"]]);
  const guests = [1, 2];
  party.until(() => guests.every((who) => accountOf(party.book(who), 0).away === "cheated"));
  party.until(() => guests.every((who) => party.book(who).i > book.i + 1));
  expect(party.book(1).heads.slice(0, book.heads.length)).toEqual(book.heads);
}

const toOthers = (party: Party, text: string): void => {
  for (const who of [...party.guests.keys()].slice(1)) party.office.forge(party.key(0), party.key(who), text);
  party.office.deliver();
};

test.each(ENTRIES)("$attack", ({ isTime, body, players, isKept = () => false }) => {
  const party = voyage(51, players);
  const [, ...honest] = party.guests.keys();
  const isThere = () =>
    honest.every((who) => isTime(party.book(who)) && headOf(party.book(who)) === headOf(party.book(1)));
  // The host goes no further than that.
  party.office.sieve = ({ from, text }) => (from === party.key(0) && (isKept(text) || isThere()) ? undefined : text);
  party.until(isThere);
  const book = party.book(1);
  const text = told(party, book, [{ epoch: 0, body: body(party, book) }]);
  party.lose(0);
  party.office.sieve = ({ text }) => text;
  toOthers(party, text);
  namedAndReplaced(party, book);
});

test("illegal-choice: a host's own, promised and opened as if all were well", () => {
  const party = voyage(52);
  for (let isThere = false; !isThere; ) {
    party.office.pass(500);
    isThere = [0, 1, 2].every(
      (who) => isSealing(party.book(who)) && party.book(who).accounts[who]?.commitment === undefined,
    );
    for (const seat of isThere ? [] : [0, 1, 2]) party.act(seat);
    party.office.deliver();
  }
  const sent: Message[] = [];
  party.office.sieve = ({ to, text }) => {
    if (to === party.key(0)) sent.push(decode(text));
    return text;
  };
  party.lose(0);
  for (const seat of [1, 2]) party.act(seat);
  party.office.pass(500);
  const book = party.book(1);
  const { after } = book;
  const r = accountOf(book, 0).secretQuestions + 1;
  const act = { do: "choose", keep: 0, give: 0 };
  const notes = party.notes(0);
  const handle = actCommitment(ownerOf(book, 0), r, actSalt(fromHex(notes.seed), r, after), act);
  const seals = sent.flatMap((message) => (message.t === "say" ? [message.said] : []));
  const promises = [holder(party, 0, book).say(book, { say: "seal", r, after, handle }), ...seals];
  toOthers(
    party,
    told(
      party,
      book,
      promises.map((one): Entry => ({ epoch: 0, body: { kind: "said", said: one } })),
    ),
  );

  const asked = party.book(1);
  const { signed: own } =
    holder(party, 0, book).answer(asked, { ...notes, choices: { [handle]: { r, after, act } } }) ?? {};
  if (own === undefined) throw new Error("nothing is asked");
  toOthers(party, encodeMessage({ t: "ask", answer: own }));
  const others = sent.flatMap((message) => (message.t === "answer" ? [message.answer] : []));
  expect(namedBy(party, 1)).toEqual([]);
  const answers = [own, ...others].toSorted((a, b) => a.seat - b.seat);
  toOthers(party, told(party, asked, [{ epoch: 0, body: { kind: "revealed", i: asked.i, answers, bots: [] } }]));
  namedAndReplaced(party, asked);
});
