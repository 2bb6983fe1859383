/** Checks traces with a second implementation of the rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Game, Variant } from "../../src/engine/game.ts";
import type { SeatInfo } from "../../src/engine/match.ts";
import { seeded } from "../../src/engine/rng.ts";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { OBJECTIVES } from "../../src/games/precognition/content/objectives.ts";
import { TILES } from "../../src/games/precognition/content/river.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { projectRoot } from "../../src/setup/paths.mjs";
import { type Cast, seatsOf } from "../../src/tools/play/cast.ts";
import { nameOf } from "../../src/tools/play/games.ts";
import { trace } from "../../src/tools/play/trace.ts";
import { isLong } from "../scale.ts";
import { careful } from "./careful.ts";
import { type Checked, checkTrace } from "./trace-checker/check-trace.ts";

const PIECES = [...CARDS, ...TILES, ...ADVANCED_ROOMS, ...OBJECTIVES].map(({ id }) => id);
const game: Game = { ...precognition, bots: { ...precognition.bots, careful } };

interface Table {
  readonly name: string;
  readonly variant: Variant;
  readonly sit: readonly SeatInfo["by"][];
  readonly levels: readonly string[];
}

const SITTING: readonly SeatInfo["by"][][] = [["person"], ["bot"], ["person", "bot"], ["bot", "person", "person"]];
const LEVELS = [["random"], ["careful"], ["greedy", "random"], ["greedy"]];
/** In the long test all combinations of seats, bots and variants, else a selection with each of them. */
const isMet = (sit: number, level: number, variant: number): boolean => isLong || (sit + level + variant) % 4 === 0;
const TABLES: readonly Table[] = game.variants.flatMap((variant, v) =>
  SITTING.flatMap((sit, s) =>
    LEVELS.filter((_, l) => isMet(s, l, v)).map((levels) => ({
      name: nameOf(variant),
      variant,
      sit: around(sit, variant.players),
      levels: around(levels, variant.players),
    })),
  ),
);
const CHANGES = 20;

function around<X>(pattern: readonly X[], seats: number): X[] {
  return Array.from({ length: seats }, (_, i) => pattern[i % pattern.length]).filter((one) => one !== undefined);
}

/** Every second table has handicaps, different for each seat. */
const castAt = ({ variant, sit, levels }: Table, seed: number): Cast => ({
  game,
  options: sit.at(0) === "bot" ? { ...Object(variant.options), handicap: handicaps(variant.players) } : variant.options,
  seats: seatsOf(levels, sit),
  seed,
});

const handicaps = (seats: number) => Array.from({ length: seats }, (_, i) => ({ food: i - 2, humans: 3 - 2 * i }));

const traceOf = (table: Table, seed: number): string =>
  [...trace(castAt(table, seed))].map((line) => `${line}\n`).join("");

const SEED = 1;
const checked = new Map<Table, Checked>();

/** Plays and checks a table's match when it is first asked for. */
function checkedMatch(table: Table): Checked {
  const found = checked.get(table) ?? checkTrace(traceOf(table, SEED));
  checked.set(table, found);
  return found;
}

test.each(TABLES)("every step is as the rules' page says: $name, $sit, $levels", (table) => {
  expect(() => checkedMatch(table)).not.toThrow();
});

/** A table of each variant, with every kind of seat. */
const few = TABLES.filter(({ sit, levels }) => sit.at(0) === "person" && sit.at(1) === "bot" && isOneLevel(levels));

function isOneLevel(levels: readonly string[]): boolean {
  return levels.every((level) => level === "greedy");
}

test("the matches take every kind of act, lead to every kind of event, and end in victories and in ties", () => {
  const all = TABLES.map(checkedMatch);
  const kinds = (pick: (checked: Checked) => ReadonlyMap<string, number>) =>
    new Set(all.flatMap((checked) => [...pick(checked).keys()]));
  expect([...kinds(({ acts }) => acts)].sort()).toEqual([...game.acts].sort());
  const expected =
    "activated bane-rose chose dealt declined done drew drew-open fed fired gained healed held humans-lost ignored judged locked " +
    "mitigated objective over paid-to-reveal plugged protected river-took rooms-dealt rooms-kept round spilt turned " +
    "unplugged";
  expect([...kinds(({ events }) => events)].sort()).toEqual(expected.split(" "));
  expect(new Set(all.flatMap(({ winners }) => winners.map((count) => count > 1)))).toEqual(new Set([false, true]));
});

test("whatever is changed in a trace is noticed", () => {
  const luck = seeded(7);
  const unnoticed = few.flatMap((table) => {
    const lines = traceOf(table, SEED).trimEnd().split("\n");
    return Array.from({ length: CHANGES }).flatMap(() => {
      const at = luck.below(lines.length);
      const changed = changeSomething(lines[at] ?? "", luck.below);
      if (changed === undefined) return [];
      return isFine(lines.with(at, changed).join("\n")) ? [`line ${at + 1}: ${changed}`] : [];
    });
  });
  expect(unnoticed).toEqual([]);
});

/** Raises a number by one or swaps a piece, but not among the content and seeds in the header. */
function changeSomething(line: string, below: (n: number) => number): string | undefined {
  const from = line.startsWith('{"trace"') ? line.indexOf('"state"') : 0;
  const places = [...line.matchAll(/(?<=[:[,])\d{1,6}(?=[,\]}])|(?<=")[a-z]+(?:-[a-z]+)*(?=")/gu)].filter(
    ({ index, 0: found }) => index > from && (/\d/u.test(found) || PIECES.includes(found)),
  );
  const [place] = places.length === 0 ? [] : [places[below(places.length)]];
  if (place === undefined) return undefined;
  const [found] = place;
  const other = PIECES[(PIECES.indexOf(found) + 1) % PIECES.length];
  const changed = /\d/u.test(found) ? Number(found) + 1 : other;
  return `${line.slice(0, place.index)}${changed}${line.slice(place.index + found.length)}`;
}

function isFine(text: string): boolean {
  try {
    checkTrace(text);
    return true;
  } catch {
    return false;
  }
}

test("TRACE.md names every field, and every kind of everything, that occurs", () => {
  const page = readFileSync(join(projectRoot, "src/tools/TRACE.md"), "utf8");
  const words = new Set(
    few.flatMap((table) =>
      traceOf(table, SEED)
        .trimEnd()
        .split("\n")
        .flatMap((line) => wordsOf(JSON.parse(line))),
    ),
  );
  const missing = [...words].filter((word) => !new RegExp(`\\b${word}\\b`, "u").test(page));
  expect(missing).toEqual([]);
});

const KIND_FIELDS = "kind at on do phase by to pair scope of mode setup difficulty cards good quorum".split(" ");

/** The names of fields, and the values that name kinds. */
function wordsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(KIND_FIELDS.includes(key) && typeof inner === "string" ? [inner] : []),
    ...wordsOf(inner),
  ]);
}
