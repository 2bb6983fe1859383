/**
 * A player that means to live: what random players never see (full cabins, choices that hurt, somebody winning) comes up
 * in its matches. It tries each act and likes the boat best that has most on it, but for a whim now and then.
 */
import type { Bot } from "../../src/engine/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { apply } from "../../src/games/precognition/rules/apply.ts";
import { legal } from "../../src/games/precognition/rules/legal.ts";

type State = PrecognitionTypes["state"];

const WHIM = 0.1;
/** What is chosen in secret shows its worth too late. */
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
  // What is offered is nearly as good as taken; what is paid for it must not look like a loss.
  const offered = stage.at === "gain" ? Object.values(stage.offered).reduce((sum, amount) => sum + amount, 0) : 0;
  const batteries = boat.machines.reduce((sum, on) => sum + on, 0) + (stage.at === "plug" ? stage.batteries : 0);
  const people = 10 * boat.cabins + 9 * boat.contaminated;
  const ymunes = 4 * boat.doctors + 5 * boat.protectors;
  return people + ymunes + 3 * batteries + 2 * boat.food - 9 * boat.bane + 3 * offered;
}
