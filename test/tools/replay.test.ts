import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRecord } from "../../src/engine/record.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { type Cast, seatsOf } from "../../src/tools/play/cast.ts";
import { playOut, startPlay } from "../../src/tools/play/play.ts";
import { runTool } from "./run-tool.ts";

const cast: Cast = {
  game: precognition,
  options: { mode: "competitive", setup: "standard" },
  seats: seatsOf(["random", "random", "random"], ["person", "bot", "person"]).map((seat, i) => ({
    ...seat,
    name: ["Ada", "Bo", "Cléo"][i] ?? "",
  })),
  seed: 3,
};

const folder = mkdtempSync(join(tmpdir(), "letea-replay-"));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const record = writeRecord(playOut(cast));

describe("a whole match", () => {
  let english = "";
  let french = "";
  beforeAll(async () => {
    const file = saved("whole.json", record);
    const [one, other] = await Promise.all([runTool("replay", file), runTool("replay", file, "--language", "fr")]);
    expect([one.code, other.code]).toEqual([0, 0]);
    english = one.out;
    french = other.out;
  });

  test("has all rounds and the end, in both languages", () => {
    const rounds = Array.from({ length: 12 }, (_, i) => i + 1);
    expect([...english.matchAll(/^Round (\d+) · season \d$/gm)].map(([, round]) => Number(round))).toEqual(rounds);
    expect([...french.matchAll(/^Tour\s(\d+) · saison\s\d$/gm)].map(([, round]) => Number(round))).toEqual(rounds);
    expect(english).toMatch(/^The journey ends$/m);
  });

  test("tells how every boat stands when a round begins", () => {
    expect(english).toMatch(
      /^Round 1 · season 1\n {2}Ada: 4 healthy Humans, 0 contaminated Humans, 1 Doctor, 0 Protectors, and 8 Food; .*\n {2}Bo: .*\n {2}Cléo: /m,
    );
  });

  test("tells what everybody did", () => {
    for (const name of ["Ada", "Bo", "Cléo"]) {
      expect([...english.matchAll(new RegExp(`^${name} activates `, "gm"))]).toHaveLength(12);
      expect([...french.matchAll(new RegExp(`^${name} active `, "gm"))]).toHaveLength(12);
    }
  });
});

test("a match that isn't over is told as far as it goes, and how things stand then", async () => {
  const { match, next } = startPlay(cast);
  while (match.inputs.length < 60) match.apply(next());
  const { code, out, err } = await runTool("replay", saved("begun.json", writeRecord(match)));
  expect(code, err).toBe(0);
  expect(out).toMatch(/\n\n {2}Ada: .*\n {2}Bo: .*\n {2}Cléo: .*\n$/);
});

test.each([
  ["tampered", record.replace(/"keep":(\d)/u, (_, keep) => `"keep":${(Number(keep) + 1) % 4}`), /Entry \d+ /],
  ["cut off", record.slice(0, 4000), /damaged around line \d+/],
  ["of another version", record.replace(/"rules":"....../u, '"rules":"000000'), /different rules of this game/],
  ["something else", "{}", /isn’t a game record/],
  ["empty", "", /damaged/],
])("a file that is %s is refused in one line that says where", async (name, text, message) => {
  const file = saved(`${name}.json`, text);
  const { code, out, err } = await runTool("replay", file);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err.startsWith(`${file}: `)).toBe(true);
  expect(err).toMatch(message);
});
