/** Checks what all boats share: the River, the Objectives, and the number of copies of each card. */

import { Refusal } from "../../../engine/refusal.ts";
import { type CardId, SEASONS } from "../model/card.ts";
import { endsSeason, ROUNDS, seasonOf } from "../model/river.ts";
import type { State } from "../model/state.ts";
import { playedCards } from "../rules/activation.ts";
import { missionFor } from "../rules/mission.ts";
import { card, islandAfter, tilesOf } from "../rules/pieces.ts";
import { seasonAt, seenOf, tilesTurned } from "./moment.ts";

export function checkRiver(state: State): void {
  const { turned } = state.river;
  const expected = tilesTurned(state);
  if (turned.length !== expected) throw new Refusal("position-tiles", { expected, found: turned.length });
  for (const [i, tile] of turned.entries()) {
    const round = i + 1;
    const isPossible = endsSeason(round)
      ? islandAfter(round).id === tile
      : tilesOf(seasonOf(round)).includes(tile) && turned.indexOf(tile) === i;
    if (!isPossible) throw new Refusal("position-tile", { tile, round });
  }
}

export function checkMission(state: State): void {
  const { mission, phase, round, options, boats } = state;
  if (mission === null) return;
  const start = missionFor(options, boats.length, seasonAt(state));
  const ids = mission.shown.map(({ id }) => id);
  const stray = ids.find((id, i) => !start?.ahead.includes(id) || ids.indexOf(id) !== i);
  if (stray !== undefined) throw new Refusal("position-objective", { objective: stray, season: seasonAt(state) });
  const most = start?.hidden ?? 0;
  // At the end all have been drawn, and while one is drawn there must be one.
  const isPossible = phase === "over" ? mission.hidden === 0 : mission.hidden >= (isDrawing(state) ? 1 : 0);
  if (!isPossible) throw new Refusal("position-objectives", { open: ids.length, most });
  // A match that is over before the last round was lost.
  if (phase === "over" && round < ROUNDS && !mission.isLost) throw new Refusal("position-moment", { phase, round });
}

const isDrawing = ({ phase }: State): boolean => phase === "objective" || phase === "judge";

/** Each card exists once for each boat, and none is seen before its season. */
export function checkCopies(state: State): void {
  const boats = state.boats.length;
  const faceUp = state.boats.flatMap((boat) => [...boat.decision, ...playedCards(boat), ...boat.supply.open]);
  const all = [...faceUp, ...state.boats.flatMap(({ supply }) => supply.unseen.flat())];
  const tooMany = all.find((id) => countOf(all, id) > boats);
  if (tooMany !== undefined) throw new Refusal("position-copies", { card: tooMany, boats });
  const opened = state.boats.reduce((total, { supply }) => total + supply.open.length, 0);
  for (const season of SEASONS) {
    const ofSeason = faceUp.filter((id) => card(id).season === season);
    const seen = boats * seenOf(state, season) + (season === 1 ? opened : 0);
    if (ofSeason.length > seen) throw new Refusal("position-early", { season });
  }
}

const countOf = (ids: readonly CardId[], id: CardId): number => ids.filter((one) => one === id).length;
