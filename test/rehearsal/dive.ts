/** One dive after another, and the night that begins when everybody has dived. */
import type { Seat, Step } from "../../src/engine/game.ts";
import { DANGER, finds, WAVE } from "./content.ts";
import type { Dive, Event, Salvage, State } from "./model.ts";
import { seated, withCrew } from "./table.ts";

export const nextNight = (state: State, ...before: readonly Event[]): Step<Salvage> =>
  nextDiver({ ...state, night: state.night + 1 }, -1, ...before, { on: "night", night: state.night + 1 });

export function nextDiver(state: State, last: Seat, ...events: readonly Event[]): Step<Salvage> {
  const diver = seated(state).find((seat) => seat > last);
  if (diver !== undefined) return { state: { ...state, now: { at: "dive", diver, haul: [], isDown: false } }, events };
  const isLastNight = state.night === state.nights;
  return { state: { ...state, now: isLastNight ? { at: "over" } : { at: "vote", promised: [] } }, events };
}

export function find(state: State, now: Dive, found: number, swell: number): Step<Salvage> {
  const { diver } = now;
  const wreck = state.wreck.map((left, i) => (i === found ? left - 1 : left));
  const haul = [...now.haul, found];
  const events: readonly Event[] = [{ on: "found", seat: diver, find: found }];
  if (found === WAVE && swell < DANGER * haul.filter((one) => one === WAVE).length) {
    return nextDiver(drop({ ...state, wreck }, haul), diver, ...events, { on: "swept", seat: diver });
  }
  return { state: { ...state, wreck, now: { ...now, haul, isDown: false } }, events };
}

/** Waves go back to the sea, all else is the crew's. */
export function surface(state: State, { diver, haul }: Dive, ...before: readonly Event[]): Step<Salvage> {
  const banked = earn(state, diver, haul);
  const waves = haul.filter((one) => one === WAVE);
  return nextDiver(drop(banked, waves), diver, ...before, { on: "banked", seat: diver, coins: worth(haul) });
}

/** The last find goes to whoever fired the flare; if it was a wave, that's little. */
export function rob(state: State, now: Dive, seat: Seat): Step<Salvage> {
  const top = now.haul.slice(-1).filter((one) => one !== WAVE);
  const robbed = earn(withCrew(state, seat, { flare: false }), seat, top);
  const haul = now.haul.slice(0, now.haul.length - top.length);
  return surface(robbed, { ...now, haul }, { on: "flared", seat });
}

/** Back into the wreck. */
export const drop = (state: State, haul: readonly number[]): State => ({
  ...state,
  wreck: state.wreck.map((left, i) => left + haul.filter((one) => one === i).length),
});

const earn = (state: State, seat: Seat, haul: readonly number[]): State =>
  withCrew(state, seat, { coins: (state.crews[seat]?.coins ?? 0) + worth(haul) });

const worth = (haul: readonly number[]): number => haul.reduce((sum, i) => sum + (finds[i]?.worth ?? 0), 0);
