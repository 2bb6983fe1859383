/** Statistics from the events: healthy Humans round by round, and where they were gained and lost. */
import type { Seat } from "../../../../engine/game.ts";
import type { Told } from "../../../../ui/game-table.ts";
import type { Event } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";

export interface Voyage {
  /** At the start and after each round. */
  readonly healthy: readonly number[];
  readonly balance: Readonly<Record<Cause, number>>;
}

/** Why healthy Humans are gained and lost, in the order of display. */
export const CAUSES = ["healed", "sent", "bane", "river", "hunger"] as const;
export type Cause = (typeof CAUSES)[number];

const NOTHING: Readonly<Record<Cause, number>> = { healed: 0, sent: 0, bane: 0, river: 0, hunger: 0 };

/** By seat. */
export function voyages(told: readonly Told<PrecognitionTypes>[], players: number): Voyage[] {
  const healthy = Array.from({ length: players }, (): number[] => []);
  const balance = Array.from({ length: players }, () => ({ ...NOTHING }));
  for (const { events, state } of told) {
    for (const event of events) {
      if (event.on === "round" || event.on === "over") noteHealthy(healthy, state);
      else if ("seat" in event) book(balance, event);
    }
  }
  return healthy.map((counts, seat) => ({ healthy: counts, balance: balance[seat] ?? NOTHING }));
}

/** A round begins, or the match ends, only at the end of a step, so this state has the numbers at that moment. */
function noteHealthy(healthy: readonly number[][], { boats }: State): void {
  for (const [seat, { cabins }] of boats.entries()) healthy[seat]?.push(cabins);
}

function book(balance: readonly Record<Cause, number>[], event: Extract<Event, { seat: Seat }>): void {
  const own = balance[event.seat];
  if (own === undefined) return;
  switch (event.on) {
    case "healed":
      own.healed += event.humans;
      break;
    case "activated":
      own.sent -= event.paid;
      break;
    case "paid-to-reveal":
      own.sent -= event.humans;
      break;
    case "humans-lost":
      own[event.to] -= event.healthy;
      break;
    case "fed":
      own.hunger -= event.starved;
      break;
    default:
      break;
  }
}
