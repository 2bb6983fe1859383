/** Each deck: sealed by its person, drawn by luck, counted by everybody. A bot's cards are drawn when they're shown. */
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
/** Advanced set-up: of so many first cards a player passes two and keeps two for the first round. */
export const FIRST_CARDS = 4;

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

/** People who have no cards in hand yet draw; luck says which of their sealed cards. */
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

/** Bots whose cards aren't known yet draw straight out of the urn of what nobody has seen. */
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

/** Every bot's cards, by seat: out of the urn, or those it has drawn before. */
export function handsOfBots(state: State, results: readonly Result[]): [Seat, readonly CardId[]][] {
  const season = currentSeason(state);
  const drawn = new Map(urnDrawers(state).map((seat, i) => [seat, results[i] ?? []]));
  return bots(state).map((seat) => {
    const { unseen, open } = boatAt(state, seat).supply;
    const urn = bySeason(unseen, season);
    return [seat, drawn.get(seat)?.flatMap((index) => urn[index] ?? []) ?? open.slice(0, HAND)];
  });
}

/** The sealed cards that people turn up now: what they pass in the set-up, later all they hold. */
export const shownHandles = ({ supply }: Boat): readonly Handle[] =>
  supply.passing.length > 0 ? supply.passing : supply.hand;

/** A seat's cards come up for everybody: opened by a person, drawn for a bot. */
export function turnUpHand(flow: Flow, seat: Seat, cards: readonly CardId[]): void {
  if (boatAt(flow.state, seat).sitter === "person") showHand(flow, seat, cards);
  else showDrawn(flow, seat, cards);
}

/** A person's cards: each must be one that this deck still has. */
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

/** A bot's cards come up: drawn in this moment, or known before. */
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
    passing: [],
    open: supply.open,
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
