/** The next tile, or the island where the healthy Humans are fed. */
import type { Draw } from "../../../engine/draw.ts";
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { NOTHING, tally } from "../model/goods.ts";
import { type RiverTile, ROUNDS, seasonOf } from "../model/river.ts";
import type { Stage, State } from "../model/state.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { islandAfter, tile, tilesOf } from "./pieces.ts";
import { stageOf } from "./refuse.ts";

export const tileDraw = ({ river }: State): Draw => ({ kind: "die", sides: river.ahead.length });

export function turnTile(flow: Flow, index: number): void {
  const { river, round } = flow.state;
  const turned = river.ahead[index];
  if (turned === undefined) throw new Refusal("no-such-tile", { index });
  happens(flow, { on: "turned", tile: turned, round });
  flow.state = {
    ...flow.state,
    phase: "answer",
    river: { turned: [...river.turned, turned], ahead: river.ahead.filter((id) => id !== turned) },
  };
  for (const seat of allSeats(flow.state)) {
    const { protectors } = boatAt(flow.state, seat);
    changeBoat(flow, seat, { stage: protectors > 0 ? { at: "tile" } : stageFor(tile(turned)) });
  }
}

/** In the last round of a season. */
export function landOnIsland(flow: Flow): void {
  const { river, round } = flow.state;
  const island = islandAfter(round);
  const ahead = round === ROUNDS ? [] : tilesOf(seasonOf(round + 1));
  happens(flow, { on: "turned", tile: island.id, round });
  flow.state = { ...flow.state, phase: "answer", river: { turned: [...river.turned, island.id], ahead } };
  for (const seat of allSeats(flow.state)) feed(flow, seat);
}

function feed(flow: Flow, seat: Seat): void {
  const boat = boatAt(flow.state, seat);
  const food = Math.min(boat.food, boat.cabins);
  const starved = boat.cabins - food;
  happens(flow, { on: "fed", seat, food, starved });
  changeBoat(flow, seat, { food: boat.food - food, cabins: food, zone: null, stage: { at: "wait" } });
}

const turnedTile = ({ river }: State): RiverTile => tile(river.turned.at(-1) ?? "");

/** A boat that faces the tile first takes what it gives, then loses what it takes. */
const stageFor = ({ gives }: RiverTile): Stage => ({ at: "gain", from: { by: "river" }, offered: tally(gives) });

export const takenByRiver = (state: State): Stage => ({ at: "yield", owed: tally(turnedTile(state).takes) });

export const TILE_ANSWERS: readonly Act[] = [{ do: "face" }, { do: "ignore" }];

export function faceTile(flow: Flow, seat: Seat, act: ActOf<"face">): void {
  stageOf(boatAt(flow.state, seat), ["tile"], seat, act);
  changeBoat(flow, seat, { stage: stageFor(turnedTile(flow.state)) });
}

export function ignoreTile(flow: Flow, seat: Seat, act: ActOf<"ignore">): void {
  const boat = boatAt(flow.state, seat);
  stageOf(boat, ["tile"], seat, act);
  happens(flow, { on: "ignored", seat });
  changeBoat(flow, seat, { protectors: boat.protectors - 1, stage: { at: "yield", owed: NOTHING } });
}
