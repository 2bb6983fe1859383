/** Reads one input that came from outside. */
import * as v from "valibot";
import type { Game, Input, Types } from "./game.ts";
import { count, read } from "./shape.ts";

const seat = count(63);
const handle = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const handles = v.pipe(v.array(handle), v.maxLength(512));
const result = v.pipe(v.array(count(2 ** 32 - 1)), v.maxLength(512));
const list = <Schema extends v.GenericSchema>(item: Schema) => v.pipe(v.array(item), v.maxLength(512));

const shape = v.variant("kind", [
  v.strictObject({ kind: v.literal("act"), seat, act: v.unknown() }),
  v.strictObject({ kind: v.literal("sealed"), seat, handle }),
  v.strictObject({ kind: v.literal("stirred"), pool: handle, handles }),
  v.strictObject({ kind: v.literal("learned"), seat, handles }),
  v.strictObject({
    kind: v.literal("revealed"),
    results: list(result),
    values: list(v.strictObject({ handle, value: v.unknown() })),
    acts: list(v.strictObject({ seat, act: v.unknown() })),
  }),
  v.strictObject({ kind: v.literal("seat"), seat, change: v.picklist(["join", "leave", "bot", "back"]) }),
]);

export function readInput<T extends Types>(game: Game<T>, raw: unknown): Input<T> {
  const input = read(shape, raw, "input");
  switch (input.kind) {
    case "act":
      return { ...input, act: game.readAct(input.act) };
    case "revealed":
      return {
        ...input,
        values: input.values.map(({ handle, value }) => ({ handle, value: game.readValue(value) })),
        acts: input.acts.map(({ seat, act }) => ({ seat, act: game.readAct(act) })),
      };
    default:
      return input;
  }
}
