/** What anybody at all may send: noise, JSON of any shape, and real messages with something changed in them. */
import fc from "fast-check";
import { encode } from "../../src/engine/codec.ts";

const NAMES = ["t", "seat", "sig", "entries", "__proto__", "constructor", "length", ""];

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.maxSafeInteger(),
    fc.nat({ max: 70 }),
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[0-9a-f]{64}$/u),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("json"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), tie("json"), { maxKeys: 5 }),
  ),
}));

/** The same with the part at this place taken out, doubled or replaced: its places are counted through all of it. */
function changed(value: unknown, place: number, change: (part: unknown) => readonly unknown[]): unknown {
  let left = place;
  const walk = (part: unknown): readonly unknown[] => {
    if (left-- === 0) return change(part);
    if (Array.isArray(part)) return [part.flatMap(walk)];
    if (typeof part !== "object" || part === null) return [part];
    const fields = Object.entries(part).flatMap(([name, field]) => walk(field).map((one) => [name, one] as const));
    return [Object.fromEntries(fields)];
  };
  return walk(value)[0];
}

const edit = fc.oneof(
  fc.constant((): readonly unknown[] => []),
  fc.constant((part: unknown): readonly unknown[] => [part, part]),
  fc.constant((part: unknown): readonly unknown[] => [[part]]),
  json.map((other) => (): readonly unknown[] => [other]),
  fc.tuple(fc.constantFrom(...NAMES), json).map(([name, other]) => (part: unknown): readonly unknown[] => [
    typeof part === "object" ? Object.fromEntries([...Object.entries(part ?? {}), [name, other]]) : other,
  ]),
);

const place = fc.nat({ max: 400 });

/** One of these values, with some of its parts taken out, doubled or replaced. */
export const altered = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...values), fc.array(fc.tuple(place, edit), { minLength: 1, maxLength: 3 }))
    .map(([value, edits]) => edits.reduce((one, [at, change]) => changed(one, at, change), value));

const canonical = (value: unknown): string => encode(JSON.parse(JSON.stringify(value ?? null)));

/** Texts that come close to being one of these. */
export const mangled = (texts: readonly string[]): fc.Arbitrary<string> => {
  const real = fc.constantFrom(...texts);
  return fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    json.map((value) => JSON.stringify(value)),
    json.map(canonical),
    altered(texts.map((text) => JSON.parse(text) as unknown)).map(canonical),
    fc.tuple(real, place, place, fc.string({ unit: "binary", maxLength: 3 })).map(([text, from, length, put]) => {
      const at = from % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + (length % 4));
    }),
    fc.tuple(real, real).map(([one, other]) => one + other),
  );
};
