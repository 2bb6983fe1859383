/** What people do is recorded in the end, whatever becomes of pages and hosts meanwhile, or they are told why not. */
import { expect, test } from "vitest";
import { awaitsOf, positionOf } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Party } from "./party.ts";

const dive = (seed: number, people: number) =>
  new Party({ game: rehearsal, options: { nights: 4 }, players: people, people, seed, spectators: 1 });

const isSaying = (text: string): boolean => text.includes('"t":"say"');

const actsOf = (party: Party, who: number, seat: number) =>
  party
    .book(who)
    .entries.flatMap(({ body }) =>
      body.kind === "said" && body.said.seat === seat && body.said.saying.say === "acts" ? [body.said.saying.acts] : [],
    );

const notSaid = (party: Party, who: number) =>
  party.office.effects.flatMap(({ by, effect }) =>
    by === party.key(who) && effect.do === "notice" && effect.key === "not-said" ? [effect.facts.why] : [],
  );

/** Who is to act in the open now. */
const actors = (party: Party, who: number) =>
  requestOf(party.book(who)) !== undefined
    ? []
    : awaitsOf(party.book(who)).flatMap((one) => (one.kind === "act" && !one.sealed && !one.optional ? one.from : []));

/** The others play until it's this seat's turn. */
function untilTurn(party: Party, seat: number): void {
  for (let steps = 0; !actors(party, seat).includes(seat); steps++) {
    if (steps > 200) throw new Error(`it's never its turn: ${party.story()}`);
    for (const other of [0, 1, 2]) if (other !== seat) party.act(other);
    party.office.pass(500);
  }
}

test("a page that is loaded again says what its people have done, and what they did after that", () => {
  const party = dive(1, 3).all();
  untilTurn(party, 1);
  party.office.sieve = ({ from, text }) => (from === party.key(1) && isSaying(text) ? undefined : text);
  const { length } = actsOf(party, 0, 1);
  party.act(1);
  party.office.tell(party.key(1), { on: "leave", seat: 1 });
  party.reload(1);
  expect(actsOf(party, 0, 1)).toHaveLength(length);
  party.office.sieve = ({ text }) => text;
  party.office.pass(5_000);
  expect(actsOf(party, 0, 1)).toHaveLength(length + 1);
  expect(party.book(0).accounts[1]?.away).toBe("left");
});

test("what a host had recorded of its own is said again where its record goes another way", () => {
  const party = dive(2, 3).all();
  untilTurn(party, 0);
  const known = positionOf(party.book(1));
  // Nobody hears of it.
  party.office.sieve = ({ from, text }) => (from === party.key(0) ? undefined : text);
  party.act(0);
  const acts = actsOf(party, 0, 0);
  expect(positionOf(party.book(0))).toBeGreaterThan(known);
  expect(actsOf(party, 1, 0)).toHaveLength(acts.length - 1);
  party.office.pass(30_000);
  expect(party.book(1).epoch).toBeGreaterThan(0);
  party.office.sieve = ({ text }) => text;
  party.until(() => party.book(0).epoch > 0);
  party.office.pass(5_000);
  expect(party.office.notices(party.key(0))).toContain("rewound");
  expect(actsOf(party, 1, 0).slice(0, acts.length)).toEqual(acts);
});

test("whoever isn't at the table any more when their act could be said is told that it won't be", () => {
  const party = dive(3, 3).all();
  untilTurn(party, 1);
  party.office.cut(
    [party.key(1)],
    [0, 2, 3].map((who) => party.key(who)),
  );
  party.act(1);
  party.office.pass(30_000);
  for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to: "silent" });
  party.office.pass(5_000);
  expect(party.book(0).accounts[1]?.away).toBe("silent");
  const before = notSaid(party, 1);
  party.office.mend();
  party.office.pass(20_000);
  expect(party.book(1).accounts[1]?.away).toBe("silent");
  expect(notSaid(party, 1).slice(before.length)).toEqual(["not-your-turn"]);
});
