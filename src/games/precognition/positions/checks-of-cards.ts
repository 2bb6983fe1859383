/** Checks where the cards of a deck are. */

import type { Handle, Mine, Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { type CardId, SEASONS } from "../model/card.ts";
import type { Boat, State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { playedCards } from "../rules/activation.ts";
import { cardsOf } from "../rules/pieces.ts";
import { decisionSize, handSizes, hasZone, isPerson, openSizes, passingSize, seasonAt, seenOf } from "./moment.ts";

export function checkDecks(state: State, boat: Boat, seat: Seat, values: Mine<PrecognitionTypes>): void {
  const { decision, supply } = boat;
  checkSealed(state, boat, seat);
  const hand = cardsBehind(supply.hand, values);
  expectOnce(seat, hand);
  expectSize(seat, "decision", decision, [decisionSize(state)]);
  expectSize(seat, "zone", playedCards(boat), [hasZone(state) ? 2 : 0]);
  expectSize(seat, "open", supply.open, isPerson(boat.sitter) ? [0] : openSizes(state));
  for (const season of SEASONS) {
    const size = cardsOf(season).length - seenOf(state, season, supply.open.length);
    const unseen = supply.unseen[season - 1] ?? [];
    expectSize(seat, "unseen", unseen, [size]);
    expectOnce(seat, season === 1 ? [...unseen, ...supply.open] : unseen);
  }
  checkHand(state, boat, seat, hand, cardsBehind(supply.passing, values));
  checkOwed(boat, seat);
}

const cardsBehind = (handles: readonly Handle[], values: Mine<PrecognitionTypes>): readonly CardId[] =>
  handles.flatMap((handle) => values.get(handle) ?? []);

function checkSealed({ phase }: State, { sitter, supply }: Boat, seat: Seat): void {
  const isSealed = supply.sealed.flat().length > 0 || supply.unseen.flat().length === 0;
  const isLate = phase !== "seal" || supply.hand.length > 0;
  if (isPerson(sitter) && !isSealed && isLate) throw new Refusal("position-unsealed", { seat });
}

function checkHand(
  state: State,
  { sitter, supply }: Boat,
  seat: Seat,
  hand: readonly CardId[],
  passing: readonly CardId[],
): void {
  expectSize(seat, "hand", hand, isPerson(sitter) ? handSizes(state) : [0]);
  expectSize(seat, "passing", passing, [isPerson(sitter) ? passingSize(state) : 0]);
  expectOnce(seat, passing);
  const now = supply.unseen[seasonAt(state) - 1] ?? [];
  expectAmong(seat, hand, now);
  expectAmong(seat, passing, hand);
}

/** The cards that somebody has left unplayed must be among those that are still unseen. */
function checkOwed({ sitter, supply }: Boat, seat: Seat): void {
  const { unseen, open, left } = supply;
  if (left === null) return;
  if (sitter !== "away" && sitter !== "returning") throw new Refusal("position-owes", { seat });
  expectOnce(seat, left.cards);
  for (const season of SEASONS) {
    const owed = left.cards.filter((id) => cardsOf(season).includes(id));
    if (owed.length > 0) expectAmong(seat, [...(unseen[season - 1] ?? []), ...(season === 1 ? open : [])], owed);
  }
}

type Place = "decision" | "zone" | "hand" | "passing" | "unseen" | "open";

function expectSize(seat: Seat, place: Place, cards: readonly CardId[], sizes: readonly number[]): void {
  if (sizes.includes(cards.length)) return;
  throw new Refusal("position-cards", { seat, place, expected: sizes[0] ?? 0, found: cards.length });
}

function expectOnce(seat: Seat, cards: readonly CardId[]): void {
  const twice = cards.find((id, i) => cards.indexOf(id) !== i);
  if (twice !== undefined) throw new Refusal("position-card-twice", { seat, card: twice });
}

function expectAmong(seat: Seat, cards: readonly CardId[], all: readonly CardId[]): void {
  const stray = cards.find((id) => !all.includes(id));
  if (stray !== undefined) throw new Refusal("card-not-in-deck", { seat, card: stray });
}
