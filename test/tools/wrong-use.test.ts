/** Wrong use of a command prints one line that says what is wrong, and exits with code 2. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { main as balance } from "../../src/tools/balance.ts";
import { main as bench } from "../../src/tools/bench.ts";
import { main as golden } from "../../src/tools/golden.ts";
import { main as graph } from "../../src/tools/graph.ts";
import { main as newGame } from "../../src/tools/new-game.ts";
import { main as replay } from "../../src/tools/replay.ts";
import { main as simulate } from "../../src/tools/simulate.ts";
import { main as simulateNet } from "../../src/tools/simulate-net.ts";
import { main as verify } from "../../src/tools/verify.ts";
import { runTool } from "./run-tool.ts";

const TOOLS = {
  balance,
  bench,
  golden,
  graph,
  replay,
  simulate,
  verify,
  "new-game": newGame,
  "simulate-net": simulateNet,
};
type ToolName = keyof typeof TOOLS;

const folder = mkdtempSync(join(tmpdir(), "letea-tools-"));
const file = join(folder, "file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true }));

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

const CASES: readonly [ToolName, readonly string[], RegExp][] = [
  ["simulate", ["--nope"], /Unknown option '--nope'\./],
  ["simulate", ["surplus"], /nothing to be done with "surplus"/],
  ["simulate", ["--games"], /--games/],
  ["simulate", ["--games", "0"], /--games takes a whole number from 1 to \d+, not "0"\./],
  ["simulate", ["--games", "1e3"], /--games .*"1e3"/],
  ["simulate", ["--seed=-1"], /--seed takes a whole number from 0 to 9007199254740991, not "-1"\./],
  ["simulate", ["--seed", "1", "--seed", "2"], /--seed is given twice\./],
  ["simulate", ["--threads", "many"], /--threads .*"many"/],
  ["simulate", ["--json=yes"], /--json/],
  ["simulate", ["--game", "chess"], /no game "chess"\. There is: precognition/],
  ["simulate", ["--players", "5"], /--players takes one of 2, 3, 4 with mode competitive, setup standard, not "5"\./],
  ["simulate", ["--players", "x"], /--players .*"x"/],
  ["simulate", ["--mode", "teams", "--players", "3"], /--players takes one of 4 with mode teams, .*, not "3"\./],
  ["simulate", ["--players", "4", "--bots", "random,random"], /--bots takes one item or 4 of them.* not 2\./],
  ["simulate", ["--bots", "clairvoyant"], /no bot "clairvoyant" for precognition\. There is: random/],
  ["simulate", ["--sit", "floor"], /--sit takes "person" or "bot", not "floor"\./],
  ["simulate", ["--sit", "bot,person,bot"], /--sit takes one item or 4 of them.* not 3\./],
  ["simulate", ["--mode", "solitaire"], /--mode takes one of competitive, teams, coop with .*, not "solitaire"\./],
  ["simulate", ["--setup", "random"], /--setup takes one of standard, advanced with .*, not "random"\./],
  ["simulate", ["--difficulty", "hard"], /--difficulty means nothing with mode competitive, setup standard\./],
  ["simulate", ["--mode", "teams", "--difficulty", "hard"], /--difficulty means nothing with mode teams, .*\./],
  [
    "simulate",
    ["--mode", "coop", "--difficulty", "easy"],
    /--difficulty takes one of normal, hard, apocalypse with .*, not "easy"\./,
  ],
  ["simulate", ["--records", file], /Records can't be written into/],
  ["simulate", ["--records", join(file, "below")], /Records can't be written into/],
  ["simulate", ["--trace", folder], /A trace can't be written to/],
  ["simulate", ["--trace", join(folder, "nowhere", "trace")], /A trace can't be written to/],
  [
    "bench",
    ["--only", "luck"],
    /--only takes one of engine, network, floods, page, online, connections, losses, flooded-page, signalling, not "luck"\./,
  ],
  ["simulate-net", ["--nope"], /Unknown option '--nope'\./],
  ["simulate-net", ["surplus"], /nothing to be done with "surplus"/],
  ["simulate-net", ["--seeds", "0"], /--seeds takes a whole number from 1 to \d+, not "0"\./],
  ["simulate-net", ["--seed", "one"], /--seed .*"one"/],
  ["simulate-net", ["--game", "chess"], /no game "chess"\. There is: precognition/],
  ["simulate-net", ["--players", "5"], /--players takes one of 2, 3, 4, not "5"\./],
  ["simulate-net", ["--spectators", "21"], /--spectators takes a whole number from 0 to 20, not "21"\./],
  ["simulate-net", ["--threads", "0"], /--threads .*"0"/],
  ["bench", ["--nope"], /Unknown option '--nope'\./],
  ["bench", ["--seconds", "0"], /--seconds .*"0"/],
  ["bench", ["--seconds", "soon"], /--seconds .*"soon"/],
  ["bench", ["--guests", "8,1"], /--guests .*"1"/],
  ["bench", ["--loss", "luck"], /--loss takes one of guest-reload, .*, not "luck"\./],
  ["bench", ["--flood", "talk,luck"], /--flood takes some of own-cheating, .*, not "luck"\./],
  ["bench", ["surplus"], /nothing to be done with "surplus"/],
  ["balance", ["--nope"], /Unknown option '--nope'\./],
  ["balance", ["surplus"], /nothing to be done with "surplus"/],
  ["balance", ["--game", "chess"], /no game "chess"\. There is: precognition/],
  ["balance", ["--games", "0"], /--games takes a whole number from 1 to \d+, not "0"\./],
  ["balance", ["--seed", "first"], /--seed .*"first"/],
  ["balance", ["--threads", "0"], /--threads .*"0"/],
  ["golden", ["--nope"], /Unknown option '--nope'\./],
  ["golden", ["--game", "chess"], /no game "chess"\. There is: precognition/],
  ["golden", ["surplus"], /nothing to be done with "surplus"/],
  ["golden", ["--into", file], /There is no folder/],
  ["graph", ["--nope"], /Unknown option '--nope'\./],
  ["graph", ["surplus"], /nothing to be done with "surplus"/],
  ["graph", ["--in", "src/nowhere"], /nothing of the project in "src\/nowhere"\./],
  ["new-game", [], /NAME is missing\./],
  ["new-game", ["chess", "go"], /nothing to be done with "go"/],
  ["new-game", ["Chess"], /"Chess" can't be a game's name: lower-case letters/],
  ["new-game", ["-chess"], /Unknown option/],
  ["new-game", ["../chess"], /"\.\.\/chess" can't be a game's name/],
  ["new-game", ["precognition"], /"precognition" is taken: there is src\/games\/precognition\/ already\./],
  ["new-game", ["kinds"], /"kinds" is taken: there is test\/laws\/kinds\.test\.ts already\./],
  ["new-game", ["table"], /"table" is written elsewhere in the code \(src\/\S+:\d+\)/],
  ["replay", [], /FILE is missing\./],
  ["replay", ["--nope"], /Unknown option '--nope'\./],
  ["replay", [file, file], /nothing to be done with/],
  ["replay", [join(folder, "nowhere")], /can't be read/],
  ["replay", [folder], /can't be read/],
  ["replay", [file, "--language", "tlh"], /no texts in "tlh"\. There is: en, fr\./],
  ["verify", [], /FILE is missing\./],
  ["verify", ["--nope"], /Unknown option '--nope'\./],
  ["verify", [file, file], /nothing to be done with/],
  ["verify", [file, "--all=yes"], /--all/],
  ["verify", [join(folder, "nowhere")], /can't be read/],
];

test.each(CASES)("%s %j", async (tool, args, message) => {
  expect(await TOOLS[tool](args)).toBe(2);
  expect(printed.out).toBe("");
  expect(printed.err).toMatch(message);
  expect(printed.err).toMatch(/^[^\n]+ \(--help tells more\)\n$/);
});

test.each(Object.keys(TOOLS))("%s, as people run it", async (tool) => {
  const { code, out, err } = await runTool(tool, "--nope");
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^Unknown option '--nope'\.[^\n]*\n$/);
});

describe("--help tells how it's done", () => {
  test.each(Object.entries(TOOLS))("%s", async (name, main) => {
    expect(await main(["--help", "--nope"])).toBe(0);
    expect(printed.err).toBe("");
    expect(printed.out).toContain(`npm run -s ${name === "simulate-net" ? "simulate:net" : name} -- `);
  });
});
