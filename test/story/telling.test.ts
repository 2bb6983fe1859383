/** The story at the end: a line for each boat, and where its healthy Humans were gained and lost. */
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { Story } from "../../src/games/precognition/table/story/story.tsx";
import { scaleFor } from "../../src/kit/story/chart.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { Told } from "../../src/ui/game-table.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { shown } from "../cards/saying.ts";
import { atOnce, seats } from "../session/tables.ts";

const NAMES = ["Ada", "Ivo", "Mira", "Teo"];
const HUMANS_AT_FIRST = 4;
const ROUNDS = 12;
const COMPETITIVE = precognition.variants.filter(({ options }) => options.mode === "competitive");

function played(options: unknown, players: number) {
  const by = Array.from({ length: players }, () => "bot" as const);
  const session = LocalSession.fresh<PrecognitionTypes>(
    precognition,
    { options, seats: seats(...by), seed: 4 },
    atOnce,
  );
  const told: Told<PrecognitionTypes>[] = [];
  session.news.on("step", ({ events }) => told.push({ events, state: session.state }));
  session.start();
  const names = NAMES.slice(0, players);
  return { state: session.state, names, page: shown(h(Story, { told, names, state: session.state })) };
}

/** The page has a minus sign, not a hyphen. */
const numberIn = ({ seen }: Branch): number => Number(seen.replace("−", "-"));

describe.each(COMPETITIVE)("$options with $players boats", ({ options, players }) => {
  const { state, names, page } = played(options, players);
  const [courses, balance] = page.named("table");
  if (courses === undefined || balance === undefined) throw new Error("a table is missing");
  const healthy = courses.named("tr").map((row) => row.named("td").map(numberIn));

  test("there are thirteen moments for each boat, from the start to the standings", () => {
    expect(courses.named("th").map(({ seen }) => seen)).toEqual(names);
    for (const [seat, counts] of healthy.entries()) {
      expect(counts).toHaveLength(ROUNDS + 1);
      expect(counts[0]).toBe(HUMANS_AT_FIRST);
      expect(counts.at(-1)).toBe(state.boats[seat]?.cabins);
    }
  });

  test("each line of the chart goes through all of them, and ends with its number and its name", () => {
    const scale = scaleFor(ROUNDS + 1, Math.max(...healthy.flat()), 5);
    const lines = page.withClass("course");
    const ends = page.withClass("ends")[0]?.childNodes ?? [];
    expect(lines).toHaveLength(players);
    for (const [seat, counts] of healthy.entries()) {
      const pieces = lines[seat]?.named("line").map(({ attributes }) => attributes) ?? [];
      const [first] = pieces;
      const heights = [first?.y1, ...pieces.map(({ y2 }) => y2)].map((y) => Number.parseFloat(y ?? ""));
      // Lines of equal counts run side by side, much closer than the distance of one Human
      const apart = Math.abs(scale.y(1) - scale.y(0));
      expect(heights.map((y) => Math.round((scale.y(0) - y) / apart) + 0)).toEqual(counts);
      expect((ends[seat] as Branch | undefined)?.seen).toBe(`${counts.at(-1)} ${names[seat]}`);
    }
  });

  test("what was won and lost adds up to what is left, and the best and worst rounds are those of the line", () => {
    const rows = balance.named("tr").slice(1);
    const causes = rows.filter(({ classes }) => !classes.includes("story-rounds"));
    const [best, worst] = rows.filter(({ classes }) => classes.includes("story-rounds"));
    for (const [seat, counts] of healthy.entries()) {
      const sum = causes.reduce((total, row) => total + numberIn(row.named("td")[seat] ?? row), 0);
      expect(HUMANS_AT_FIRST + sum).toBe(counts.at(-1));
      const changes = counts.slice(1).map((n, i) => n - (counts[i] ?? 0));
      expect(best?.named("td")[seat]?.seen).toContain(signed(Math.max(...changes)));
      expect(worst?.named("td")[seat]?.seen).toContain(signed(Math.min(...changes)));
    }
  });
});

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
