/** What a journey may be remembered for. */
import type { Deeds } from "../../../../ui/game-table.ts";
import { isAdvanced } from "../../model/options.ts";
import { teamOf } from "../../model/seats.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { goalOf } from "../../rules/result.ts";
import { line } from "../texts/texts.ts";
import { type Figures, figuresOf } from "./figures.ts";

const isRace = ({ state }: Figures): boolean => state.options.mode === "competitive";
const isTeams = ({ state }: Figures): boolean => state.options.mode === "teams";
const isCoop = ({ state }: Figures): boolean => state.options.mode === "coop";

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** The best count of all other boats. */
const bestOfOthers = (counts: readonly number[], seat: number): number =>
  Math.max(...counts.filter((_, other) => other !== seat));

const lead = (counts: readonly number[], seat: number): number => (counts[seat] ?? 0) - bestOfOthers(counts, seat);

const isLast = (counts: readonly number[], seat: number): boolean =>
  counts.every((count, other) => other === seat || count > (counts[seat] ?? 0));

const winsAgainst =
  (difficulty: "normal" | "hard" | "apocalypse") =>
  ({ isWon, state: { options } }: Figures): boolean =>
    isWon && options.mode === "coop" && options.difficulty === difficulty;

const DEEDS = {
  "nobody-starved": ({ starved }) => starved === 0,
  "dry-feet": ({ lostTo }) => lostTo.river === 0,
  untouched: ({ lostTo }) => lostTo.bane === 0,
  "field-hospital": ({ healed }) => healed >= 48,
  "well-stocked": ({ boat }) => boat.food >= 8,
  "not-a-crumb": ({ boat, starved }) => boat.food === 0 && starved === 0,
  "all-lights": ({ boat }) => machinesOf(boat.rooms).every(({ batteries }, i) => (boat.machines[i] ?? 0) >= batteries),
  machinist: ({ fired }) => fired >= 16,
  "both-hands": ({ both }) => both >= 10,
  "open-purse": ({ paid }) => paid >= 35,
  "under-guard": ({ protectorsSpent }) => protectorsSpent >= 8,
  unmoved: ({ ignored }) => ignored >= 4,
  ark: ({ boat }) => boat.cabins >= 20,
  "first-home": (figures) => isRace(figures) && figures.isWon,
  "full-river": (figures) => isRace(figures) && figures.isWon && figures.healthy.length === 4,
  landslide: (figures) => isRace(figures) && figures.isWon && lead(figures.healthy, figures.seat) >= 8,
  "by-a-hair": (figures) => isRace(figures) && figures.isWon && lead(figures.healthy, figures.seat) <= 1,
  "from-behind": (figures) => isRace(figures) && figures.isWon && isLast(figures.ashore[1] ?? [], figures.seat),
  "always-ahead": (figures) =>
    isRace(figures) && figures.isWon && figures.ashore.every((counts) => lead(counts, figures.seat) > 0),
  "by-hand": ({ isWon, fired }) => isWon && fired === 0,
  thrifty: ({ isWon, both }) => isWon && both <= 6,
  "dark-cloud": ({ isWon, highestBane }) => isWon && highestBane >= 7,
  "after-the-storm": ({ isWon, worstRound }) => isWon && worstRound >= 6,
  "clean-bill": ({ isWon, boat }) => isWon && boat.contaminated === 0,
  "own-rooms": ({ isWon, state }) => isWon && isAdvanced(state.options),
  "two-boats": (figures) => isTeams(figures) && figures.isWon,
  "shoulder-to-shoulder": (figures) =>
    isTeams(figures) &&
    figures.isWon &&
    isEven(figures.healthy.filter((_, seat) => teamOf(seat) === teamOf(figures.seat))),
  "one-fleet": winsAgainst("normal"),
  "hard-water": winsAgainst("hard"),
  apocalypse: winsAgainst("apocalypse"),
  scout: (figures) => isCoop(figures) && figures.isWon && figures.revealed >= 3,
  "to-spare": (figures) =>
    isCoop(figures) && figures.isWon && total(figures.healthy) >= goalOf(figures.healthy.length) + 5,
} as const satisfies Readonly<Record<string, (figures: Figures) => boolean>>;

const isEven = (counts: readonly number[]): boolean => Math.max(...counts) - Math.min(...counts) <= 1;

type DeedId = keyof typeof DEEDS;

const ids = Object.keys(DEEDS).filter((id): id is DeedId => Object.hasOwn(DEEDS, id));

export const deeds: Deeds<PrecognitionTypes> = {
  all: ids.map((id) => ({ id, name: line(`deed.${id}`), what: line(`deed.${id}.what`) })),
  of(journey) {
    const figures = figuresOf(journey);
    return figures?.isOwn ? ids.filter((id) => DEEDS[id](figures)) : [];
  },
};
