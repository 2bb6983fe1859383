import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "../../src/build/fingerprint.ts";

const FILES = {
  "src/engine/match.ts": "export const one = 1;\nexport const two = 2;\n",
  "src/games/chess/model/board.ts": "export const size = 8;\n",
  "src/games/chess/rules/move.ts": "export const steps = 1;\n",
  "src/games/chess/rules/deep/castle.ts": "export const allowed = true;\n",
  "src/games/chess/bots/random.ts": "export const depth = 0;\n",
  "src/games/chess/game.ts": "export const players = 2;\n",
  "src/games/chess/content/pieces.ts": "export const queens = 1;\n",
  "src/games/go/rules/move.ts": "export const komi = 6.5;\n",
  "src/ui/shell.ts": "export const title = 1;\n",
};

let root = "";

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "letea-fingerprint-"));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});

afterEach(() => rmSync(root, { recursive: true }));

describe("the fingerprint of a game's rules", () => {
  test("is a SHA-256 in hex, and the same for the same files", () => {
    const first = fingerprint(root, "chess");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint(root, "chess")).toBe(first);
  });

  test.each([
    "src/engine/match.ts",
    "src/games/chess/model/board.ts",
    "src/games/chess/rules/move.ts",
    "src/games/chess/rules/deep/castle.ts",
    "src/games/chess/bots/random.ts",
    "src/games/chess/game.ts",
  ])("changes with %s", (path) => {
    const before = fingerprint(root, "chess");
    write(path, `${readFileSync(join(root, path), "utf8")}export const more = 3;\n`);
    expect(fingerprint(root, "chess")).not.toBe(before);
  });

  test("changes when a rules file is added, renamed or has its text moved to another file", () => {
    const seen = new Set([fingerprint(root, "chess")]);
    write("src/games/chess/rules/added.ts", "");
    seen.add(fingerprint(root, "chess"));
    rmSync(join(root, "src/games/chess/rules/added.ts"));
    write("src/games/chess/rules/renamed.ts", "");
    seen.add(fingerprint(root, "chess"));
    write("src/games/chess/rules/renamed.ts", "export const steps = 1;\n");
    write("src/games/chess/rules/move.ts", "");
    seen.add(fingerprint(root, "chess"));
    expect(seen.size).toBe(4);
  });

  test("doesn't change with line ends, content, other games, other folders or other kinds of file", () => {
    const before = fingerprint(root, "chess");
    write("src/engine/match.ts", FILES["src/engine/match.ts"].replaceAll("\n", "\r\n"));
    write("src/games/chess/content/pieces.ts", "export const queens = 9;\n");
    write("src/games/go/rules/move.ts", "export const komi = 7.5;\n");
    write("src/ui/shell.ts", "export const title = 2;\n");
    write("src/games/chess/rules/notes.md", "A note.\n");
    expect(fingerprint(root, "chess")).toBe(before);
  });

  test("differs between games", () => {
    expect(fingerprint(root, "go")).not.toBe(fingerprint(root, "chess"));
  });

  test("refuses a game that isn't there and a name that leads elsewhere", () => {
    expect(() => fingerprint(root, "draughts")).toThrow('no game "draughts"');
    expect(() => fingerprint(root, "../engine")).toThrow("no game id");
  });
});
