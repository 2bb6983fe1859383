/** Traces, held against the rules' page by a program that shares nothing with the rules in src. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import type { SeatInfo } from "../../src/engine/match.ts";
import { seeded } from "../../src/engine/rng.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { projectRoot } from "../../src/setup/paths.mjs";
import { type Cast, seatsOf } from "../../src/tools/play/cast.ts";
import { trace } from "../../src/tools/play/trace.ts";
import { careful } from "./careful.ts";
import { type Checked, checkTrace } from "./trace-checker/check-trace.ts";

const CARD_IDS = CARDS.map(({ id }) => id);
const game: Game = { ...precognition, bots: { ...precognition.bots, careful } };

interface Table {
  readonly players: number;
  readonly sit: readonly SeatInfo["by"][];
  readonly levels: readonly string[];
}

const SITTING: readonly SeatInfo["by"][][] = [["person"], ["bot"], ["person", "bot"], ["bot", "person", "person"]];
const LEVELS = [["random"], ["careful"], ["careful", "random"]];
const TABLES: readonly Table[] = [2, 3, 4].flatMap((players) =>
  SITTING.flatMap((sit) =>
    LEVELS.map((levels) => ({ players, sit: around(sit, players), levels: around(levels, players) })),
  ),
);
const MATCHES = 6;
const CHANGES = 25;

function around<X>(pattern: readonly X[], seats: number): X[] {
  return Array.from({ length: seats }, (_, i) => pattern[i % pattern.length]).filter((one) => one !== undefined);
}

const castAt = ({ sit, levels }: Table, seed: number): Cast => ({
  game,
  options: { mode: "competitive", setup: "standard" },
  seats: seatsOf(levels, sit),
  seed,
});

const traceOf = (table: Table, seed: number): string =>
  [...trace(castAt(table, seed))].map((line) => `${line}\n`).join("");

describe("every step is as the rules' page says", () => {
  test.each(TABLES)("$players players: $sit, $levels", (table) => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const text = traceOf(table, seed);
      expect(() => checkTrace(text), `seed ${seed}`).not.toThrow();
    }
  });
});

/** A handful of matches in which everything there is comes up. */
const sample = TABLES.flatMap((table) => [traceOf(table, 101), traceOf(table, 102), traceOf(table, 103)]);

/** Of each number of players and each seating one. */
const few = sample.filter((_, i) => i % (LEVELS.length * 3) === 0);

test("the matches take every kind of act, lead to every kind of event, and end in victories and in ties", () => {
  const all = sample.map(checkTrace);
  const kinds = (pick: (checked: Checked) => ReadonlyMap<string, number>) =>
    new Set(all.flatMap((checked) => [...pick(checked).keys()]));
  expect([...kinds(({ acts }) => acts)].sort()).toEqual([...game.acts].sort());
  const expected =
    "activated bane-rose chose dealt declined drew fed fired gained healed humans-lost ignored locked over plugged " +
    "protected river-took round spilt turned unplugged";
  expect([...kinds(({ events }) => events)].sort()).toEqual(expected.split(" "));
  expect(new Set(all.flatMap(({ winners }) => winners.map((count) => count > 1)))).toEqual(new Set([false, true]));
});

test("whatever is changed in a trace is noticed", () => {
  const luck = seeded(7);
  const unnoticed = few.flatMap((text) => {
    const lines = text.trimEnd().split("\n");
    return Array.from({ length: CHANGES }).flatMap(() => {
      const at = luck.below(lines.length);
      const changed = changeSomething(lines[at] ?? "", luck.below);
      if (changed === undefined) return [];
      return isFine(lines.with(at, changed).join("\n")) ? [`line ${at + 1}: ${changed}`] : [];
    });
  });
  expect(unnoticed).toEqual([]);
});

/** A number is raised by one, or a card becomes another one. What the header tells of pieces and seeds doesn't count. */
function changeSomething(line: string, below: (n: number) => number): string | undefined {
  const from = line.startsWith('{"trace"') ? line.indexOf('"state"') : 0;
  const places = [...line.matchAll(/(?<=[:[,])\d{1,6}(?=[,\]}])|(?<=")[a-z]+-[a-z]+(?=")/gu)].filter(
    ({ index, 0: found }) => index > from && (/\d/u.test(found) || CARD_IDS.includes(found)),
  );
  const [place] = places.length === 0 ? [] : [places[below(places.length)]];
  if (place === undefined) return undefined;
  const [found] = place;
  const other = CARD_IDS[(CARD_IDS.indexOf(found) + 1) % CARD_IDS.length];
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
    few.flatMap((text) =>
      text
        .trimEnd()
        .split("\n")
        .flatMap((line) => wordsOf(JSON.parse(line))),
    ),
  );
  const missing = [...words].filter((word) => !new RegExp(`\\b${word}\\b`, "u").test(page));
  expect(missing).toEqual([]);
});

const KIND_FIELDS = ["kind", "at", "on", "do", "phase", "by", "to", "pair", "cards", "good", "quorum"];

/** The names of fields, and the words that tell kinds. */
function wordsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(KIND_FIELDS.includes(key) && typeof inner === "string" ? [inner] : []),
    ...wordsOf(inner),
  ]);
}
