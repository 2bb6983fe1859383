import * as v from "valibot";
import { read } from "../../../engine/shape.ts";

const options = v.strictObject({
  mode: v.literal("competitive"),
  setup: v.literal("standard"),
});

export type Options = Readonly<v.InferOutput<typeof options>>;

export const readOptions = (raw: unknown): Options => read(options, raw, "options");
