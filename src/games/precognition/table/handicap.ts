/** Handicaps: what may be chosen, and how it is described. */
import type { HandicapTable } from "../../../ui/game-table.ts";
import type { Line } from "../../../ui/texts/line.ts";
import { HANDICAP, handicapOf } from "../model/options.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import type { IconName } from "./cards/icon-paths.ts";
import { type Counted, some } from "./texts/names.ts";
import { line } from "./texts/texts.ts";

export const handicap: HandicapTable<PrecognitionTypes> = {
  kinds: [
    { id: "food", name: line("handicap.food"), ...HANDICAP },
    { id: "humans", name: line("handicap.humans"), ...HANDICAP },
  ],
  icon: "boat" satisfies IconName,
  at: (options, seat) => handicapOf(options, seat),
  into(options, bySeat) {
    const seats = bySeat.map(({ food = 0, humans = 0 }) => ({ food, humans }));
    return seats.some(({ food, humans }) => food !== 0 || humans !== 0) ? { ...options, handicap: seats } : options;
  },
  of({ options }, seat) {
    const { food, humans } = handicapOf(options, seat);
    return [...change("food", food, "handicap.less"), ...change("healthy", humans, "handicap.fewer")];
  },
};

/** `below` is the text for a negative number: "less" Food, but "fewer" Humans. */
function change(what: Counted, more: number, below: "handicap.less" | "handicap.fewer"): Line[] {
  if (more === 0) return [];
  return [more > 0 ? line("handicap.more", { what: some(what, more) }) : line(below, { what: some(what, -more) })];
}
