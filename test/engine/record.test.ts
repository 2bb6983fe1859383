import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Game } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { readRecord, writeRecord } from "../../src/engine/record.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { nextMove } from "../laws/random-player.ts";
import { seats } from "../laws/subject.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { refusalOf } from "./refusal-of.ts";

const game: Game = rehearsal;
const findGame = (id: string): Game | undefined => (id === game.id ? game : undefined);
const reading = (text: string, find = findGame) => refusalOf(() => readRecord(text, find));

/** People and bots; as many inputs as asked for, or all. */
function played(inputs = Number.POSITIVE_INFINITY, seed: number = SEED): LocalTable {
  const table = LocalTable.fresh(new Match(game, { nights: 2 }, seats("ppb")), seed);
  const luck = seeded(seed, 1);
  while (!table.match.isOver && table.match.inputs.length < inputs) {
    const move = nextMove(table, luck);
    if (move === undefined) throw new Error("stuck");
    table.match.apply(move.input);
  }
  return table;
}

/** The first game in which there is everything to be tampered with. */
const SEED: number = Array.from({ length: 1000 }, (_, seed) => seed).findIndex((seed) => {
  const kinds = played(Number.POSITIVE_INFINITY, seed).match.inputs.map((input) =>
    input.kind === "act" ? input.act.do : input.kind,
  );
  return kinds.indexOf("dive") > 0 && kinds.includes("sealed") && kinds.includes("flare") && kinds.length > 15;
});

const whole = writeRecord(played().match);

interface Parsed {
  header: { seats: { name: string }[]; options: unknown; [key: string]: unknown };
  entries: { check: string; input: unknown }[];
  head: string;
  [key: string]: unknown;
}

/** How many other values each byte is given. */
const TRIES = 8;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** As somebody else would write it, from the description of the format alone. */
function rechain(record: Parsed): string {
  let head = sha256(`letea-record/1\n${encode(record.header)}`);
  const check = head.slice(0, 8);
  const entries = record.entries.map(({ input }) => {
    head = sha256(`${head}\n${encode(input)}`);
    return { check: head.slice(0, 8), input };
  });
  return JSON.stringify({ ...record, check, entries, head });
}

function changed(change: (record: Parsed) => void): Parsed {
  const record: Parsed = JSON.parse(whole);
  change(record);
  return record;
}

describe("a record", () => {
  test("is read as it was written, and leads to the same state", () => {
    const { match } = played();
    const copy = readRecord(whole, findGame);
    expect(copy.stateHash()).toBe(match.stateHash());
    expect([copy.header, copy.inputs, copy.result]).toEqual([match.header, match.inputs, match.result]);
    expect(writeRecord(copy)).toBe(whole);
  });

  test("has one entry a line", () => {
    const lines = whole.trimEnd().split("\n");
    expect(lines).toHaveLength(played().match.inputs.length + 6);
    for (const line of lines.slice(4, -2)) expect(JSON.parse(line.replace(/,$/u, ""))).toHaveProperty("check");
  });

  test("holds the chain that its description says", () => {
    expect(JSON.parse(rechain(JSON.parse(whole)))).toEqual(JSON.parse(whole));
  });

  test("of a match that has just begun is read as well", () => {
    const text = writeRecord(played(0).match);
    expect(writeRecord(readRecord(text, findGame))).toBe(text);
  });

  test("of a match that isn't over goes on to the same end, from any entry", () => {
    const { length } = played().match.inputs;
    for (let at = 0; at < length; at++) {
      const half = played(at);
      const copy = new LocalTable(
        readRecord(writeRecord(half.match), findGame),
        JSON.parse(JSON.stringify(half.save())),
      );
      const [luck, again] = [seeded(9), seeded(9)];
      for (let i = 0; i < 6; i++) {
        const move = nextMove(half, luck)?.input;
        expect(nextMove(copy, again)?.input).toEqual(move);
        if (move === undefined) break;
        half.match.apply(move);
        copy.match.apply(move);
        expect(copy.match.stateHash()).toBe(half.match.stateHash());
      }
    }
  });
});

