/** The rules of the rehearsal game. */
import type { Await, Input, Result, Seat, Sitter, Step } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import type { Act, Crew, Dive, Event, Salvage, State } from "./model.ts";

/** A find that is worth 0 is a wave, to which the haul is lost if the swell is high. */
export const FINDS = [
  { worth: 0, count: 5 },
  { worth: 1, count: 9 },
  { worth: 4, count: 6 },
] as const;
export const SWELL = { kind: "die", sides: 6 } as const;
const HIGH = 3;

const ACTS: Readonly<Record<Act["do"], readonly Act[]>> = {
  dive: [{ do: "dive" }],
  surface: [{ do: "surface" }],
  flare: [{ do: "flare" }],
  vote: [true, false].map((sail) => ({ do: "vote", sail })),
};

export function setup({ nights }: Salvage["options"], sitters: readonly Sitter[]): State {
  if (sitters.every((sitter) => sitter === "nobody")) throw new Refusal("nobody-plays");
  const crews = sitters.map((sitter): Crew => ({ sitter, coins: 0, flare: true }));
  return nextNight({ nights, night: 0, crews, wreck: FINDS.map(({ count }) => count), now: { at: "over" } }).state;
}

export function awaits(state: State): readonly Await<Salvage>[] {
  const { now, wreck, crews } = state;
  if (now.at === "over") return [];
  const owing = seated(state).filter((seat) =>
    now.at === "dive" ? seat === now.diver : crews[seat]?.sitter === "person" && !now.promised.includes(seat),
  );
  if (now.at === "dive" && now.isDown) {
    return [{ kind: "reveal", draws: [{ kind: "pick", weights: wreck, take: 1 }, SWELL], values: [], acts: [] }];
  }
  if (owing.length === 0) return [{ kind: "reveal", draws: [SWELL], values: [], acts: seated(state) }];

  const flares = seated(state).filter((seat) => crews[seat]?.flare && !(now.at === "dive" && seat === now.diver));
  const interrupt: Await<Salvage> = { kind: "act", from: flares, quorum: "any", optional: true, acts: ["flare"] };
  const turn: Await<Salvage> = { kind: "act", from: owing, quorum: "each", acts: duties(state) };
  return [...(flares.length > 0 ? [interrupt] : []), now.at === "vote" ? { ...turn, sealed: true } : turn];
}

/** Without dives when the wreck is empty. */
function duties({ now, wreck }: State): readonly Act["do"][] {
  if (now.at === "vote") return ["vote"];
  return wreck.some((left) => left > 0) ? ["dive", "surface"] : ["surface"];
}

export function legal(state: State, seat: Seat): readonly Act[] {
  const mine = awaits(state).flatMap((one) => (one.kind === "act" && one.from.includes(seat) ? (one.acts ?? []) : []));
  return Object.entries(ACTS).flatMap(([kind, acts]) => (mine.includes(kind) ? acts : []));
}

export function apply(state: State, input: Input<Salvage>): Step<Salvage> {
  const { now } = state;
  if (input.kind === "seat") return changeSeat(state, input);
  if (input.kind === "act") return act(state, input.seat, input.act);
  if (input.kind === "sealed" && now.at === "vote") {
    return { state: { ...state, now: { ...now, promised: [...now.promised, input.seat] } }, events: [] };
  }
  if (input.kind !== "revealed") throw new Refusal("not-awaited", { what: input.kind });
  const [[first = 0] = [], [second = 0] = []] = input.results;
  if (now.at === "dive") return find(state, now, first, second);

  const other = input.acts.find(({ act: vote }) => vote.do !== "vote");
  if (other !== undefined) throw new Refusal("not-legal", { seat: other.seat });
  const sail = input.acts.filter(({ act: vote }) => vote.do === "vote" && vote.sail).length;
  const stay = input.acts.length - sail;
  const voted = { on: "voted", sail, stay } as const;
  const isEnd = sail === stay ? first < HIGH : sail > stay;
  return isEnd ? { state: { ...state, now: { at: "over" } }, events: [voted] } : nextNight(state, voted);
}

