/** The log of every game, as it's read: whatever happens is told in every language, whole and with all its facts. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { LANGUAGES } from "../../src/ui/language.ts";
import { isSeatParam, type Line, type LogLine, type Param } from "../../src/ui/texts/line.ts";
import type { Speaker } from "../../src/ui/texts/speaker.ts";
import { gameTexts, speakerOf } from "./all-texts.ts";
import { english, GAME_BOOKS, tableOf } from "./books.ts";
import { argumentsOf } from "./message-arguments.ts";
import { eventsOfRandomMatch, NAMES, type Told } from "./random-match.ts";
import { kindsIn } from "./sources.ts";

const MATCHES = 300;

interface Rare {
  readonly event: { readonly on: string; readonly [field: string]: unknown };
  /** Of the state that it leads to. */
  readonly mode?: string;
}

/** What random matches hardly ever bring about: told here by hand. */
const RARE: Readonly<Record<string, readonly Rare[]>> = {
  precognition: [
    { event: { on: "spilt", seat: 0, batteries: 2 } },
    { event: { on: "over", places: [3, 1, 1, 4], healthy: [9, 12, 12, 1] }, mode: "competitive" },
    { event: { on: "over", places: [2, 1], healthy: [0, 1] }, mode: "competitive" },
    { event: { on: "over", places: [1, 1, 1, 1], healthy: [5, 6, 7, 4] }, mode: "teams" },
    { event: { on: "over", places: [2, 2, 1, 1], healthy: [9, 0, 3, 11] }, mode: "teams" },
    { event: { on: "over", places: [1, 1], healthy: [14, 17], isWon: true }, mode: "coop" },
    { event: { on: "over", places: [2, 2], healthy: [14, 3], isWon: false }, mode: "coop" },
    { event: { on: "judged", objective: "flagship", isMet: true } },
    { event: { on: "objective", objective: "flagship", at: "season-end" } },
  ],
};

describe.each(GAMES)("the log of $id", ({ id, variants }) => {
  const table = tableOf(id);
  const book = GAME_BOOKS.find(({ name }) => name === id);
  const texts = book === undefined ? {} : english(book);
  const speakers = [...LANGUAGES.keys()].map((language) => speakerOf(language, gameTexts(id)));

  const kinds = new Set<string>();
  const lines = new Map<string, LogLine>();
  const stands = new Map<string, Line>();
  const happened = Array.from({ length: MATCHES }, (_, seed) => eventsOfRandomMatch(id, seed)).flat();
  const told = [
    ...happened,
    ...(RARE[id] ?? []).map((rare) => ({ event: rare.event, state: stateFor(rare, happened) })),
  ];
  for (const { event, state } of told) {
    kinds.add(event.on);
    for (const line of table.log(event, state)) lines.set(JSON.stringify(line), line);
    const isHeading = table.log(event, state).some(({ heading }) => heading);
    if (isHeading) for (const line of table.stand(state)) stands.set(JSON.stringify(line), line);
  }
  const all = [...lines.values()];

  test("tells of every kind of event", () => {
    expect([...kinds].sort()).toEqual([...new Set(kindsIn(`src/games/${id}/model/events.ts`, "on"))].sort());
  });

  test("has used every text it has", () => {
    const used = new Set(all.map(({ key }) => key));
    expect(Object.keys(texts).filter((key) => key.startsWith("log.") && !used.has(key))).toEqual([]);
  });

  test("supplies just the facts that its texts ask for", () => {
    const wrong = [...all, ...stands.values()]
      .flatMap(linesWithin)
      .filter(({ key, params }) => {
        const wanted = argumentsOf(texts[key] ?? "");
        const given = Object.keys(params ?? {}).filter((name) => !isForTheReader(key, name));
        return given.length !== wanted.size || given.some((name) => !wanted.has(name));
      })
      .map(({ key, params }) => `${key} ${Object.keys(params ?? {}).join(" ")}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  /** Every line says who it is about, though not all of them have to name them twice. */
  const isForTheReader = (key: string, name: string): boolean =>
    name === "seat" && !argumentsOf(texts[key] ?? "").has("seat");

  test.each(speakers)("reads well in $language", (speaker) => {
    const bad = all
      .map((line) => ({ line, said: speaker.say(line, NAMES) }))
      .filter(({ line, said }) => !isFine(line, said));
    expect(bad.slice(0, 5)).toEqual([]);
  });

  test.each(speakers)("says in $language how things stand", (speaker) => {
    const said = [...stands.values()].map((line) => speaker.say(line, NAMES));
    expect(said).not.toEqual([]);
    expect(said.filter((one) => MACHINERY.test(one) || !/^\p{Lu}.*[\p{L}\d]$/u.test(one)).slice(0, 5)).toEqual([]);
  });

  test("names only those who sit there", () => {
    const seats = all.flatMap(paramsWithin).flatMap((param) => (isSeatParam(param) ? [param.seat] : []));
    expect(Math.min(...seats)).toBe(0);
    expect(Math.max(...seats)).toBe(Math.max(...variants.map(({ players }) => players)) - 1);
  });

  test("takes names as they are", () => {
    const strange = ["{seat}", "<b>O’Neil</b>", "#", "'{n}'"];
    for (const line of all.slice(0, 500)) {
      const speaker: Speaker = speakers[0] ?? speakerOf("en");
      const seat = line.params?.seat;
      if (!isSeatParam(seat) || !argumentsOf(texts[line.key] ?? "").has("seat")) continue;
      expect(speaker.say(line, strange)).toContain(strange[seat.seat]);
    }
  });
});

/** The first state of that mode. */
function stateFor({ mode }: Rare, happened: readonly Told[]): Told["state"] {
  const found = happened.find(({ state }) => mode === undefined || Object(state).options.mode === mode);
  if (found === undefined) throw new Error(`no match of mode ${mode}`);
  return found.state;
}

/** What no reader should ever see. */
const MACHINERY = /[{}#<>[\]]|undefined|NaN|null|object| {2}| [.,]|\.\.|\b[a-z]+\.[a-z-]+\b|Seat/u;

/** A whole sentence, or a heading. */
function isFine({ heading }: LogLine, said: string): boolean {
  const isWhole = heading === true ? /^\p{Lu}.*[^.:;,\s]$/u : /^\p{Lu}.*\p{L}.*\.$/u;
  return isWhole.test(said) && !MACHINERY.test(said);
}

function linesWithin(line: Line): Line[] {
  return [line, ...Object.values(line.params ?? {}).flatMap(linesOfParam)];
}

function linesOfParam(param: Param): Line[] {
  if (typeof param !== "object") return [];
  if (Array.isArray(param)) return param.flatMap(linesOfParam);
  return "key" in param ? linesWithin(param) : [];
}

const paramsWithin = (line: Line): Param[] => Object.values(line.params ?? {}).flatMap((param) => [param].flat());
