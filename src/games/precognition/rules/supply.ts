/**
 * The decks. A person's deck is shuffled by its owner and drawn from by luck. A bot's cards are drawn when they're
 * shown.
 */
import type { Draw, Result } from "../../../engine/draw.ts";
import type { AwaitStir, Handle, Pool, Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { CardId, Season } from "../model/card.ts";
import { SEASONS } from "../model/card.ts";
import { isAdvanced } from "../model/options.ts";
import { ROUNDS, seasonOf } from "../model/river.ts";
import { type Boat, bySeason, type State, type Supply } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { boatAt, bots, changeBoat, type Flow, happens, people } from "./flow.ts";
import { card } from "./pieces.ts";

const HAND = 2;
/** Advanced set-up: a player passes two of these and keeps two for the first round. */
export const FIRST_CARDS = 4;

/** In the last round the decks are empty. */
export const isDrawRound = (round: number): boolean => round < ROUNDS;

/** Decks that people still have to shuffle. */
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

/** For people who have no cards in hand yet: luck picks among their sealed cards. */
export function slotDraws(state: State): Draw[] {
  const season = currentSeason(state);
  return drawers(state).map((seat) => ({
    kind: "order",
    size: bySeason(boatAt(state, seat).supply.sealed, season).length,
    take: cardsToDraw(state),
  }));
}

export function drawSlots(flow: Flow, results: readonly Result[]): void {
  const season = currentSeason(flow.state);
  for (const [i, seat] of drawers(flow.state).entries()) {
    const { supply } = boatAt(flow.state, seat);
    const slots = bySeason(supply.sealed, season);
    const hand = (results[i] ?? []).flatMap((slot) => slots[slot] ?? []);
    happens(flow, { on: "drew", seat, cards: hand.length });
    changeBoat(flow, seat, { supply: { ...supply, hand } });
  }
}

const drawers = (state: State): Seat[] =>
  isDrawRound(state.round) ? people(state).filter((seat) => boatAt(state, seat).supply.hand.length === 0) : [];

const cardsToDraw = ({ round, options }: State): number => (round === 0 && isAdvanced(options) ? FIRST_CARDS : HAND);

/** For bots whose cards aren't known yet: luck picks among the cards that nobody has seen. */
export function urnDraws(state: State): Draw[] {
  const season = currentSeason(state);
  return urnDrawers(state).map((seat) => ({
    kind: "order",
    size: bySeason(boatAt(state, seat).supply.unseen, season).length,
    take: state.phase === "show-first" ? FIRST_CARDS : HAND,
  }));
}

const urnDrawers = (state: State): Seat[] =>
  isDrawRound(state.round) ? bots(state).filter((seat) => boatAt(state, seat).supply.open.length === 0) : [];

/** By seat: the cards just drawn, or those that the bot has drawn early. */
export function handsOfBots(state: State, results: readonly Result[]): [Seat, readonly CardId[]][] {
  const season = currentSeason(state);
  const drawn = new Map(urnDrawers(state).map((seat, i) => [seat, results[i] ?? []]));
  return bots(state).map((seat) => {
    const { unseen, open } = boatAt(state, seat).supply;
    const urn = bySeason(unseen, season);
    return [seat, drawn.get(seat)?.flatMap((index) => urn[index] ?? []) ?? open.slice(0, HAND)];
  });
}

/** The cards that people show now: in the set-up those that they pass, later their whole hand. */
export const shownHandles = ({ supply }: Boat): readonly Handle[] =>
  supply.passing.length > 0 ? supply.passing : supply.hand;

/** Shows a seat's cards: opened by a person, or drawn for a bot. */
export function turnUpHand(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  if (boatAt(flow.state, seat).sitter === "person") showHand(flow, seat, cards);
  else showDrawn(flow, seat, cards);
}

/** Each card must be one that the deck still has. */
function showHand(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  const { supply } = boatAt(flow.state, seat);
  const shown = shownHandles(boatAt(flow.state, seat));
  const keep = (handle: Handle) => !shown.includes(handle);
  const season = currentSeason(flow.state);
  takeFromUrn(flow, seat, cards);
  changeSupply(flow, seat, {
    sealed: replace(supply.sealed, season, bySeason(supply.sealed, season).filter(keep)),
    hand: supply.hand.filter(keep),
    passing: [],
  });
}

/** Cards that are drawn now, or were drawn early. */
function showDrawn(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  const { open } = boatAt(flow.state, seat).supply;
  if (open.length > 0) changeSupply(flow, seat, { open: open.slice(HAND) });
  else takeFromUrn(flow, seat, cards);
}

export function takeFromUrn(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const season = currentSeason(flow.state);
  const { unseen } = boatAt(flow.state, seat).supply;
  changeSupply(flow, seat, { unseen: replace(unseen, season, without(bySeason(unseen, season), cards, seat)) });
}

function changeSupply(flow: Flow, seat: Seat, change: Partial<Supply>): void {
  changeBoat(flow, seat, { supply: { ...boatAt(flow.state, seat).supply, ...change } });
}

/** The supply of a person who leaves: their sealed cards become unknown cards to draw from. */
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
    passing: [],
    open: supply.open,
    left: supply.left ?? (left.handles.length > 0 ? left : null),
  };
}

/** The cards that a returning person shows must be, in each season, exactly those that they can have had. */
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
