/** Each deck: sealed by its person, drawn by luck, counted by everybody. A bot's cards are drawn when they're shown. */
import type { Draw, Result } from "../../../engine/draw.ts";
import type { AwaitStir, Handle, Pool, Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { CardId, Season } from "../model/card.ts";
import { SEASONS } from "../model/card.ts";
import { ROUNDS, seasonOf } from "../model/river.ts";
import { bySeason, type State, type Supply } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { boatAt, changeBoat, type Flow, people } from "./flow.ts";
import { card } from "./pieces.ts";

const HAND = 2;

/** In the last round the decks are used up. */
export const isDrawRound = (round: number): boolean => round < ROUNDS;

/** Heaps that people still have to shuffle and seal. */
export function unsealedPools(state: State): AwaitStir<PrecognitionTypes>[] {
  return people(state).flatMap((seat) => {
    const { unseen, sealed } = boatAt(state, seat).supply;
    return SEASONS.filter((season) => bySeason(unseen, season).length > bySeason(sealed, season).length).map(
      (season): AwaitStir<PrecognitionTypes> => ({
        kind: "stir",
        pool: poolName(seat, season),
        by: [seat],
        add: bySeason(unseen, season),
        back: [],
      }),
    );
  });
}

export function seal(flow: Flow, pool: Pool, handles: readonly Handle[]): void {
  const [seat, season] = readPoolName(pool);
  const { supply } = boatAt(flow.state, seat);
  changeBoat(flow, seat, { supply: { ...supply, sealed: replace(supply.sealed, season, handles) } });
}

/** Which of its sealed cards each person draws. */
export function slotDraws(state: State): Draw[] {
  const season = currentSeason(state);
  return people(state).map((seat) => ({
    kind: "order",
    size: bySeason(boatAt(state, seat).supply.sealed, season).length,
    take: HAND,
  }));
}

export function drawSlots(flow: Flow, results: readonly Result[]): void {
  const season = currentSeason(flow.state);
  for (const [i, seat] of people(flow.state).entries()) {
    const { supply } = boatAt(flow.state, seat);
    const slots = bySeason(supply.sealed, season);
    const hand = (results[i] ?? []).flatMap((slot) => slots[slot] ?? []);
    changeBoat(flow, seat, { supply: { ...supply, hand } });
    flow.events.push({ on: "drew", seat, cards: hand.length });
  }
}

/** Which cards each bot draws: straight out of the urn of what nobody has seen. */
export function urnDraw(state: State, seat: Seat): Draw {
  return { kind: "order", size: bySeason(boatAt(state, seat).supply.unseen, currentSeason(state)).length, take: HAND };
}

export function urnCards(state: State, seat: Seat, result: Result): CardId[] {
  const urn = bySeason(boatAt(state, seat).supply.unseen, currentSeason(state));
  return result.flatMap((index) => urn[index] ?? []);
}

/** Cards come up for everybody: each must be one that this deck still has. */
export function showCards(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const season = currentSeason(flow.state);
  const { supply } = boatAt(flow.state, seat);
  const unseen = without(bySeason(supply.unseen, season), cards, seat);
  const sealed = bySeason(supply.sealed, season).filter((handle) => !supply.hand.includes(handle));
  changeBoat(flow, seat, {
    supply: {
      ...supply,
      unseen: replace(supply.unseen, season, unseen),
      sealed: replace(supply.sealed, season, sealed),
      hand: [],
    },
  });
}

/** Nobody holds these any more: an absent person's deck becomes an urn. */
export function abandoned(supply: Supply): Supply {
  const seasons = SEASONS.filter((season) => bySeason(supply.sealed, season).length > 0);
  const left = {
    handles: seasons.flatMap((season) => bySeason(supply.sealed, season)),
    cards: seasons.flatMap((season) => bySeason(supply.unseen, season)),
  };
  return {
    unseen: supply.unseen,
    sealed: [[], [], []],
    hand: [],
    left: supply.left ?? (left.handles.length > 0 ? left : null),
  };
}

/** What a person left unplayed is shown when they return; it must be just what they can have had, season by season. */
export function checkLeft(supply: Supply, cards: readonly CardId[], seat: Seat): void {
  const due = supply.left?.cards ?? [];
  without(due, cards, seat);
  for (const [i, shown] of cards.entries()) {
    if (card(shown).season !== card(due[i] ?? shown).season)
      throw new Refusal("card-not-in-deck", { seat, card: shown });
  }
}

const currentSeason = (state: State): Season => seasonOf(Math.max(state.round, 1));

const poolName = (seat: Seat, season: Season): Pool => `${seat}/${season}`;

function readPoolName(pool: Pool): [Seat, Season] {
  const [seat, season] = pool.split("/").map(Number);
  return [seat ?? 0, SEASONS.find((one) => one === season) ?? 1];
}

function without(from: readonly CardId[], cards: readonly CardId[], seat: Seat): CardId[] {
  const rest = [...from];
  for (const shown of cards) {
    const at = rest.indexOf(shown);
    if (at === -1) throw new Refusal("card-not-in-deck", { seat, card: shown });
    rest.splice(at, 1);
  }
  return rest;
}

function replace<X>(items: readonly [X, X, X], season: Season, item: X): readonly [X, X, X] {
  const [first, second, third] = items;
  switch (season) {
    case 1:
      return [item, second, third];
    case 2:
      return [first, item, third];
    case 3:
      return [first, second, item];
  }
}
