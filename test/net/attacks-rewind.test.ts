/** One of two at a table who makes a new record from an earlier place, after having seen what the other one opened. */
import { describe, expect, test } from "vitest";
import { takes } from "../../src/engine/admission.ts";
import { equal } from "../../src/engine/codec.ts";
import type { Seat } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book, headOf, people, positionOf } from "../../src/fair/book.ts";
import { digestOfFrame } from "../../src/fair/entries.ts";
import { frameOf } from "../../src/fair/frames.ts";
import { Holder } from "../../src/fair/holder.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { digestOfVote, signed } from "../../src/fair/statements.ts";
import { bookAt, write } from "../../src/fair/write.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { isDone, Party } from "./party.ts";

const [standard] = precognition.variants;

const signerOf = (party: Party, seat: Seat) => cheapSignatures.signer(party.notes(seat).secret);

/** One's own vote is enough of two to host, and it may say that one's record ends earlier. */
function hostedBy(party: Party, cheat: Seat, at: Book): Book {
  const { match } = at.terms;
  const unsigned = { seat: cheat, p: positionOf(at), head: headOf(at) };
  const voice = signed(signerOf(party, cheat), unsigned, digestOfVote(match, 1, cheat, unsigned));
  return write(at, { epoch: 1, body: { kind: "hosted", seat: cheat, voices: [voice] } }).book;
}

/** Commits to another act than it has. */
function resealed(party: Party, cheat: Seat, anew: Book): Book {
  const notes = party.notes(cheat);
  const holder = new Holder(anew, cheat, notes);
  const promised = Object.values(notes.choices).at(-1)?.act;
  const isSealed = (act: Parameters<typeof takes>[1]) =>
    awaitsOf(anew).some((one) => one.kind === "act" && one.sealed && one.from.includes(cheat) && takes(one, act));
  const other = holder.legal(anew).find((act) => isSealed(act) && !equal(act, promised));
  if (other === undefined) throw new Error("there is nothing else to choose");
  const said = holder.commit(anew, { ...notes, choices: {} }, other).signed;
  return write(anew, { epoch: 1, body: { kind: "said", said } }).book;
}

function show(party: Party, cheat: Seat, to: Seat, book: Book, from: number): void {
  const entries = book.entries.slice(from).map((entry, k) => {
    const unsigned = frameOf(book, from + k + 1);
    if (unsigned === undefined) throw new Error("nothing is recorded");
    return { entry, sig: signerOf(party, cheat).sign(digestOfFrame(book.terms.match, unsigned)) };
  });
  const told = { t: "entries", from, to: positionOf(book), epoch: book.epoch, entries } as const;
  party.office.forge(party.key(cheat), party.key(to), encodeMessage({ ...told }));
  party.office.deliver();
}

/** All have opened what they chose in secret, and the cheat, who has seen it, is the only one to know. */
function seenAll(cheat: Seat): { readonly party: Party; readonly other: Seat; readonly book: Book } {
  const party = new Party({ game: precognition, options: standard?.options, players: 2, people: 2, seed: 1 }).all();
  const other = 1 - cheat;
  let isSeen = false;
  const opens = () => (requestOf(party.book(0))?.acts.length ?? 0) > 0;
  party.office.sieve = ({ text }) => {
    if (!/"t":"answer"|"kind":"revealed"/u.test(text) || !opens()) return text;
    isSeen = true;
    return undefined;
  };
  party.until(() => isSeen && requestOf(party.book(1)) !== undefined);
  party.office.sieve = ({ text }) => text;
  return { party, other, book: party.book(cheat) };
}

/** The first guest has chosen in secret, and nobody else has. */
function promised(people = 2): { readonly party: Party; readonly book: Book } {
  const party = new Party({ game: precognition, options: standard?.options, players: people, people, seed: 1 }).all();
  const seats = [...Array(people).keys()];
  const isForAll = (book: Book) =>
    awaitsOf(book).some((one) => one.kind === "act" && one.sealed && seats.every((seat) => one.from.includes(seat)));
  party.until(() => seats.every((who) => isForAll(party.book(who))));
  party.act(1);
  party.office.pass(3_000);
  const book = party.book(0);
  expect(book.entries.at(-1)?.body).toMatchObject({ kind: "said", said: { seat: 1, saying: { say: "seal" } } });
  return { party, book };
}

const namedBy = (party: Party, who: number) =>
  party.office.effects.flatMap(({ by, effect }) =>
    by === party.key(who) && effect.do === "notice" && effect.key === "cheated"
      ? [[effect.facts.seat, effect.facts.proof]]
      : [],
  );

