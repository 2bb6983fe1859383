/** Random games take every alternative of every choice that the rules give. */
import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Good, Goods } from "../../src/games/precognition/model/goods.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { passChoices, roomChoices } from "../../src/games/precognition/rules/advanced-setup.ts";
import { choices } from "../../src/games/precognition/rules/decision.ts";
import { alternatives } from "./alternatives.ts";
import { playGame } from "./random-game.ts";

/** So many at least; and no more than that for what is rare. */
const GAMES = { least: 400, most: 4000 };

const ROOMS = [...STANDARD_ROOMS, ...ADVANCED_ROOMS];
const machines = ROOMS.flatMap(({ id }) => ["top", "middle", "bottom"].map((row) => `${id} ${row}`));

/** What is taken good by good; Ymunes of either kind are posted. */
const TAKEN: readonly Good[] = ["food", "human", "doctor", "protector", "battery"];

/** Of a single unit one takes none or all. */
const takings = (from: string, given: readonly Goods[]): string[] =>
  TAKEN.flatMap((good) => {
    const most = Math.max(...given.map((goods) => goods[good] ?? 0));
    const parts = most === 0 ? [] : most === 1 ? ["none", "all"] : ["none", "some", "all"];
    return parts.map((much) => `take ${good} from ${from}: ${much}`);
  });

const EXPECTED = [
  ...[0, 1, 2].map((room) => `leave Room ${room}`),
  ...["0 and 1", "0 and 2", "0 and 3", "1 and 2", "1 and 3", "2 and 3"].map((cards) => `pass ${cards}`),
  ...["keep 0, give 1", "keep 1, give 0", "keep 2, give 0", "keep 2, give 1", "keep 3, give 0", "keep 3, give 1"],
  ...["in round 12 keep 0, give 1", "in round 12 keep 1, give 0"],
  ...["activate both", "activate kept", "activate given"],
  ...["food", "human", "battery"].flatMap((good) =>
    ["none", "some", "all"].map((much) => `take ${good} from cards: ${much}`),
  ),
  ...takings(
    "machine",
    ROOMS.flatMap((room) => room.machines.map(({ gives }) => gives)),
  ),
  ...takings(
    "river",
    TILES.map(({ gives }) => gives),
  ),
  ...["nobody", "Doctors", "Protectors", "Doctors and Protectors"].map((who) => `post: ${who}`),
  ...["Doctors, not all", "Protectors, not all", "Doctors and Protectors, not all"].map((who) => `post: ${who}`),
  ...machines.flatMap((machine) => [`plug ${machine}`, `fire ${machine}`, `unplug ${machine}`]),
  ...["plug from cards", "plug from machine", "plug from river"],
  ...["hold one from cards", "hold several from cards", "hold one from machine", "hold several from machine"],
  ...["fire one of several", "fire the only one", "rest with a Machine ready", "rest with several Machines ready"],
  ...["none", "some", "all"].map((much) => `heal: ${much}`),
  ...["activate", "machines", "open"].map((stage) => `reveal while ${stage}`),
  ...[1, 2, 3].map((season) => `reveal in season ${season}`),
  ...["mitigate while machines", "mitigate while open"],
  ...["at a fixed price", "with Doctors", "with Protectors", "with both"].map((how) => `mitigate: ${how}`),
  ...["done, when one can also reveal", "done, when one can also mitigate"],
  ...["none", "some", "all"].map((much) => `discard Protectors: ${much}`),
  ...["Bane", "river"].flatMap((to) => ["contaminated", "both", "healthy"].map((who) => `lose to ${to}: ${who}`)),
  ...["face a gift", "ignore a gift", "face a loss", "ignore a loss"],
  ...["dismiss a Doctor", "dismiss a Protector"],
];

/** How often each alternative was offered and taken. */
interface Counts {
  readonly offered: Map<string, number>;
  readonly taken: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function offeredTo(state: State, seat: Seat, act: Act): readonly Act[] {
  switch (act.do) {
    case "leave-room":
      return roomChoices();
    case "pass":
      return passChoices();
    case "choose":
      return choices(state.round < 12 ? 2 : 0);
    default:
      return precognition.legal(state, seat, new Map());
  }
}

function countIn(seed: number, { offered, taken }: Counts): void {
  const note = (state: State, seat: Seat, act: Act): void => {
    const acts = offeredTo(state, seat, act);
    for (const key of new Set(acts.flatMap((one) => alternatives(state, seat, one, acts)))) count(offered, key);
    for (const key of alternatives(state, seat, act, acts)) count(taken, key);
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
