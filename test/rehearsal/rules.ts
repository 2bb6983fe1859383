/** Whose turn it is, what may be done, and what comes of it. */
import type { Await, Input, OpenedAct, Result, Seat, Sitter, Step } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { finds, SWELL } from "./content.ts";
import { drop, find, nextDiver, nextNight, rob, surface } from "./dive.ts";
import type { Act, Crew, Options, Salvage, State, Vote } from "./model.ts";
import { seated, withCrew } from "./table.ts";

export function setup({ nights }: Options, sitters: readonly Sitter[]): State {
  if (sitters.length > 6) throw new Refusal("too-many-seats", { most: 6 });
  if (sitters.every((sitter) => sitter === "nobody")) throw new Refusal("nobody-plays");
  const crews = sitters.map((sitter): Crew => ({ sitter, coins: 0, flare: true }));
  return nextNight({ nights, night: 0, crews, wreck: finds.map(({ count }) => count), now: { at: "over" } }).state;
}

export function awaits(state: State): readonly Await<Salvage>[] {
  const { now } = state;
  if (now.at === "over") return [];
  const flares = withFlare(state);
  const interrupt: Await<Salvage> = { kind: "act", from: flares, quorum: "any", optional: true, acts: ["flare"] };
  const beside: readonly Await<Salvage>[] = flares.length > 0 ? [interrupt] : [];
  if (now.at === "dive") {
    if (!now.isDown)
      return [...beside, { kind: "act", from: [now.diver], quorum: "each", acts: dives(state).map((one) => one.do) }];
    return [{ kind: "reveal", draws: [{ kind: "pick", weights: state.wreck, take: 1 }, SWELL], values: [], acts: [] }];
  }
  const owing = owingVotes(state, now);
  if (owing.length > 0) return [...beside, { kind: "act", from: owing, quorum: "each", sealed: true, acts: ["vote"] }];
  return [{ kind: "reveal", draws: [SWELL], values: [], acts: seated(state) }];
}

export function legal(state: State, seat: Seat): readonly Act[] {
  const flare: readonly Act[] = withFlare(state).includes(seat) ? [{ do: "flare" }] : [];
  return [...flare, ...duties(state, seat)];
}

function duties(state: State, seat: Seat): readonly Act[] {
  const { now } = state;
  if (now.at === "vote") return owingVotes(state, now).includes(seat) ? votes : [];
  if (now.at !== "dive" || now.isDown || now.diver !== seat) return [];
  return dives(state);
}

/** There is nothing to dive for in an empty wreck. */
const dives = ({ wreck }: State): readonly Act[] =>
  wreck.some((left) => left > 0) ? [{ do: "dive" }, { do: "surface" }] : [{ do: "surface" }];

export const votes: readonly Act[] = [
  { do: "vote", sail: true },
  { do: "vote", sail: false },
];

export function apply(state: State, input: Input<Salvage>): Step<Salvage> {
  const { now } = state;
  switch (input.kind) {
    case "act":
      return act(state, input.seat, input.act);
    case "sealed":
      if (now.at !== "vote") break;
      return { state: { ...state, now: { ...now, promised: [...now.promised, input.seat] } }, events: [] };
    case "revealed": {
      const [first = [], second = []] = input.results;
      if (now.at === "dive") return find(state, now, first[0] ?? 0, second[0] ?? 0);
      return count(state, input.acts, first[0] ?? 0);
    }
    case "seat":
      return changeSeat(state, input);
  }
  throw new Refusal("not-awaited", { what: input.kind });
}

/** Most coins; then whoever still has their flare. */
export function result({ now, crews }: State): Result | undefined {
  if (now.at !== "over") return undefined;
  const scores = crews.map(({ coins, flare }) => [coins, flare ? 1 : 0]);
  const rank = ([coins = 0, flare = 0]: readonly number[]): number => coins * 2 + flare;
  return { scores, places: scores.map((mine) => 1 + scores.filter((other) => rank(other) > rank(mine)).length) };
}

const owingVotes = (state: State, { promised }: Vote): readonly Seat[] =>
  seated(state).filter((seat) => state.crews[seat]?.sitter === "person" && !promised.includes(seat));

/** At any time but while something is drawn or opened. */
function withFlare(state: State): readonly Seat[] {
  const { now } = state;
  const ready = seated(state).filter((seat) => state.crews[seat]?.flare);
  if (now.at === "dive") return now.isDown ? [] : ready.filter((seat) => seat !== now.diver);
  return now.at === "vote" && owingVotes(state, now).length > 0 ? ready : [];
}

function act(state: State, seat: Seat, { do: kind }: Act): Step<Salvage> {
  const { now } = state;
  if (now.at !== "dive") return nextNight(withCrew(state, seat, { flare: false }), { on: "flared", seat });
  if (kind === "flare") return rob(state, now, seat);
  return kind === "surface" ? surface(state, now) : { state: { ...state, now: { ...now, isDown: true } }, events: [] };
}

function count(state: State, opened: readonly OpenedAct<Salvage>[], swell: number): Step<Salvage> {
  const sails = opened.map(({ act: vote }) => {
    if (vote.do !== "vote") throw new Refusal("not-a-vote", { do: vote.do });
    return vote.sail;
  });
  const sail = sails.filter((one) => one).length;
  const stay = sails.length - sail;
  const isEnd = sail === stay ? swell % 2 === 0 : sail > stay;
  const voted = { on: "voted", sail, stay } as const;
  return isEnd ? { state: { ...state, now: { at: "over" } }, events: [voted] } : nextNight(state, voted);
}

const changes = {
  join: { from: ["nobody"], to: "person" },
  leave: { from: ["person", "bot"], to: "nobody" },
  bot: { from: ["person"], to: "bot" },
  back: { from: ["bot"], to: "person" },
} as const satisfies Record<string, { from: readonly Sitter[]; to: Sitter }>;

function changeSeat(state: State, { seat, change }: Extract<Input, { kind: "seat" }>): Step<Salvage> {
  const { from, to } = changes[change];
  const sitter = state.crews[seat]?.sitter ?? "nobody";
  if (!from.some((one) => one === sitter)) throw new Refusal("no-such-change", { sitter, change });
  const changed = withCrew(state, seat, { sitter: to });
  const { now } = changed;
  if (to !== "nobody") return { state: changed, events: [] };
  if (seated(changed).length === 0) throw new Refusal("last-crew");
  if (now.at === "dive" && now.diver === seat) return nextDiver(drop(changed, now.haul), seat);
  if (now.at !== "vote") return { state: changed, events: [] };
  return { state: { ...changed, now: { ...now, promised: now.promised.filter((one) => one !== seat) } }, events: [] };
}
