/** Any record is looked through: what comes of it is told in plain data, as a worker hands it to its page. */
import { describe, expect, test } from "vitest";
import { writeCompact } from "../../src/fair/compact-write.ts";
import { writeRecord } from "../../src/fair/record.ts";
import { checkRecord, type RecordReport } from "../../src/session/check-record.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { RoundTable } from "../fair/round-table.ts";
import { atOnce, BOATS, findGame, playOut, sessionOf } from "./tables.ts";

const table = new RoundTable({ ...BOATS, players: 3, people: 2, seed: 3 });
table.play();
const whole = writeRecord(table.book, table.frames());
const short = writeCompact(table.book, table.frames());

function reports(record: string): readonly RecordReport[] {
  const all = [...checkRecord(record, findGame, cheapSignatures)];
  expect(structuredClone(all)).toEqual(all);
  return all;
}

describe("a fair record", () => {
  test("is called so at once, and again when everything has been computed anew", () => {
    const [first, last, ...more] = reports(whole);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ is: "fair", isDone: false, bots: false });
    expect(last).toMatchObject({
      is: "fair",
      isDone: true,
      bots: true,
      isOver: true,
      entries: table.book.entries.length,
      words: table.book.words,
      names: ["Player 0", "Player 1", "Player 2"],
      audited: [0, 1],
    });
    if (last?.is !== "fair" || first?.is !== "fair") throw new Error("not fair");
    expect(last.signatures.checked).toBe(last.signatures.all);
    expect(first.signatures.checked).toBeLessThan(first.signatures.all);
  });

  test("says which devices vouch for it", () => {
    const around = new RoundTable({ ...BOATS, players: 3, people: 1, seed: 3 });
    around.play();
    expect(reports(writeRecord(around.book, around.frames())).at(-1)).toMatchObject({ is: "fair", devices: [[0]] });
    expect(reports(whole).at(-1)).toMatchObject({ devices: [[0], [1]] });
  });

  test("in short says how many signatures there are to be checked", () => {
    const last = reports(short).at(-1);
    expect(last).toMatchObject({ is: "fair", isDone: true, entries: table.book.entries.length });
    if (last?.is !== "fair") throw new Error("not fair");
    expect(last.signatures.checked).toBeLessThan(last.signatures.all);
  });
});

test("of one that was changed the entry is named", () => {
  const at = whole.indexOf('"handle":"', whole.length / 3) + 15;
  const changed = `${whole.slice(0, at)}${whole[at] === "0" ? "1" : "0"}${whole.slice(at + 1)}`;
  const entry = whole.slice(0, at).split("\n").length - 4;
  expect(reports(changed)).toEqual([
    { is: "unfair", names: ["Player 0", "Player 1", "Player 2"], why: { key: "record-tampered", facts: { entry } } },
  ]);
});

test("what was wrong further inside is told as well", () => {
  const changed = JSON.parse(short);
  changed.steps.splice(changed.steps.indexOf("revealed"), 1);
  const [only] = reports(JSON.stringify(changed));
  expect(only).toMatchObject({ is: "unfair", why: { key: "unfair-entry", cause: { key: expect.any(String) } } });
});

test("the record of a single device is played again", () => {
  const played = sessionOf(BOATS, ["person", "bot"], 5, atOnce);
  played.start();
  playOut(played, 5);
  expect(reports(played.record())).toEqual([
    { is: "plain", names: ["Seat 0", "Seat 1"], steps: played.position, isOver: true },
  ]);
});

test.each([
  ["{}"],
  [""],
  ["\u0000"],
  ['{"format":"letea-fair-record/1"}'],
  [`{"format":"letea-fair-record/1"${"[".repeat(99)}`],
])("%j is nothing that can be checked", (text) => {
  expect(reports(text)).toMatchObject([{ is: "unreadable", why: { key: expect.any(String) } }]);
});
