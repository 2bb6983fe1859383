/** What the middle of the plan shows: there isn't room for all of it at once. */
import type { Plan } from "./plan.ts";
import type { Section } from "./sections.ts";

const VIEWS = ["boat", "adjust", "objectives"] as const;
export type View = (typeof VIEWS)[number];

interface Views {
  /** Shown at first. */
  readonly first: View;
  /** What may be shown instead. */
  readonly others: readonly View[];
}

export function viewsOf({ steps }: Plan, sections: readonly Section[]): Views {
  const there = VIEWS.filter((view) => sections.some(({ name }) => name === view));
  const hasParts = (view: View): boolean => sections.some(({ name, parts }) => name === view && parts.length > 0);
  const isForCards = steps.some(({ legal }) => legal.some(({ do: kind }) => kind === "activate"));
  // When all else is done, only the Objectives are left.
  const first = (isForCards ? there[0] : there.find(hasParts)) ?? there[0] ?? "adjust";
  return { first, others: there.filter((view) => view !== first) };
}