describe("another version is refused by name", () => {
  const brief = (hash: string): string => hash.slice(0, 8);

  test("other rules", () => {
    const other = sha256("other rules");
    expect(reading(whole, () => ({ ...rehearsal, rules: other }))).toEqual([
      "record-other-rules",
      { game: "rehearsal", theirs: brief(rehearsal.rules), ours: brief(other) },
    ]);
  });

  test("other content", () => {
    const other = sha256("other content");
    expect(reading(whole, () => ({ ...rehearsal, content: other }))).toEqual([
      "record-other-content",
      { game: "rehearsal", theirs: brief(rehearsal.content), ours: brief(other) },
    ]);
  });

  test("an unknown game", () => {
    const record = changed(({ header }) => Object.assign(header, { game: "chess".repeat(20) }));
    expect(reading(rechain(record))).toEqual(["record-unknown-game", { game: "chess".repeat(8) }]);
  });

  test("a later format", () => {
    expect(reading(whole.replace("letea-record/1", "letea-record/2"))[0]).toBe("record-foreign");
  });
});

describe("a foreign file is refused", () => {
  test.each<[string, string, string]>([
    ["an empty one", "", "record-not-json"],
    ["a picture", "\u0089PNG\r\n\u001a\n", "record-not-json"],
    ["a web page", "<!doctype html><title>Hello</title>", "record-not-json"],
    ["a number", "42", "record-foreign"],
    ["null", "null", "record-foreign"],
    ["a list", "[]", "record-foreign"],
    ["other JSON", '{"name":"letea","version":"0.1.0"}', "record-foreign"],
    ["hardly more than the format", '{"format":"letea-record/1"}', "malformed"],
  ])("%s", (_, text, key) => {
    expect(reading(text)[0]).toBe(key);
  });

  test("one that is too big, before it's read", () => {
    const limit = 4 * 1024 * 1024;
    expect(reading(" ".repeat(limit + 1))).toEqual(["record-too-big", { most: limit }]);
    expect(readRecord(whole.padEnd(limit), findGame).inputs).toHaveLength(JSON.parse(whole).entries.length);
  });
});

test("a file that was cut anywhere is refused", () => {
  for (let length = 0; length < whole.trimEnd().length; length++) {
    const [key, facts] = reading(whole.slice(0, length));
    expect([length, key]).toEqual([length, "record-not-json"]);
    expect(facts.line).toBe(whole.slice(0, length).split("\n").length);
  }
});

test("a file in which any one byte was changed is refused", () => {
  const bytes = Buffer.from(whole);
  const meaning = encode(JSON.parse(whole));
  const luck = seeded(11);
  for (let at = 0; at < bytes.length * TRIES; at++) {
    const damaged = Buffer.from(bytes);
    const place = at % bytes.length;
    damaged[place] = (bytes[place] ?? 0) ^ (1 + luck.below(255));
    const text = damaged.toString("utf8");
    const [key, facts] = reading(text);
    // Only white space for white space is harmless.
    if (key === "nothing was refused") expect([text, encode(JSON.parse(text))]).toEqual([text, meaning]);
    else expect(Object.keys(facts), `${key} says where or what`).not.toEqual([]);
  }
});