describe("choose-again", () => {
  test("a host that takes back what it has signed, to choose again, is named", () => {
    const { party, other, book } = seenAll(0);
    party.lose(0);
    const anew = resealed(party, 0, hostedBy(party, 0, bookAt(book, book.revealedAt)));
    show(party, 0, other, anew, book.revealedAt);
    expect(namedBy(party, other)[0]).toEqual([0, "shortened"]);
    party.until(() => isDone(party.book(other)));
    expect(accountOf(party.book(other), 0).away).toBe("cheated");
  });

  test("a guest that has seen the host's choice and makes another promise is named", () => {
    const { party, other, book } = seenAll(1);
    party.lose(1);
    const anew = resealed(party, 1, hostedBy(party, 1, bookAt(book, book.revealedAt)));
    show(party, 1, other, anew, book.revealedAt);
    expect(namedBy(party, other)).toEqual([[1, "promises"]]);
    party.until(() => isDone(party.book(other)));
    expect(accountOf(party.book(other), 1).away).toBe("cheated");
  });

  test("… and is named even if whoever it wants to fool has been reloaded in between", () => {
    const { party, book } = promised();
    party.lose(1);
    const taken = hostedBy(party, 1, bookAt(book, book.revealedAt));
    show(party, 1, 0, taken, book.revealedAt);
    expect(party.book(0).epoch).toBe(1);
    party.reload(0);
    party.come(1);
    party.office.sieve = ({ from, text }) =>
      from === party.key(1) && /"t":"(?:have|say)"/u.test(text) ? undefined : text;
    party.office.pass(1_000);
    show(party, 1, 0, resealed(party, 1, taken), book.revealedAt);
    expect(namedBy(party, 0)).toEqual([[1, "promises"]]);
  });

  test("… or has broken down in the midst of going along", () => {
    const { party, book } = promised();
    party.lose(1);
    const taken = hostedBy(party, 1, bookAt(book, book.revealedAt));
    party.office.trap = (by, effect) =>
      by === party.key(0) && effect.do === "store" && effect.name === `entry ${book.revealedAt}`;
    show(party, 1, 0, taken, book.revealedAt);
    expect(party.office.nodes.has(party.key(0))).toBe(false);
    party.office.trap = () => false;
    party.come(0, 1);
    party.office.sieve = ({ from, text }) =>
      from === party.key(1) && /"t":"(?:have|say)"/u.test(text) ? undefined : text;
    party.office.pass(1_000);
    expect(party.book(0).epoch).toBe(1);
    show(party, 1, 0, resealed(party, 1, taken), book.revealedAt);
    expect(namedBy(party, 0)).toEqual([[1, "promises"]]);
  });

  test("what has been revealed stays so: nobody goes back behind the question", () => {
    const { party, other, book } = seenAll(1);
    party.lose(1);
    const before = book.askedAt - 1;
    show(party, 1, other, hostedBy(party, 1, bookAt(book, before)), before);
    expect(party.book(other).heads.slice(0, book.heads.length)).toEqual(book.heads);
    expect(party.office.notices(party.key(other))).toContain("apart");
  });

  test("what is asked anew after another record is asked with another link", () => {
    const { party, book } = promised();
    party.lose(1);
    const { i } = book;
    show(party, 1, 0, hostedBy(party, 1, bookAt(book, book.revealedAt)), book.revealedAt);
    expect(party.book(0).epoch).toBe(1);
    expect(party.book(0).i).toBeGreaterThan(i);
  });
});

test("choose-again: two of three who go back and choose otherwise both lose their seats", () => {
  const party = new Party({ game: precognition, options: standard?.options, players: 3, people: 3, seed: 2 }).all();
  let isSeen = false;
  const opens = () => (requestOf(party.book(0))?.acts.length ?? 0) > 0;
  party.office.sieve = ({ text }) => {
    if (!/"t":"answer"|"kind":"revealed"/u.test(text) || !opens()) return text;
    isSeen = true;
    return undefined;
  };
  party.until(() => isSeen && requestOf(party.book(2)) !== undefined);
  party.office.sieve = ({ text }) => text;
  const book = party.book(1);
  party.lose(0, 1);
  const at = bookAt(book, book.revealedAt);
  const { match } = at.terms;
  const voices = [0, 1].map((seat) => {
    const unsigned = { seat, p: positionOf(at), head: headOf(at) };
    return signed(signerOf(party, seat), unsigned, digestOfVote(match, 1, 1, unsigned));
  });
  const taken = write(at, { epoch: 1, body: { kind: "hosted", seat: 1, voices } }).book;
  const anew = resealed(party, 1, resealed(party, 0, taken));
  show(party, 1, 2, anew, book.revealedAt);
  expect(new Set(namedBy(party, 2).map(([seat]) => seat))).toEqual(new Set([0, 1]));
  // What a cheat had asked holds nobody back from going on with the others.
  party.office.pass(2_000);
  show(party, 1, 2, anew, book.revealedAt);
  expect(party.book(2).epoch).toBe(1);
});

test.each([
  ["the host", 0],
  ["another guest", 2],
])(
  "recommit-after-crash: another promise for the same question is proof, though it's the next word; to %s",
  (_, to) => {
    const { party, book } = promised(3);
    const [own] = Object.values(party.notes(1).choices);
    if (own === undefined) throw new Error("nothing is promised");
    const saying = { say: "seal", r: own.r, after: own.after, handle: "ab".repeat(32) } as const;
    const said = new Holder(book, 1, party.notes(1)).say(book, saying);
    party.lose(1);
    party.office.forge(party.key(1), party.key(to), encodeMessage({ t: "say", said }));
    party.office.deliver();
    for (const who of [0, 2]) expect(namedBy(party, who)).toEqual([[1, "promises"]]);
  },
);

