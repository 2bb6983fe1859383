/** What is private doesn't show: whatever it is, the table looks the same until it's turned up. */
import { expect, test } from "vitest";
import { Keeper } from "../../src/engine/keeper.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { Phase } from "../../src/games/precognition/model/state.ts";
import { awaitedSeats, COMPETITIVE, newMatch } from "./random-game.ts";

interface Look {
  readonly decks: number;
  readonly choice: number;
  readonly round: number;
  /** Until what is shown. */
  readonly until?: Phase;
  readonly options?: Options;
}

/** Only the order of the people's decks follows from `decks`, only what they choose from `choice`. */
function looksUntilShown({ decks, choice, round, until = "show", options = COMPETITIVE }: Look): string[] {
  const match = newMatch(["person", "person", "person"], options);
  const keeper = Keeper.fresh(precognition, seeded(decks)).save();
  const table = new LocalTable(match, { keeper, croupier: seeded(7).save() });
  const looks: string[] = [];
  while (match.state.round < round || match.state.phase !== until) {
    const answer = table.nextAnswer();
    const [seat = 0] = awaitedSeats(table);
    // Before the first cards Rooms are chosen: always the same.
    const isBefore = match.state.phase === "rooms" && until !== "show-rooms";
    const act = table.legal(seat)[isBefore ? 0 : choice];
    const input = answer ?? (act && table.inputFor(seat, act));
    if (input === undefined) throw new Error("nobody can go on");
    match.apply(input);
    looks.push(match.stateHash());
  }
  return looks;
}

test("4.1.2e 4.5h in whatever order the decks lie, the table looks the same until cards are shown", () => {
  const looks = looksUntilShown({ decks: 1, choice: 0, round: 0 });
  // Each of three players seals three seasons; then luck says which cards are drawn for the deal.
  expect(looks).toHaveLength(10);
  expect(looksUntilShown({ decks: 2, choice: 0, round: 0 })).toEqual(looks);
});

test("4.1.2a 4.5g whatever the players choose, the table looks the same until it is shown", () => {
  const looks = looksUntilShown({ decks: 1, choice: 0, round: 1 });
  // After that the deal is shown, luck says again which cards are drawn, and three choices are locked.
  expect(looks).toHaveLength(15);
  expect(looksUntilShown({ decks: 1, choice: 5, round: 1 })).toEqual(looks);
});

test("6.5a partners see no more of each other's hands and choices than anybody else", () => {
  const options: Options = { mode: "coop", setup: "standard", difficulty: "normal" };
  const looks = looksUntilShown({ decks: 1, choice: 0, round: 1, options });
  expect(looks).toHaveLength(15);
  expect(looksUntilShown({ decks: 1, choice: 5, round: 1, options })).toEqual(looks);
  expect(looksUntilShown({ decks: 2, choice: 0, round: 0, options })).toEqual(looks.slice(0, 10));
});

test("3.2i whichever Room the players leave, the table looks the same until all choices are shown", () => {
  const options: Options = { mode: "competitive", setup: "advanced" };
  const looks = looksUntilShown({ decks: 1, choice: 0, round: 0, until: "show-rooms", options });
  // Nine seasons are sealed, the Rooms are dealt, and three choices are locked.
  expect(looks).toHaveLength(13);
  expect(looksUntilShown({ decks: 2, choice: 2, round: 0, until: "show-rooms", options })).toEqual(looks);
});

test("3.4d whichever cards the players pass, the table looks the same until all choices are shown", () => {
  const options: Options = { mode: "competitive", setup: "advanced" };
  const looks = looksUntilShown({ decks: 1, choice: 0, round: 0, until: "show-first", options });
  // After the Rooms are shown, luck says which cards are drawn, and three choices are locked.
  expect(looks).toHaveLength(18);
  expect(looksUntilShown({ decks: 2, choice: 5, round: 0, until: "show-first", options })).toEqual(looks);
});
