import * as v from "valibot";
import { read } from "../../../engine/shape.ts";

export const SETUPS = ["standard", "advanced"] as const;
export const DIFFICULTIES = ["normal", "hard", "apocalypse"] as const;

const setup = v.picklist(SETUPS);

const options = v.variant("mode", [
  v.strictObject({ mode: v.literal("competitive"), setup }),
  /** Seats 0 and 1 against seats 2 and 3. */
  v.strictObject({ mode: v.literal("teams"), setup }),
  v.strictObject({
    mode: v.literal("coop"),
    setup,
    difficulty: v.picklist(DIFFICULTIES),
  }),
]);

export type Options = Readonly<v.InferOutput<typeof options>>;

export const PLAYERS = {
  competitive: { fewest: 2, most: 4 },
  teams: { fewest: 4, most: 4 },
  coop: { fewest: 2, most: 4 },
};

export const readOptions = (raw: unknown): Options => read(options, raw, "options");

export const isAdvanced = ({ setup }: Options): boolean => setup === "advanced";
