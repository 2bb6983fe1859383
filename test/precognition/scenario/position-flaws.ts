/** What makes it impossible that a table ever looks like this. */
import { type CardId, SEASONS } from "../../../src/games/precognition/model/card.ts";
import { endsSeason, seasonOf } from "../../../src/games/precognition/model/river.ts";
import type { Boat, Stage, State } from "../../../src/games/precognition/model/state.ts";
import { card, cardsOf, islandAfter, machinesOf, tilesOf } from "../../../src/games/precognition/rules/pieces.ts";
import { decisionSize, handSize, hasZone, seenOf, tilesTurned } from "./moment.ts";
import type { Position } from "./position.ts";
import { nameOf } from "./seats-text.ts";

/** The first flaw, or nothing. */
export function flawOf(position: Position): string | undefined {
  const { state, names } = position;
  if (state.boats.length < 2 || state.boats.length > 4) return `there can't be ${state.boats.length} boats`;
  const general = flawOfSupply(state) ?? flawOfRiver(state);
  if (general !== undefined) return general;
  for (const [seat, boat] of state.boats.entries()) {
    const flaw = flawOfBoat(state, boat) ?? flawOfCards(position, boat);
    if (flaw !== undefined) return `${nameOf(names, seat)}: ${flaw}`;
  }
  return undefined;
}

const FIRST_ROUND_WITH_BANE = 5;

function flawOfBoat({ phase, round }: State, { bane, rooms, machines, stage }: Boat): string | undefined {
  if (bane > 12 || (bane > 0 && round < FIRST_ROUND_WITH_BANE)) return `the Bane can't be ${bane} in round ${round}`;
  const isOverfull = machinesOf(rooms).some(({ batteries }, i) => (machines[i] ?? 0) > batteries);
  if (isOverfull) return "a Machine holds too many Batteries";
  return phasesOf(stage).includes(phase) ? undefined : `"${stage.at}" doesn't belong into the phase "${phase}"`;
}

function phasesOf(stage: Stage): readonly State["phase"][] {
  switch (stage.at) {
    case "wait":
      return ["seal", "draw", "decide", "show", "act", "turn", "answer", "over"];
    case "choose":
      return ["decide"];
    case "activate":
    case "machines":
    case "protect":
    case "lose":
      return ["act"];
    case "tile":
    case "yield":
      return ["answer"];
    case "gain":
    case "plug":
      return stage.from.by === "river" ? ["answer"] : ["act"];
  }
}

function flawOfCards({ state, values }: Position, { decision, zone, supply }: Boat): string | undefined {
  const expected = decisionSize(state);
  if (decision.length !== expected) return `the Decision Zone has ${expected} cards now, not ${decision.length}`;
  if ((zone !== null) !== hasZone(state))
    return "the Action Zone has two cards from the reveal to the end of the round";
  for (const [i, season] of SEASONS.entries()) {
    const unseen = supply.unseen[i] ?? [];
    const size = cardsOf(season).length - seenOf(state, season);
    if (unseen.length !== size) return `${size} cards of season ${season} are unseen now, not ${unseen.length}`;
    if (new Set(unseen).size < size) return "a deck has each card once";
  }
  if (supply.hand.length !== handSize(state)) return `the hand has ${handSize(state)} cards now`;
  const now = supply.unseen[seasonOf(Math.max(1, state.round)) - 1] ?? [];
  const hand = supply.hand.map((handle) => values.get(handle) ?? "");
  const isDrawable = hand.every((id, i) => now.includes(id) && hand.indexOf(id) === i);
  return isDrawable ? undefined : "the hand is drawn from what is unseen of this season";
}

function flawOfSupply(state: State): string | undefined {
  const { boats } = state;
  const faceUp = boats.flatMap(({ decision, zone }) => [...decision, ...(zone ? [zone.kept, zone.given] : [])]);
  const all = [...faceUp, ...boats.flatMap(({ supply }) => supply.unseen.flat())];
  const tooMany = all.find((id) => countOf(all, id) > boats.length);
  if (tooMany !== undefined) return `${boats.length} boats have only ${boats.length} cards "${tooMany}"`;
  const season = SEASONS.find((one) => {
    const ofSeason = faceUp.filter((id) => card(id).season === one);
    return ofSeason.length > boats.length * seenOf(state, one);
  });
  return season === undefined ? undefined : `more cards of season ${season} lie face up than have been drawn`;
}

const countOf = (ids: readonly CardId[], id: CardId): number => ids.filter((one) => one === id).length;

function flawOfRiver(state: State): string | undefined {
  const { turned } = state.river;
  const expected = tilesTurned(state);
  if (turned.length !== expected) return `${expected} tiles are turned now, not ${turned.length}`;
  const wrong = turned.find((id, i) => {
    const round = i + 1;
    const isPossible = endsSeason(round) ? islandAfter(round).id === id : tilesOf(seasonOf(round)).includes(id);
    return !isPossible || turned.indexOf(id) !== i;
  });
  return wrong === undefined ? undefined : `the tile "${wrong}" can't have come up there`;
}
