/** Deals the cards that a description of a table leaves open, so that no card is there more often than it exists. */
import { type CardId, SEASONS, type Season } from "../../../src/games/precognition/model/card.ts";
import { seasonOf } from "../../../src/games/precognition/model/river.ts";
import { cardsOf } from "../../../src/games/precognition/rules/pieces.ts";
import type { BoatFacts, BoatText } from "./boat-text.ts";
import { decisionSize, handSize, hasZone, type Moment, seenOf } from "./moment.ts";

export type BoatCards = Pick<BoatFacts, "decision" | "hand" | "unseen" | "kept" | "given">;

export function dealRest(moment: Moment, boats: readonly BoatText[]): BoatCards[] {
  const heap = heapOf(boats);
  const faceUp = boats.map(({ decision, kept, given }) => {
    // Who names one of the two cards has the other one as well.
    const usual = () => (hasZone(moment) || kept || given ? (heap.takeSeen(1)[0] ?? null) : null);
    return {
      decision: decision ?? heap.takeSeen(decisionSize(moment)),
      kept: kept === undefined ? usual() : kept,
      given: given === undefined ? usual() : given,
    };
  });
  return boats.map((boat, i) => {
    const hidden = boat.unseen ?? SEASONS.flatMap((season) => deckOf(moment, season, boat.hand ?? [], heap));
    const now = hidden.filter((id) => cardsOf(seasonOf(Math.max(1, moment.round))).includes(id));
    const hand = boat.hand ?? now.slice(0, handSize(moment));
    return { decision: [], kept: null, given: null, ...faceUp[i], unseen: hidden, hand };
  });
}

interface Heap {
  /** Cards that everybody has seen: season 1 is enough for them at any time. */
  takeSeen(count: number): CardId[];
  /** Different cards of one season. */
  take(season: Season, count: number, not: readonly CardId[]): CardId[];
}

/** All there is, less what is said to lie somewhere. What is there most often is taken first. */
function heapOf(boats: readonly BoatText[]): Heap {
  const left = new Map(SEASONS.flatMap((season) => cardsOf(season).map((id) => [id, boats.length])));
  const use = (id: CardId) => left.set(id, (left.get(id) ?? 0) - 1);
  for (const { decision = [], kept, given, unseen, hand = [] } of boats) {
    for (const id of [...decision, kept ?? [], given ?? [], unseen ?? hand].flat()) use(id);
  }
  const best = (ids: readonly CardId[]): CardId | undefined =>
    ids.filter((id) => (left.get(id) ?? 0) > 0).toSorted((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0))[0];

  function takeFrom(choice: (taken: readonly CardId[]) => readonly CardId[], count: number): CardId[] {
    const taken: CardId[] = [];
    for (let i = 0; i < count; i++) {
      const id = best(choice(taken));
      if (id === undefined) break;
      use(id);
      taken.push(id);
    }
    return taken;
  }

  return {
    takeSeen: (count) => takeFrom(() => cardsOf(1), count),
    take: (season, count, not) =>
      takeFrom((taken) => cardsOf(season).filter((id) => !not.includes(id) && !taken.includes(id)), count),
  };
}

/** In the order of the catalogue, as everybody can list them. */
function deckOf(moment: Moment, season: Season, hand: readonly CardId[], heap: Heap): CardId[] {
  const all = cardsOf(season);
  const held = hand.filter((id) => all.includes(id));
  const more = heap.take(season, all.length - seenOf(moment, season) - held.length, held);
  return all.filter((id) => held.includes(id) || more.includes(id));
}
