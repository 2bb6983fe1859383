/** Deals the cards that a position doesn't name, so that no card is used more often than it exists. */
import { type CardId, SEASONS, type Season } from "../model/card.ts";
import { cardsOf } from "../rules/pieces.ts";
import { fill, type Need } from "./fill.ts";
import type { BoatData } from "./format.ts";
import {
  decisionSize,
  handSizes,
  hasZone,
  isPerson,
  type Moment,
  openSizes,
  passingSize,
  seasonAt,
  seenOf,
} from "./moment.ts";

export interface BoatCards {
  readonly decision: readonly CardId[];
  readonly kept: CardId | null;
  readonly given: CardId | null;
  readonly hand: readonly CardId[];
  readonly passing: readonly CardId[];
  readonly open: readonly CardId[];
  readonly unseen: readonly CardId[];
}

const NEEDS_OF_A_BOAT = 1 + SEASONS.length;

export function dealCards(moment: Moment, boats: readonly BoatData[]): BoatCards[] {
  const needs = boats.flatMap((boat) => [
    needFaceUp(moment, boat, boats.length),
    ...SEASONS.map((season) => needOfDeck(moment, season, boat)),
  ]);
  const dealt = fill(needs, stockOf(boats));
  return boats.map((boat, i) => {
    const [faceUp = [], ...decks] = dealt.slice(NEEDS_OF_A_BOAT * i, NEEDS_OF_A_BOAT * (i + 1));
    return cardsOfBoat(moment, boat, faceUp, decks);
  });
}

/** All cards without those that are named. */
function stockOf(boats: readonly BoatData[]): Map<CardId, number> {
  const stock = new Map(SEASONS.flatMap((season) => cardsOf(season).map((id) => [id, boats.length])));
  for (const boat of boats) {
    const { decision = [], kept, given, open = [] } = boat;
    const said = [...decision, kept ?? [], given ?? [], open, saidOfDeck(boat)].flat();
    for (const id of said) stock.set(id, (stock.get(id) ?? 0) - 1);
  }
  return stock;
}

/** Cards in hand, or to be passed, belong to the unseen ones. */
const saidOfDeck = ({ unseen, hand, passing = [] }: BoatData): readonly CardId[] => unseen ?? hand ?? passing;

/** Face-up cards may be of season 1 at any time. */
function needFaceUp(moment: Moment, boat: BoatData, boats: number): Need {
  const ofZone = openSlots(moment, boat).length;
  return { count: ofZone + (boat.decision ? 0 : decisionSize(moment)), among: cardsOf(1), most: boats };
}

/** An Action Zone in which one card is named has the other one too. */
const openSlots = (moment: Moment, { kept, given }: BoatData): ("kept" | "given")[] => [
  ...(kept === undefined && (hasZone(moment) || given) ? (["kept"] as const) : []),
  ...(given === undefined && (hasZone(moment) || kept) ? (["given"] as const) : []),
];

/** A bot's open cards come from the same deck as the unseen ones. */
function needOfDeck(moment: Moment, season: Season, boat: BoatData): Need {
  const { open = [], unseen } = boat;
  const all = cardsOf(season);
  const toOpen = season === 1 ? opened(moment, boat) : 0;
  const size = all.length - seenOf(moment, season, open.length + toOpen);
  const said = saidOfDeck(boat).filter((id) => all.includes(id));
  const among = all.filter((id) => !said.includes(id) && !open.includes(id));
  return { count: toOpen + (unseen === undefined ? size - said.length : 0), among, most: 1 };
}

const opened = (moment: Moment, { sitter, open }: BoatData): number =>
  open === undefined && sitter === "bot" ? (openSizes(moment)[0] ?? 0) : 0;

function cardsOfBoat(
  moment: Moment,
  boat: BoatData,
  faceUp: readonly CardId[],
  decks: readonly (readonly CardId[])[],
): BoatCards {
  const size = boat.decision ? 0 : decisionSize(moment);
  const slots = openSlots(moment, boat);
  const inSlot = (slot: "kept" | "given"): CardId | null => {
    const place = slots.indexOf(slot);
    return (place === -1 ? boat[slot] : faceUp[size + place]) ?? null;
  };
  const toOpen = opened(moment, boat);
  const dealt = [(decks[0] ?? []).slice(toOpen), ...decks.slice(1)].flat();
  const unseen = boat.unseen ?? inOrder([...saidOfDeck(boat), ...dealt]);
  const { passing = [] } = boat;
  const now = unseen.filter((id) => cardsOf(seasonAt(moment)).includes(id) && !passing.includes(id));
  const hand = boat.hand ?? [...passing, ...now].slice(0, usualHand(moment, boat));
  return {
    decision: boat.decision ?? faceUp.slice(0, size),
    kept: inSlot("kept"),
    given: inSlot("given"),
    open: boat.open ?? (decks[0] ?? []).slice(0, toOpen),
    unseen,
    hand,
    passing: boat.passing ?? hand.slice(0, passingSize(moment)),
  };
}

/** In the order of the catalogue. */
const inOrder = (cards: readonly CardId[]): CardId[] =>
  SEASONS.flatMap((season) => cardsOf(season).filter((id) => cards.includes(id)));

const usualHand = (moment: Moment, { sitter = "person", isSealed = true }: BoatData): number =>
  isPerson(sitter) && isSealed ? (handSizes(moment)[0] ?? 0) : 0;
