/** Hosts that are there and don't do what is theirs to do: the others go on without them. */
import { expect, test } from "vitest";
import { people, positionOf } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { isDone, Party } from "./party.ts";
import type { Letter } from "./post-office.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, people: number, players = people) =>
  new Party({ game: precognition, options: standard?.options, players, people, seed }).all();

/** What the host sends, all but this. */
const keeping = (party: Party, isKept: (text: string) => boolean) => {
  party.office.sieve = ({ from, text }: Letter) => (from === party.key(0) && isKept(text) ? undefined : text);
};

function goesOn(party: Party, others: readonly number[]): void {
  party.until(() => others.every((who) => party.book(who).epoch > 0), 200);
  party.office.sieve = ({ text }) => text;
  party.until(() => others.every((who) => isDone(party.book(who))));
  expect(party.office.notices()).not.toContain("cheated");
}

test.each([2, 3])(
  "host-never-asks: it's replaced, and what was to be asked is asked by the next one (%i people)",
  (people) => {
    const party = voyage(5, people);
    const others = [...Array(people).keys()].slice(1);
    party.until(() => party.book(1).i > 3);
    keeping(party, (text) => text.includes('"t":"ask"'));
    party.until(() => requestOf(party.book(1)) !== undefined);
    goesOn(party, others);
  },
);

test("… but a guest that is loaded anew after having answered doesn't take it for that", () => {
  const party = voyage(6, 3);
  party.until(() => party.book(1).i > 3);
  party.office.sieve = ({ from, text }) => (from === party.key(2) && text.includes('"t":"answer"') ? undefined : text);
  party.until(() => requestOf(party.book(1)) !== undefined && requestOf(party.book(2)) !== undefined);
  party.office.pass(1_000);
  for (const who of [1, 2]) party.reload(who);
  party.office.pass(60_000);
  expect(party.book(1).epoch).toBe(0);
});

test("host-keeps-bots: whoever doesn't let a bot play that is due is replaced", () => {
  const party = voyage(7, 3, 4);
  party.until(() => party.book(1).i > 3);
  keeping(party, (text) => /"kind":"bot"|"t":"have"/u.test(text));
  party.until(() => party.book(1).due !== undefined && positionOf(party.book(0)) > positionOf(party.book(1)));
  goesOn(party, [1, 2]);
});

test("host-ignores-drop: whoever doesn't write what most have agreed on is replaced", () => {
  const party = voyage(8, 4);
  party.until(() => party.book(1).i > 3);
  const { i } = party.book(1);
  // One doesn't answer, and the host throws away what the others agree on.
  party.office.sieve = ({ from, to, text }) => {
    const isKept = from === party.key(3) && text.includes('"t":"answer"');
    return isKept || (to === party.key(0) && text.includes('"t":"agree"')) ? undefined : text;
  };
  party.until(() => requestOf(party.book(1)) !== undefined);
  party.office.pass(25_000);
  for (const seat of [0, 1, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 3, to: "owed" });
  party.office.pass(10_000);
  expect(people(party.book(1))).toContain(3);
  party.until(() => party.book(1).epoch > 0 && party.book(1).i > i, 200);
  expect(people(party.book(1))).toEqual([0, 1, 2]);
  party.until(() => [0, 1, 2].every((who) => isDone(party.book(who))));
  expect(party.office.notices()).not.toContain("cheated");
});
