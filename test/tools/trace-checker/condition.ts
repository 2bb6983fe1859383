/** 4.3: when a Machine may fire. 4.2.2: the cost of cards. */
import type { Boat } from "./boat.ts";
import type { Card, Condition, Good, Tally } from "./lines.ts";
import type { Table } from "./table.ts";
import { boatAt, left } from "./table.ts";

/** "A cost of X equals the other card's cost; if both are X, both cost 0." */
export function resolvedCost(card: Card, other: Card): number {
  if (card.cost !== "X") return card.cost;
  return other.cost === "X" ? 0 : other.cost;
}

interface Pair {
  kept: Card;
  given: Card;
}

export function zoneOf(table: Table, { zone }: Boat): Pair {
  if (zone === null) throw new Error("nothing lies in the Action Zone");
  return { kept: table.card(zone.kept), given: table.card(zone.given) };
}

export function holds(table: Table, seat: number, when: Condition): boolean {
  if ("gained" in when) return unitsOf(boatAt(table, seat).gained, when.gained) >= when.atLeast;
  if ("given" in when) return isGiven(zoneOf(table, boatAt(table, left(table, seat))), when);
  return isPair(zoneOf(table, boatAt(table, seat)), when);
}

/** Row 1: "from cards only". A Ymune is a Doctor or a Protector. */
const unitsOf = (gained: Tally, good: Good): number =>
  good === "ymune" ? gained.doctor + gained.protector : gained[good];

/** Row 2: "the card you gave this round", an X as resolved where it lies now. */
function isGiven({ given, kept }: Pair, when: Extract<Condition, { given: string }>): boolean {
  if (when.given === "type") return given.type === when.type;
  if (when.given === "bane") return given.bane >= 1;
  const cost = resolvedCost(given, kept);
  return cost >= when.least && cost <= when.most;
}

/** Row 3 and the standard Rooms: "your two cards". */
function isPair({ kept, given }: Pair, when: Extract<Condition, { pair: string }>): boolean {
  const cards = [kept, given];
  const costs = [resolvedCost(kept, given), resolvedCost(given, kept)] as const;
  switch (when.pair) {
    case "type-and-other":
      return cards.filter(({ type }) => type === when.type).length === 1;
    case "two-types":
      return when.types.every((type) => cards.some((card) => card.type === type));
    case "bane-and-none":
      return cards.filter(({ bane }) => bane >= 1).length === 1;
    case "costs-sum":
      return costs[0] + costs[1] >= when.least && costs[0] + costs[1] <= when.most;
    case "equal-costs":
      return costs[0] === costs[1];
    case "different-costs":
      return costs[0] !== costs[1];
  }
}
