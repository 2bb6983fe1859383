/** Random games take every alternative of every choice that the rules give. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { choices } from "../../src/games/precognition/rules/decision.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { openActs } from "../../src/games/precognition/rules/stages.ts";
import { alternative } from "./alternatives.ts";
import { playGame } from "./random-game.ts";

/** So many at least; and no more than that for what is rare. */
const GAMES = { least: 400, most: 4000 };

const machines = ["living-deck", "watch-deck"].flatMap((room) =>
  ["top", "middle", "bottom"].map((row) => `${room} ${row}`),
);

const EXPECTED = [
  ...["keep 0, give 1", "keep 1, give 0", "keep 2, give 0", "keep 2, give 1", "keep 3, give 0", "keep 3, give 1"],
  ...["in round 12 keep 0, give 1", "in round 12 keep 1, give 0"],
  ...["activate both", "activate kept", "activate given"],
  ...["food", "human", "battery"].flatMap((good) =>
    ["none", "some", "all"].map((much) => `take ${good} from cards: ${much}`),
  ),
  ...["none", "some", "all"].map((much) => `take food from machine: ${much}`),
  ...["none", "some", "all"].map((much) => `take human from machine: ${much}`),
  ...["none", "all"].map((much) => `take protector from machine: ${much}`),
  ...["none", "some", "all"].map((much) => `take food from river: ${much}`),
  ...["none", "all"].map((much) => `take human from river: ${much}`),
  ...["none", "all"].map((much) => `take battery from river: ${much}`),
  ...["nobody", "Doctors", "Protectors", "Doctors and Protectors"].map((who) => `post: ${who}`),
  ...["Doctors, not all", "Protectors, not all", "Doctors and Protectors, not all"].map((who) => `post: ${who}`),
  ...machines.flatMap((machine) => [`plug ${machine} from cards`, `plug ${machine} from river`]),
  ...machines.flatMap((machine) => [`fire ${machine}`, `fire ${machine}, one of several`]),
  ...["rest with a Machine ready", "rest with several Machines ready"],
  ...["none", "some", "all"].map((much) => `discard Protectors: ${much}`),
  ...["Bane", "river"].flatMap((to) => ["contaminated", "both", "healthy"].map((who) => `lose to ${to}: ${who}`)),
  ...["face a gift", "ignore a gift", "face a loss", "ignore a loss"],
  ...["dismiss a Doctor", "dismiss a Protector"],
  ...machines.map((machine) => `unplug ${machine}`),
];

/** How often each alternative was offered and taken. */
interface Counts {
  readonly offered: Map<string, number>;
  readonly taken: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function countIn(seed: number, { offered, taken }: Counts): void {
  const note = (state: State, seat: Seat, act: Act): void => {
    const acts = act.do === "choose" ? choices(state.round < 12 ? 2 : 0) : openActs(boatAt(state, seat));
    for (const key of new Set(acts.map((one) => alternative(state, seat, one, acts)))) count(offered, key);
    count(taken, alternative(state, seat, act, acts));
  };
  playGame(seed, ({ before, input }) => {
    if (input.kind === "act") note(before, input.seat, input.act);
    if (input.kind === "revealed") for (const { seat, act } of input.acts) note(before, seat, act);
  });
}

test("random games offer and take every alternative, and there are no others", () => {
  const counts: Counts = { offered: new Map(), taken: new Map() };
  const isTaken = () => EXPECTED.every((key) => counts.taken.has(key));
  let games = 0;
  while (games < GAMES.least || (games < GAMES.most && !isTaken())) countIn(++games, counts);

  const { offered, taken } = counts;
  const list = [...offered].sort().map(([key, times]) => `${key}: taken ${taken.get(key) ?? 0} of ${times} times`);
  const told = `in ${games} games\n${list.join("\n")}\n`;
  expect([...offered.keys()].sort(), told).toEqual([...EXPECTED].sort());
  expect([...taken.keys()].sort(), told).toEqual([...EXPECTED].sort());
  const rarest = [...taken].sort(([, a], [, b]) => a - b).slice(0, 5);
  console.log(`${games} games, ${taken.size} alternatives; rarest: ${rarest.map((one) => one.join(" ")).join("; ")}`);
});