/** Those who have seen the host's own answer, which is the question, have it asked anew. */
describe("ask-again", () => {
  const linkOf = ({ entries }: Book, i: number, seat: Seat) =>
    entries
      .flatMap(({ body }) => (body.kind === "revealed" && body.i === i ? body.answers : []))
      .find((answer) => answer.seat === seat)?.link;

  /** All have come to a question, and only the host has answered it; to everybody who would go behind it. */
  function askedBy(people: number): { readonly party: Party; readonly book: Book; readonly link: string } {
    const party = new Party({ game: precognition, options: standard?.options, players: people, people, seed: 4 }).all();
    let link = "";
    party.office.sieve = ({ from, text }) => {
      const message = text.includes('"t":"ask"') ? decode(text) : undefined;
      const { revealedAt, basis, heads, i } = party.book(0);
      // Something was said since the last reveal that could be taken back.
      if (message?.t === "ask" && i > 3 && heads.lastIndexOf(basis) > revealedAt) link = message.answer.link;
      return link !== "" && from !== party.key(0) ? undefined : text;
    };
    party.until(() => link !== "");
    party.office.sieve = ({ text }) => text;
    for (let who = 1; who < people; who++) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
    return { party, book: party.book(0), link };
  }

  test("a guest of two who goes behind the question gets the very same luck", () => {
    const { party, book, link } = askedBy(2);
    party.lose(1);
    show(party, 1, 0, hostedBy(party, 1, bookAt(book, book.revealedAt)), book.revealedAt);
    expect(party.office.notices(party.key(0))).toContain("apart");
    expect(party.book(0).heads.slice(0, book.heads.length)).toEqual(book.heads);
    party.come(1);
    party.until(() => party.book(0).i > book.i && party.book(1).i > book.i);
    expect([0, 1].map((who) => linkOf(party.book(who), book.i, 0))).toEqual([link, link]);
    party.play();
    expect(headOf(party.book(1))).toBe(headOf(party.book(0)));
  });

  test("two of three who go behind the question do so without whoever asked, however long they wait", () => {
    const { party, book } = askedBy(3);
    const at = bookAt(book, book.revealedAt);
    const voices = [1, 2].map((seat) => {
      const unsigned = { seat, p: positionOf(at), head: headOf(at) };
      return signed(signerOf(party, seat), unsigned, digestOfVote(at.terms.match, 1, 1, unsigned));
    });
    const taken = write(at, { epoch: 1, body: { kind: "hosted", seat: 1, voices } }).book;
    party.office.sieve = ({ from, text }) => (from === party.key(0) ? text : undefined);
    for (let seconds = 0; seconds < 60; seconds += 5) {
      party.office.pass(5_000);
      show(party, 1, 0, taken, book.revealedAt);
    }
    expect(party.office.notices(party.key(0))).toContain("apart");
    expect(party.book(0).heads).toEqual(book.heads);
  });

  test("a host opens nothing before the other one has come to the question", () => {
    const party = new Party({ game: precognition, options: standard?.options, players: 2, people: 2, seed: 4 }).all();
    party.until(() => party.book(0).i > 3 && requestOf(party.book(0)) === undefined);
    const asked: string[] = [];
    party.office.sieve = ({ from, text }) => {
      if (from !== party.key(0)) return text;
      if (text.includes('"t":"ask"')) asked.push(text);
      return requestOf(party.book(0)) === undefined ? text : undefined;
    };
    party.until(() => requestOf(party.book(0)) !== undefined);
    party.office.pass(3_000);
    expect(requestOf(party.book(1))).toBeUndefined();
    expect(asked).toEqual([]);
    party.office.sieve = ({ text }) => text;
    party.play();
    expect(headOf(party.book(1))).toBe(headOf(party.book(0)));
  });
});

test("leave-after-seeing: who goes behind their own promise to leave hasn't left, and owes what they have promised", () => {
  const { party, other, book } = seenAll(1);
  party.lose(1);
  const taken = hostedBy(party, 1, bookAt(book, book.revealedAt));
  const said = new Holder(taken, 1, party.notes(1)).say(taken, { say: "gone" });
  const anew = write(taken, { epoch: 1, body: { kind: "said", said } }).book;
  show(party, 1, other, anew, book.revealedAt);
  expect(people(party.book(other))).toContain(1);
  expect(party.book(other).heads.slice(0, book.heads.length)).toEqual(book.heads);
  party.office.pass(25_000);
  party.office.tell(party.key(other), { on: "agree", seat: other, about: 1, to: "owed" });
  party.office.pass(3_000);
  expect(accountOf(party.book(other), 1).away).toBe("owed");
  party.come(1);
  party.office.tell(party.key(1), { on: "return", seat: 1 });
  for (let steps = 0; steps < 60; steps++) party.step();
  expect(people(party.book(other))).not.toContain(1);
});
