import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../src/tools/position.ts";
import { runTool } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "letea-position-"));
afterAll(() => rmSync(folder, { recursive: true }));

const POSITION = {
  format: "letea-position/1",
  game: "precognition",
  options: { mode: "coop", setup: "standard", difficulty: "hard" },
  round: 6,
  phase: "act",
  boats: [
    { name: "Ada", cabins: 5, bane: 3, protectors: 1, decision: ["eel-traps", "grain-silo"], stage: { at: "protect" } },
    { name: "Cléo", food: 0, decision: ["raft-drifters", "reed-cutters"], stage: { at: "wait" } },
  ],
};

function saved(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const printed = { out: "", err: "" };
beforeEach(() => {
  printed.out = "";
  printed.err = "";
  vi.spyOn(console, "log").mockImplementation((text) => {
    printed.out += `${text}\n`;
  });
  vi.spyOn(console, "error").mockImplementation((text) => {
    printed.err += `${text}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

test("as people run it: the moment, a line for each boat, and who is awaited", async () => {
  const { code, out, err } = await runTool("position", saved("sound.json", POSITION));
  expect([code, err]).toEqual([0, ""]);
  const [title, ada, cleo, ...others] = out.trimEnd().split("\n");
  expect(title).toBe(
    "Précognition (precognition) · mode: coop · setup: standard · difficulty: hard · round: 6 · phase: act",
  );
  expect(ada).toMatch(/^ {2}Ada: 5 healthy Humans, .* 1 Protector, and 4 Food; Bane 3; .*Eel Traps and Grain Silo$/u);
  expect(cleo).toMatch(/^ {2}Cléo: 4 healthy Humans, .* and 0 Food; Bane 0; .*Raft Drifters and Reed Cutters$/u);
  expect(others.at(-1)).toBe("  act: Ada");
});

test("in French", async () => {
  expect(await main([saved("sound.json", POSITION), "--language", "fr"])).toBe(0);
  expect(printed.out).toContain("5\u00a0Humains sains");
});

test("--json prints it with everything filled in, which is the same position", async () => {
  expect(await main([saved("sound.json", POSITION), "--json"])).toBe(0);
  const whole = printed.out;
  expect(JSON.parse(whole)).toMatchObject({ ...POSITION, boats: [POSITION.boats[0], { name: "Cléo", food: 0 }] });
  expect(whole).toContain('"unseen"');
  printed.out = "";
  expect(await main([saved("whole.json", whole), "--json"])).toBe(0);
  expect(printed.out).toBe(whole);
});

describe("what isn't a position is refused in one line", () => {
  test.each([
    ["It isn't JSON: ", "{"],
    ["It isn't a position.", "3"],
    ['Its "game" is none of: precognition.', { ...POSITION, game: "chess" }],
    ["Something is wrong here: position.round. (", { ...POSITION, round: 13 }],
    ["There is never a phase “act” in round 0, played like this.", { ...POSITION, round: 0 }],
    ["Ada can’t have a Bane of 13 in round 6.", { ...POSITION, boats: [{ ...POSITION.boats[0], bane: 13 }, {}] }],
    ["Seat 2 can’t have a Bane of 13 in round 6.", { ...POSITION, boats: [POSITION.boats[0], { bane: 13 }] }],
    ["This game is for 2 to 4 boats.", { ...POSITION, boats: [] }],
    ["This way to play takes exactly 4 boats.", { ...POSITION, options: { mode: "teams", setup: "standard" } }],
  ])("%s", async (why, content) => {
    const file = saved("poor.json", content);
    expect(await main([file])).toBe(1);
    expect(printed.out).toBe("");
    expect(printed.err.startsWith(`${file}: ${why}`), printed.err).toBe(true);
    expect(printed.err).toMatch(/^[^\n]+\n$/u);
  });
});

describe("wrong use", () => {
  test.each([
    ["FILE is missing.", []],
    ["can't be read", [join(folder, "nowhere.json")]],
    ['no texts in "tlh"', [saved("sound.json", POSITION), "--language", "tlh"]],
    ["Unknown option '--nope'.", ["--nope"]],
  ])("%s", async (why, args) => {
    expect(await main(args)).toBe(2);
    expect(printed.err).toContain(why);
    expect(printed.err).toMatch(/^[^\n]+ \(--help tells more\)\n$/u);
  });

  test("--help tells how it's done", async () => {
    expect(await main(["--help"])).toBe(0);
    expect(printed.out).toContain("npm run -s position -- FILE");
  });
});
