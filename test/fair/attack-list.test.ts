/** Each attack that the protocol has to stand is a test by its name: cheat, and what honest people see. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ATTACKS = [
  [
    "changed-choice",
    "copied-commitment",
    "illegal-choice",
    "early-opening",
    "partial-set",
    "split-set",
    "split-record",
  ],
  ["wrong-slot", "wrong-card", "duplicate-card", "duplicate-then-crash", "unplug-bad-hand", "withhold-choice"],
  ["withhold-link", "host-withholds", "foresee-deck", "foresee-river", "wrong-link", "double-ask"],
  ["recommit-after-crash", "bot-steered", "bot-hand-early", "censor-evict", "lone-eviction", "fake-seat"],
  ["mitm-signalling", "rollback", "cross-match", "old round", "forged", "reordered", "undo-over-ask", "two-tabs"],
  ["old-host-returns", "two-two-partition", "both-alone", "small-order-key", "stale-spectator", "byte-flip"],
  ["drop-to-redraw", "fault-to-redraw", "choose-again", "hidden-entry", "talk-flood", "slandered-host", "false-return"],
  ["false-table", "revolving-door", "last-epoch", "crowd", "flood", "ask-again", "leave-after-seeing"],
  ["old-word", "false-lateness", "hoarded-words", "host-never-asks", "host-keeps-bots", "host-ignores-drop"],
].flat();

const folders = ["test/fair", "test/net"].map((folder) => join(import.meta.dirname, "../..", folder));
const titles = folders
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".test.ts") && file !== import.meta.filename)
  .flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*["'`](.*)/gu),
  ])
  .map(([, title = ""]) => title);

test.each(ATTACKS)("%s is tried", (attack) => {
  expect(titles.filter((title) => title.includes(attack))).not.toEqual([]);
});
