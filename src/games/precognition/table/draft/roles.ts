/** The roles of cards while a player sorts them. Cards 0 and 1 are face up, 2 and 3 are the hand. */
import type { Choice } from "../../rules/decision.ts";
import type { Role, Roles } from "./draft.ts";

export const roleIn = ({ keep, give }: Choice, card: number): Role => {
  if (card === keep) return "keep";
  return card === give ? "give" : "pass";
};

export const rolesOf = (choice: Choice, cards: number): Roles =>
  Array.from({ length: cards }, (_, card) => roleIn(choice, card));

export const noRoles = (cards: number): Roles => Array.from({ length: cards }, () => null);

/** The choice that these roles determine, if they leave only one. */
export function choiceOf(roles: Roles, ways: readonly Choice[]): Choice | undefined {
  const [only, ...others] = ways.filter((way) => fits(way, roles));
  return others.length === 0 ? only : undefined;
}

const fits = (way: Choice, roles: Roles): boolean =>
  roles.every((role, card) => role === null || roleIn(way, card) === role);

/**
 * Gives a card a role, and changes as few other roles as possible. Returns nothing if no way gives this card that role.
 */
export function assigned(roles: Roles, card: number, role: Role, ways: readonly Choice[]): Roles | undefined {
  const possible = ways.filter((way) => roleIn(way, card) === role);
  if (possible.length === 0) return undefined;
  const others = roles.with(card, null);
  // Keeps as many of the others as are still possible, the first ones by preference.
  const kept = strongest(others, possible).with(card, role);
  const only = choiceOf(kept, possible);
  return only === undefined ? kept : rolesOf(only, roles.length);
}

function strongest(roles: Roles, possible: readonly Choice[]): Roles {
  const agreeing = possible.map((way) => roles.map((role, card) => (roleIn(way, card) === role ? role : null)));
  const count = (some: Roles): number => some.filter((role) => role !== null).length;
  return agreeing.reduce((best, one) => (count(one) > count(best) ? one : best), noRoles(roles.length));
}
