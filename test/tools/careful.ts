/**
 * A player whose matches come to what random players never see: full cabins, hard choices, winning. It tries each act and
 * takes the one after which the boat has most on it, and sometimes a random one.
 */
import type { Bot } from "../../src/engine/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { apply } from "../../src/games/precognition/rules/apply.ts";
import { legal } from "../../src/games/precognition/rules/legal.ts";

type State = PrecognitionTypes["state"];

const WHIM = 0.1;
/** The worth of a secret choice isn't seen at once. */
const SECRET: readonly string[] = ["leave-room", "pass", "choose"];

export const careful: Bot<PrecognitionTypes> = ({ state, seat, mine, luck }) => {
  const acts = luck.shuffled(legal(state, seat, mine));
  const worth = acts.map((act) => {
    if (SECRET.includes(act.do) || luck.fraction() < WHIM) return luck.fraction() * 100;
    return worthOf(apply(state, { kind: "act", seat, act }).state, seat);
  });
  return acts[worth.indexOf(Math.max(...worth))];
};

function worthOf({ boats }: State, seat: number): number {
  const boat = boats[seat];
  if (boat === undefined) return 0;
  const { stage } = boat;
  // An offer counts nearly as much as a gain, so that paying for it doesn't look like a loss.
  const offered = stage.at === "gain" ? Object.values(stage.offered).reduce((sum, amount) => sum + amount, 0) : 0;
  const batteries = boat.machines.reduce((sum, on) => sum + on, 0) + (stage.at === "plug" ? stage.batteries : 0);
  const people = 10 * boat.cabins + 9 * boat.contaminated;
  const ymunes = 4 * boat.doctors + 5 * boat.protectors;
  return people + ymunes + 3 * batteries + 2 * boat.food - 9 * boat.bane + 3 * offered;
}
