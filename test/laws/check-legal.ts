/** Each legal act can be applied, including sealed ones. */
import type { Seat } from "../../src/engine/game.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { awaitedPeople, type Move, offer } from "./random-player.ts";
import { count, demand, under } from "./report.ts";
import { type World, withAct } from "./world.ts";

/** Tries each open act of each seat in this state. */
export function checkLegal({ live, report }: World): void {
  const { match } = live;
  for (const seat of awaitedPeople(live, "must")) {
    demand(live.legal(seat).length > 0, "applies", () => `seat ${seat} owes an act and has none`);
  }
  for (const seat of openSeats(live.match.awaits)) {
    for (const act of offer(live, seat, "open")) {
      count(report.offered, act.do);
      const input = deepFreeze({ kind: "act", seat, act } as const);
      under(report, "applies", `seat ${seat}, ${JSON.stringify(act)}`, () => match.game.apply(match.state, input));
    }
  }
}

function openSeats(awaits: World["live"]["match"]["awaits"]): readonly Seat[] {
  return [...new Set(awaits.flatMap((one) => (one.kind === "act" && !one.sealed ? one.from : [])))];
}

/** Before a reveal, tries all other acts that could have been sealed. */
export function checkPromised({ live, report, promised }: World, { input }: Move): void {
  if (input.kind !== "revealed") return;
  const { match } = live;
  for (const { seat } of input.acts) {
    if (match.sitters[seat] !== "person") continue;
    for (const act of promised.get(seat) ?? []) {
      count(report.offered, act.do);
      const other = deepFreeze(withAct(input, seat, act));
      under(report, "applies", `seat ${seat} opens ${JSON.stringify(act)}`, () => match.game.apply(match.state, other));
    }
  }
}
