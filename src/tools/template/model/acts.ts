/** All acts of a seat. */
import * as v from "valibot";
import { count, read } from "../../../engine/shape.ts";

const act = v.variant("do", [
  /** Lays this card face down. */
  v.strictObject({ do: v.literal("lay"), card: count(9) }),
]);

export type Act = Readonly<v.InferOutput<typeof act>>;

export const readAct = (raw: unknown): Act => read(act, raw, "act");

export const ACTS = act.options.map((option) => option.entries.do.literal);
