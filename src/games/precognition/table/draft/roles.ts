/** Which card goes where, while the player is still sorting them. Cards 0 and 1 lie face up, 2 and 3 are the hand. */
import type { Choice } from "../../rules/decision.ts";
import type { Role, Roles } from "./draft.ts";

export const roleIn = ({ keep, give }: Choice, card: number): Role => {
  if (card === keep) return "keep";
  return card === give ? "give" : "pass";
};

export const rolesOf = (choice: Choice, cards: number): Roles =>
  Array.from({ length: cards }, (_, card) => roleIn(choice, card));

export const noRoles = (cards: number): Roles => Array.from({ length: cards }, () => null);

/** The only way that these roles leave open, if there is but one. */
export function choiceOf(roles: Roles, ways: readonly Choice[]): Choice | undefined {
  const [only, ...others] = ways.filter((way) => fits(way, roles));
  return others.length === 0 ? only : undefined;
}

const fits = (way: Choice, roles: Roles): boolean =>
  roles.every((role, card) => role === null || roleIn(way, card) === role);

/**
 * Gives a card its role. What stands in its way changes as little as possible; nothing, if no way of splitting the cards
 * gives this card that role.
 */
export function assigned(roles: Roles, card: number, role: Role, ways: readonly Choice[]): Roles | undefined {
  const possible = ways.filter((way) => roleIn(way, card) === role);
  if (possible.length === 0) return undefined;
  const others = roles.with(card, null);
  // As many of the others as still go together with it, the last ones given up first.
  const kept = strongest(others, possible).with(card, role);
  const only = choiceOf(kept, possible);
  return only === undefined ? kept : rolesOf(only, roles.length);
}

function strongest(roles: Roles, possible: readonly Choice[]): Roles {
  const agreeing = possible.map((way) => roles.map((role, card) => (roleIn(way, card) === role ? role : null)));
  const count = (some: Roles): number => some.filter((role) => role !== null).length;
  return agreeing.reduce((best, one) => (count(one) > count(best) ? one : best), noRoles(roles.length));
}
