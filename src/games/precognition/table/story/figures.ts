/** One boat's journey in figures, counted from the events of a finished match. */
import type { Seat } from "../../../../engine/game.ts";
import type { Journey } from "../../../../ui/game-table.ts";
import type { Event } from "../../model/events.ts";
import type { Boat, State } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";

export interface Figures {
  readonly state: State;
  readonly seat: Seat;
  readonly boat: Boat;
  readonly isWon: boolean;
  /** All healthy Humans brought home, by seat. */
  readonly healthy: readonly number[];
  /** By island, the healthy Humans of each seat after it had eaten. */
  readonly ashore: readonly (readonly number[])[];
  readonly starved: number;
  /** How many Humans the Bane and the river took. */
  readonly lostTo: { readonly bane: number; readonly river: number };
  /** The most Humans lost in one round. */
  readonly worstRound: number;
  readonly healed: number;
  readonly fired: number;
  readonly protectorsSpent: number;
  readonly ignored: number;
  readonly highestBane: number;
  /** In how many rounds both cards were used, and how many Humans that cost. */
  readonly both: number;
  readonly paid: number;
  /** How many Objectives it paid to reveal. */
  readonly revealed: number;
  /** Whether a bot never played for this boat. */
  readonly isOwn: boolean;
}

type Mine<On extends Event["on"]> = readonly Extract<Event, { on: On; seat: Seat }>[];

export function figuresOf({ told, seat, result }: Journey<PrecognitionTypes>): Figures | undefined {
  const state = told.at(-1)?.state;
  const boat = state?.boats[seat];
  if (state === undefined || boat === undefined) return undefined;
  const events = told.flatMap((step) => step.events);
  const mine = <On extends Event["on"]>(on: On): Mine<On> =>
    events.filter((event): event is Extract<Event, { on: On; seat: Seat }> => event.on === on && isOf(event, seat));
  const lost = mine("humans-lost");
  const used = mine("activated");
  return {
    state,
    seat,
    boat,
    isWon: result.isWon ?? result.places[seat] === 1,
    healthy: state.boats.map(({ cabins }) => cabins),
    ashore: told.flatMap((step) =>
      step.events.some(({ on }) => on === "fed") ? [step.state.boats.map(({ cabins }) => cabins)] : [],
    ),
    starved: sum(mine("fed"), ({ starved }) => starved),
    lostTo: {
      bane: sum(lost, (event) => (event.to === "bane" ? humansIn(event) : 0)),
      river: sum(lost, (event) => (event.to === "river" ? humansIn(event) : 0)),
    },
    worstRound: Math.max(0, ...lossesByRound(events, seat)),
    healed: sum(mine("healed"), ({ humans }) => humans),
    fired: mine("fired").length,
    protectorsSpent: sum(mine("protected"), ({ protectors }) => protectors),
    ignored: mine("ignored").length,
    highestBane: Math.max(0, ...mine("bane-rose").map(({ level }) => level)),
    both: used.filter(({ cards }) => cards.length > 1).length,
    paid: sum(used, ({ paid }) => paid),
    revealed: mine("paid-to-reveal").length,
    isOwn: mine("seat").length === 0,
  };
}

const isOf = (event: Event, seat: Seat): boolean => "seat" in event && event.seat === seat;

const humansIn = ({ healthy, contaminated }: Extract<Event, { on: "humans-lost" }>): number => healthy + contaminated;

/** Lost to the Bane, the river and hunger, by round. */
function lossesByRound(events: readonly Event[], seat: Seat): readonly number[] {
  const losses: number[] = [];
  for (const event of events) {
    if (event.on === "round") losses.push(0);
    if (!isOf(event, seat)) continue;
    const last = losses.length - 1;
    if (event.on === "humans-lost") losses[last] = (losses[last] ?? 0) + humansIn(event);
    if (event.on === "fed") losses[last] = (losses[last] ?? 0) + event.starved;
  }
  return losses;
}

const sum = <X>(list: readonly X[], of: (one: X) => number): number => list.reduce((total, one) => total + of(one), 0);
