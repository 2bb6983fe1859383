/** What cheats say at the wrong time, in others' names or as in another match: it's refused, and harms nobody. */
import { expect, test } from "vitest";
import { type Book, headOf } from "../../src/fair/book.ts";
import { Holder } from "../../src/fair/holder.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Message } from "../../src/net/messages.ts";
import { noticesOf, resaid, send } from "./cheats.ts";
import { Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, players = 3) =>
  new Party({ game: precognition, options: standard?.options, players, people: 3, seed, spectators: 1 }).all();

const CHEAT = 1;
const isAsked = (book: Book): boolean => book.i > 4 && requestOf(book) !== undefined;
const isPlayed = (book: Book): boolean => book.i > 4 && requestOf(book) === undefined && book.due === undefined;

const gone = (party: Party, seat: number) =>
  new Holder(party.book(seat), seat, party.notes(seat)).say(party.book(seat), { say: "gone" });

/** All that this seat has said and answered in this match. */
function wordsOf(party: Party, seat: number): readonly Message[] {
  return party.book(0).entries.flatMap(({ body }): Message[] => {
    if (body.kind === "said" && body.said.seat === seat) return [{ t: "say", said: body.said }];
    if (body.kind !== "revealed") return [];
    return body.answers.filter((answer) => answer.seat === seat).map((answer) => ({ t: "answer", answer }));
  });
}

interface Cheat {
  readonly attack: string;
  readonly isTime: (book: Book) => boolean;
  readonly messages: (party: Party) => readonly Message[];
  /** What the cheat is told about it, if anything: whatever is out of date is passed over. */
  readonly why?: string;
}

const CHEATS: readonly Cheat[] = [
  { attack: "old round: all it has said before", isTime: isPlayed, messages: (party) => wordsOf(party, CHEAT) },
  { attack: "old round: all another one has said before", isTime: isPlayed, messages: (party) => wordsOf(party, 2) },
  {
    attack: "cross-match: all it has said in another match of the same people",
    isTime: isPlayed,
    messages: () => {
      const other = voyage(61, 4);
      other.until(() => isPlayed(other.book(0)));
      return wordsOf(other, CHEAT);
    },
  },
  {
    attack: "forged: what another one hasn't said",
    isTime: isPlayed,
    messages: (party) => [{ t: "say", said: { ...gone(party, 2), sig: gone(party, CHEAT).sig } }],
    why: "bad-signature",
  },
  {
    attack: "forged: what another one hasn't answered",
    isTime: isAsked,
    messages: (party) => {
      const { i, basis } = party.book(0);
      const { sig } = gone(party, CHEAT);
      return [{ t: "answer", answer: { seat: 2, i, basis, link: "ab".repeat(32), values: [], act: null, sig } }];
    },
    why: "bad-signature",
  },
  {
    attack: "reordered: what it may say, but not as its next",
    isTime: isPlayed,
    messages: (party) => [2, 1].map((k) => ({ t: "say", said: resaid(party, later(gone(party, CHEAT), k)) })),
  },
  {
    attack: "reordered: what it may say, after an entry that nobody has",
    isTime: isPlayed,
    messages: (party) => [{ t: "say", said: resaid(party, { ...gone(party, CHEAT), head: "ab".repeat(32) }) }],
  },
  {
    attack: "undo-over-ask: an act, or leaving, once something is asked",
    isTime: isAsked,
    messages: (party) => {
      const said = gone(party, CHEAT);
      const acts = resaid(party, { ...said, saying: { say: "acts", acts: [{ do: "undo" }] } });
      return [
        { t: "say", said: acts },
        { t: "say", said },
      ];
    },
  },
];

const later = <Said extends { readonly n: number }>(said: Said, by: number): Said => ({ ...said, n: said.n + by });

test.each(CHEATS)("$attack", ({ isTime, messages, why }) => {
  const party = voyage(61);
  const everybody = [...party.guests.keys()];
  const isThere = () =>
    everybody.every((who) => isTime(party.book(who)) && headOf(party.book(who)) === headOf(party.book(0)));
  // Nobody else says anything from there on.
  party.office.sieve = ({ text }) => (isThere() && /"t":"(?:say|answer)"/u.test(text) ? undefined : text);
  party.until(isThere);
  const before = headOf(party.book(0));
  const since = party.office.effects.length;
  send(party, CHEAT, [0, 2], ...messages(party));
  party.office.pass(3_000);
  for (const who of everybody) expect(headOf(party.book(who))).toBe(before);
  const told = noticesOf(party, CHEAT, since);
  expect(told).toEqual(why === undefined ? [] : [["refused-by-host", { why }]]);
  party.office.sieve = ({ text }) => text;
  const { i } = party.book(0);
  party.until(() => everybody.every((who) => party.book(who).i > i + 1));
  expect(party.office.notices()).not.toContain("cheated");
  expect(party.book(0).epoch).toBe(0);
});

test("fake-seat: with other people at the table the same two read other words than those who are shown the real ones", () => {
  const party = voyage(62);
  const other = new Party({ game: precognition, options: standard?.options, players: 3, people: 2, seed: 62 }).all();
  for (const table of [party, other]) table.until(() => table.book(1).words.length > 0);
  expect([0, 1].map((who) => other.key(who))).toEqual([0, 1].map((who) => party.key(who)));
  for (const who of [1, 2, 3]) expect(party.book(who).words).toEqual(party.book(0).words);
  expect(other.book(1).words).not.toEqual(party.book(1).words);
});
