/** Hosts that put into their record what mustn't be there, or show each guest another one. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { accountOf, type Book, headOf, positionOf } from "../../src/fair/book.ts";
import type { Entry } from "../../src/fair/entries.ts";
import { Holder } from "../../src/fair/holder.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { namedBy as proofsOf, told } from "./cheats.ts";
import { isDone, Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, people: number) =>
  new Party({ game: precognition, options: standard?.options, players: people, people, seed, spectators: 1 }).all();

const namedBy = (party: Party, who: number) => proofsOf(party, who).map(([seat]) => seat);

function goesOnWithoutHost(party: Party): void {
  party.until(() => [1, 2].every((who) => accountOf(party.book(who), 0).away === "cheated"));
  party.until(() => [1, 2].every((who) => isDone(party.book(who))));
  expect(headOf(party.book(1))).toBe(headOf(party.book(2)));
}

/** A guest that has heard nothing of the host's last entries, which are these. */
function behind(seed: number): { readonly party: Party; readonly book: Book; readonly missed: readonly Entry[] } {
  const party = voyage(seed, 3);
  party.until(() => party.book(1).i > 3);
  const { length } = party.book(0).entries;
  party.office.sieve = ({ from, to, text }) =>
    from === party.key(0) && to !== party.key(2) && text.includes('"t":"entries"') ? undefined : text;
  party.until(() => positionOf(party.book(0)) >= length + 3, 20);
  return { party, book: party.book(1), missed: party.book(0).entries.slice(positionOf(party.book(1))) };
}

const NONSENSE: Entry = { epoch: 0, body: { kind: "bot", seat: 2, act: { do: "nothing" } } };

test.each([
  ["first", 0],
  ["in the middle", 1],
  ["last", 2],
])("hidden-entry: one that mustn't be there, and stands %s of several, is proof", (_, place) => {
  const { party, book, missed } = behind(21);
  expect(missed.length).toBeGreaterThan(2);
  const bad = missed.slice(0, 3).with(place, NONSENSE);
  party.lose(0);
  party.office.sieve = ({ text }) => text;
  party.office.forge(party.key(0), party.key(1), told(party, book, bad));
  party.office.deliver();
  expect(namedBy(party, 1)).toEqual([0]);
  goesOnWithoutHost(party);
  expect(namedBy(party, 2)).toEqual([0]);
});

test.each([0, 1, 2])("hidden-entry: whoever alters what a host has sent doesn't get it named (%i)", (place) => {
  const { party, book, missed } = behind(22);
  const bad = missed.slice(0, 3).with(place, NONSENSE);
  party.office.sieve = ({ text }) => text;
  // A guest passes it on, and can't sign what it has put in; nor does what comes after fit any more.
  party.office.forge(party.key(2), party.key(1), told(party, book, bad, [0, 1, 2].slice(place)));
  party.office.deliver();
  expect(namedBy(party, 1)).toEqual([]);
  party.play();
  expect(party.office.notices()).not.toContain("cheated");
});

test("flood: what nobody has signed isn't even looked into", () => {
  const { party, book } = behind(24);
  const before = party.office.effects.length;
  party.office.forge(party.key(2), party.key(1), told(party, book, [NONSENSE], [0]));
  party.office.deliver();
  const refused = party.office.effects
    .slice(before)
    .flatMap(({ effect }) => (effect.do === "notice" && effect.key === "entry-refused" ? [effect.facts.why] : []));
  expect(refused).toEqual(["not-vouched-for"]);
});

test("flood: whoever only watches may be the last to have the record, but isn't listened to after nonsense", () => {
  const { party, book, missed } = behind(25);
  party.office.sieve = ({ from, text }) => (from === party.key(0) || from === party.key(2) ? undefined : text);
  const bring = (entries: readonly Entry[], forged: readonly number[] = []) => {
    party.office.forge(party.key(3), party.key(1), told(party, book, entries, forged));
    party.office.deliver();
    return positionOf(party.book(1)) - positionOf(book);
  };
  expect(bring([NONSENSE], [0])).toBe(0);
  expect(bring(missed.slice(0, 2))).toBe(0);
  party.office.pass(2_000);
  expect(bring(missed.slice(0, 2))).toBe(2);
});

test("split-set, split-record: guests who were shown two that are both right find out, and go on with one of them", () => {
  const party = voyage(23, 3);
  const isAsked = ({ game }: Book): boolean =>
    game.awaits.some((awaited) => awaited.kind === "act" && awaited.sealed && awaited.from.includes(0));
  party.office.sieve = ({ from, text }) => (from === party.key(0) && text.includes('"say":"seal"') ? undefined : text);
  party.until(() => [1, 2].every((who) => party.book(who).i > 3 && isAsked(party.book(who))));
  const book = party.book(1);
  expect(headOf(party.book(2))).toBe(headOf(book));
  const holder = new Holder(book, 0, party.notes(0));
  const promise = (handle: string) =>
    holder.say(book, { say: "seal", r: accountOf(book, 0).secretQuestions + 1, after: book.after, handle });
  const [one, other] = ["ab", "cd"].map((sign) => promise(sign.repeat(32)));
  if (one === undefined || other === undefined) throw new Error("nothing is promised");
  const shown: readonly (readonly [Seat, typeof one])[] = [
    [1, one],
    [2, other],
  ];
  for (const [to, said] of shown) {
    party.office.forge(party.key(0), party.key(to), told(party, book, [{ epoch: 0, body: { kind: "said", said } }]));
  }
  party.office.sieve = ({ text }) => text;
  party.lose(0);
  party.office.deliver();
  expect(headOf(party.book(1))).not.toBe(headOf(party.book(2)));
  goesOnWithoutHost(party);
  expect(new Set([...namedBy(party, 1), ...namedBy(party, 2)])).toEqual(new Set([0]));
});
