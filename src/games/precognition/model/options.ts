import * as v from "valibot";
import type { Seat } from "../../../engine/game.ts";
import { read } from "../../../engine/shape.ts";

export const SETUPS = ["standard", "advanced"] as const;
export const DIFFICULTIES = ["normal", "hard", "apocalypse"] as const;

const setup = v.picklist(SETUPS);

/** The limits of a handicap: even the poorest boat starts with a Human and some Food. */
export const HANDICAP = { least: -3, most: 3 };

const more = v.pipe(v.number(), v.integer(), v.minValue(HANDICAP.least), v.maxValue(HANDICAP.most));
const handicap = v.exactOptional(
  v.pipe(
    v.array(v.pipe(v.strictObject({ food: more, humans: more }), v.readonly())),
    v.check((seats) => seats.some(({ food, humans }) => food !== 0 || humans !== 0), "nobody has a handicap"),
    v.readonly(),
  ),
);

const options = v.variant("mode", [
  v.strictObject({ mode: v.literal("competitive"), setup, handicap }),
  /** Seats 0 and 1 against seats 2 and 3. */
  v.strictObject({ mode: v.literal("teams"), setup, handicap }),
  v.strictObject({
    mode: v.literal("coop"),
    setup,
    difficulty: v.picklist(DIFFICULTIES),
    handicap,
  }),
]);

export type Options = Readonly<v.InferOutput<typeof options>>;

/** What a boat starts with in addition to what is usual; negative for less. */
export type Handicap = NonNullable<Options["handicap"]>[number];

export const PLAYERS = {
  competitive: { fewest: 2, most: 4 },
  teams: { fewest: 4, most: 4 },
  coop: { fewest: 2, most: 4 },
};

export const readOptions = (raw: unknown): Options => read(options, raw, "options");

export const NO_HANDICAP: Handicap = { food: 0, humans: 0 };

export const handicapOf = ({ handicap }: Options, seat: Seat): Handicap => handicap?.[seat] ?? NO_HANDICAP;

export const isAdvanced = ({ setup }: Options): boolean => setup === "advanced";
