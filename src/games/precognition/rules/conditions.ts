/** Interprets the conditions of Machines. */
import type { Seat } from "../../../engine/game.ts";
import type { Good, Tally } from "../model/goods.ts";
import type { Condition, GainedCondition, GivenCondition, PairCondition } from "../model/room.ts";
import { leftOf } from "../model/seats.ts";
import type { State } from "../model/state.ts";
import { costOf, costOfBoth, gainsOf, totalOf, type ZoneCards, zoneCards } from "./activation.ts";
import { boatAt } from "./flow.ts";

export function isMet(when: Condition, state: State, seat: Seat): boolean {
  const boat = boatAt(state, seat);
  if ("gained" in when) return hasGained(when, boat.gained);
  if ("given" in when) return hasGiven(when, zoneCards(boatAt(state, leftOf(seat, state.boats.length))));
  return arePair(when, zoneCards(boat));
}

/** Whether it would hold with these two cards, both activated, and the second also as the card given away. */
export function wouldHold(when: Condition, zone: ZoneCards): boolean {
  if ("gained" in when) return hasGained(when, withYmunesAs(when.gained, totalOf(gainsOf(zone, "both"))));
  if ("given" in when) return hasGiven(when, zone);
  return arePair(when, zone);
}

const withYmunesAs = (good: Good, { ymune, ...gains }: Tally): Tally =>
  good === "protector"
    ? { ...gains, ymune: 0, protector: gains.protector + ymune }
    : { ...gains, ymune: 0, doctor: gains.doctor + ymune };

function hasGained({ gained, atLeast }: GainedCondition, counted: Tally): boolean {
  const units = gained === "ymune" ? counted.doctor + counted.protector : counted[gained];
  return units >= atLeast;
}

/** `there` is the Action Zone of the neighbour who got the card. */
function hasGiven(when: GivenCondition, there: ZoneCards): boolean {
  switch (when.given) {
    case "type":
      return there.given.type === when.type;
    case "cost":
      return isBetween(costOf(there.given, there.kept), when);
    case "bane":
      return there.given.bane > 0;
  }
}

function arePair(when: PairCondition, zone: ZoneCards): boolean {
  const { kept, given } = zone;
  const costs = [costOf(kept, given), costOf(given, kept)] as const;
  switch (when.pair) {
    case "type-and-other":
      return kept.type !== given.type && (kept.type === when.type || given.type === when.type);
    case "two-types":
      return kept.type !== given.type && when.types.includes(kept.type) && when.types.includes(given.type);
    case "bane-and-none":
      return kept.bane > 0 !== given.bane > 0;
    case "costs-sum":
      return isBetween(costOfBoth(zone), when);
    case "equal-costs":
      return costs[0] === costs[1];
    case "different-costs":
      return costs[0] !== costs[1];
  }
}

const isBetween = (n: number, { least, most }: { least: number; most: number }): boolean => least <= n && n <= most;