describe("a record that was tampered with is refused with the place", () => {
  const { length } = played().match.inputs;
  const dive = whole.split("\n").findIndex((line) => line.includes('"do":"dive"')) - 4;
  const reveal = whole.split("\n").findIndex((line) => line.includes('"acts":[],"kind":"revealed"')) - 4;

  test("an input was changed", () => {
    const record = changed(({ entries }) => Object.assign(entries[dive]?.input ?? {}, { act: { do: "surface" } }));
    expect(reading(JSON.stringify(record))).toEqual(["record-tampered", { entry: dive + 1 }]);
  });

  test("an entry was taken out", () => {
    const record = changed(({ entries }) => entries.splice(6, 1));
    expect(reading(JSON.stringify(record))).toEqual(["record-tampered", { entry: 7 }]);
  });

  test("two entries were swapped", () => {
    const record = changed(({ entries }) => entries.splice(2, 2, ...entries.slice(2, 4).toReversed()));
    expect(reading(JSON.stringify(record))).toEqual(["record-tampered", { entry: 3 }]);
  });

  test("the last entries were left out", () => {
    const record = changed(({ entries }) => entries.splice(-2));
    expect(reading(JSON.stringify(record))).toEqual(["record-cut", { entries: length - 2 }]);
  });

  test("somebody was given another name", () => {
    const record = changed(({ header }) => Object.assign(header.seats[0] ?? {}, { name: "Eve" }));
    expect(reading(JSON.stringify(record))[0]).toBe("record-header-changed");
  });

  test("the options were changed", () => {
    const record = changed(({ header }) => Object.assign(header, { options: { nights: 5 } }));
    expect(reading(JSON.stringify(record))[0]).toBe("record-header-changed");
  });

  test("an illegal act under a new chain", () => {
    const record = changed(({ entries }) =>
      Object.assign(entries[dive]?.input ?? {}, { act: { do: "vote", sail: true } }),
    );
    const [key, facts, cause] = reading(rechain(record));
    expect([key, facts, cause?.[0]]).toEqual(["record-entry", { entry: dive + 1 }, "not-your-turn"]);
  });

  test("an act that isn't one under a new chain", () => {
    const record = changed(({ entries }) => Object.assign(entries[dive]?.input ?? {}, { act: { do: "fly" } }));
    expect(reading(rechain(record))).toEqual(["record-entry", { entry: dive + 1 }, ["malformed", { at: "act.do" }]]);
  });

  test("an input that isn't made of whole numbers", () => {
    const record = changed(({ entries }) => Object.assign(entries[dive]?.input ?? {}, { seat: 0.5 }));
    expect(reading(JSON.stringify(record))).toEqual([
      "record-entry",
      { entry: dive + 1 },
      ["malformed", { at: "input" }],
    ]);
  });

  test("impossible luck under a new chain", () => {
    const record = changed(({ entries }) => Object.assign(entries[reveal]?.input ?? {}, { results: [[9], [0]] }));
    expect(reading(rechain(record))).toEqual(["record-entry", { entry: reveal + 1 }, ["impossible-luck", { draw: 0 }]]);
  });

  test("an input after the end under a new chain", () => {
    const record = changed(({ entries }) =>
      entries.push({ check: "", input: { kind: "sealed", seat: 0, handle: "z" } }),
    );
    expect(reading(rechain(record))).toEqual(["record-entry", { entry: length + 1 }, ["match-over", {}]]);
  });
});

describe("a malicious record makes nothing stumble", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  test.each<[string, string]>([
    ["options as deep as a well", whole.replace(/"options":\{[^}]*\}/u, `"options":${deep}`)],
    ["an input as deep as a well", whole.replace(/"input":\{/u, `"input":{"deep":${deep},`)],
    ["a seat as deep as a well", whole.replace(/"seats":\[/u, `"seats":[${deep},`)],
    ["fractions", whole.replace(/"nights":2/u, '"nights":2.5')],
    ["a huge number", whole.replace(/"nights":2/u, '"nights":1e400')],
    ["a prototype among the options", whole.replace(/"nights":2/u, '"nights":2,"__proto__":{"nights":9}')],
    ["a prototype in an input", whole.replace(/"input":\{/u, '"input":{"__proto__":{"seat":9},')],
    ["a prototype in the header", whole.replace(/"header":\{/u, '"header":{"__proto__":{"game":"x"},')],
    ["a game that is a property of all objects", whole.replace('"game":"rehearsal"', '"game":"__proto__"')],
    ["a check that is no text", whole.replace(/"check":"[0-9a-f]+"/u, '"check":7')],
    ["entries that are no list", whole.replace(/"entries":\[/u, '"entries":{},"more":[')],
    ["a field nobody knows", whole.replace(/"header"/u, '"extra":1,"header"')],
  ])("%s", (_, text) => {
    expect(text).not.toBe(whole);
    expect(() => readRecord(text, findGame)).toThrow(Refusal);
  });
});
