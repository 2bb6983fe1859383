/** Each attack that the protocol has to stand is a test by its name: cheat, and what honest people see. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Tried over links, by devices at a table with others that run what pages run. */
const AT_A_TABLE = [
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
  ["withhold-link", "host-withholds", "wrong-link", "double-ask"],
  ["recommit-after-crash", "bot-steered", "censor-evict", "lone-eviction", "fake-seat"],
  ["mitm-signalling", "rollback", "cross-match", "old round", "forged", "reordered", "undo-over-ask", "two-tabs"],
  ["old-host-returns", "two-two-partition", "both-alone", "small-order-key", "stale-spectator"],
  ["choose-again", "hidden-entry", "talk-flood", "slandered-host", "false-return"],
  ["false-table", "crowd", "flood", "ask-again", "leave-after-seeing"],
  ["old-word", "host-never-asks", "host-keeps-bots", "host-ignores-drop"],
  ["double-voices", "two-tables", "lone-voice", "stranded-voice", "slow-line", "old-silence", "slandered-silence"],
  ["two-epochs"],
].flat();

/** What somebody works out of what they have, what a file may be, and what no entry may say, whoever brings it. */
const OF_A_BOOK = [
  ["foresee-deck", "foresee-river", "bot-hand-early", "byte-flip"],
  ["drop-to-redraw", "fault-to-redraw", "revolving-door", "last-epoch", "false-lateness", "hoarded-words"],
].flat();

const TITLE = /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*["'`](.*)|\battack: "(.*)"/gu;

const titlesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, "../..", folder))
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, "../..", folder, file), "utf8").matchAll(TITLE)])
    .map(([, title, attack]) => title ?? attack ?? "");

test.each([...AT_A_TABLE.map((attack) => [attack, "test/net"]), ...OF_A_BOOK.map((attack) => [attack, "test/fair"])])(
  "%s is tried in %s",
  (attack, folder) => {
    expect(titlesIn(folder).filter((title) => title.includes(attack))).not.toEqual([]);
  },
);
