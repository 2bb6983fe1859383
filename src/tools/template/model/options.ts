/** The game's options. Those with words as values are offered in the page. */
import * as v from "valibot";
import { read } from "../../../engine/shape.ts";

export const PLAYERS = { fewest: 2, most: 4 };

export const LENGTHS = ["short", "long"] as const;

const options = v.strictObject({ length: v.picklist(LENGTHS) });

export type Options = Readonly<v.InferOutput<typeof options>>;

/** Input from outside is validated. */
export const readOptions = (raw: unknown): Options => read(options, raw, "options");

export const roundsOf = ({ length }: Options): number => (length === "short" ? 4 : 6);