function act(state: State, seat: Seat, { do: kind }: Act): Step<Salvage> {
  const { now } = state;
  const dark = kind === "flare" ? withCrew(state, seat, { flare: false }) : state;
  if (now.at !== "dive") return nextNight(dark, { on: "flared", seat });
  if (kind === "dive") return { state: { ...state, now: { ...now, isDown: true } }, events: [] };
  const coins = worthOf(now);
  const richer = withCrew(dark, seat, { coins: (dark.crews[seat]?.coins ?? 0) + coins });
  return nextDiver(richer, now.diver, { on: "banked", seat: now.diver, to: seat, coins });
}

function find(state: State, now: Dive, found: number, swell: number): Step<Salvage> {
  const worth = FINDS[found]?.worth ?? 0;
  const wreck = state.wreck.map((left, i) => (i === found ? left - 1 : left));
  const told = { on: "found", seat: now.diver, worth } as const;
  if (worth === 0 && swell >= HIGH) {
    return nextDiver({ ...state, wreck }, now.diver, told, { on: "lost", seat: now.diver });
  }
  return { state: { ...state, wreck, now: { ...now, haul: [...now.haul, worth], isDown: false } }, events: [told] };
}

export const worthOf = ({ haul }: Dive): number => haul.reduce((sum, worth) => sum + worth, 0);

const nextNight = (state: State, ...before: readonly Event[]): Step<Salvage> =>
  nextDiver({ ...state, night: state.night + 1 }, -1, ...before, { on: "night", night: state.night + 1 });

function nextDiver(state: State, last: Seat, ...events: readonly Event[]): Step<Salvage> {
  const diver = seated(state).find((seat) => seat > last);
  if (diver !== undefined) return { state: { ...state, now: { at: "dive", diver, haul: [], isDown: false } }, events };
  const isLastNight = state.night === state.nights;
  return { state: { ...state, now: isLastNight ? { at: "over" } : { at: "vote", promised: [] } }, events };
}

const CHANGES = {
  join: { from: ["nobody"], to: "person" },
  leave: { from: ["person", "bot"], to: "nobody" },
  bot: { from: ["person"], to: "bot" },
  back: { from: ["bot"], to: "person" },
} as const satisfies Record<string, { from: readonly Sitter[]; to: Sitter }>;

function changeSeat(state: State, { seat, change }: Extract<Input, { kind: "seat" }>): Step<Salvage> {
  const { now } = state;
  const { from, to } = CHANGES[change];
  if (!from.some((sitter) => sitter === state.crews[seat]?.sitter)) throw new Refusal("not-legal", { seat });
  const changed = withCrew(state, seat, { sitter: to });
  if (seated(changed).length === 0) throw new Refusal("last-person", { seat });
  if (to === "nobody" && now.at === "dive" && now.diver === seat) return nextDiver(changed, seat, { on: "lost", seat });
  // A sealed vote is void when the seat changes hands.
  if (now.at !== "vote") return { state: changed, events: [] };
  return { state: { ...changed, now: { ...now, promised: now.promised.filter((one) => one !== seat) } }, events: [] };
}

export function result({ now, crews }: State): Result | undefined {
  if (now.at !== "over") return undefined;
  const places = crews.map((mine) => 1 + crews.filter(({ coins }) => coins > mine.coins).length);
  return { places, scores: crews.map(({ coins }) => [coins]) };
}

const seated = ({ crews }: State): readonly Seat[] =>
  [...crews.keys()].filter((seat) => crews[seat]?.sitter !== "nobody");

const withCrew = (state: State, seat: Seat, change: Partial<Crew>): State => ({
  ...state,
  crews: state.crews.map((crew, i) => (i === seat ? { ...crew, ...change } : crew)),
});
