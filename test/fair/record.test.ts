/** A fair match as a file: written whole, and read with suspicion. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Game } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { readMatch } from "../../src/fair/reading.ts";
import { type Told, writeRecord } from "../../src/fair/record.ts";
import { verify } from "../../src/fair/verify.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable } from "./round-table.ts";

const [variant] = rehearsal.variants.filter(({ players }) => players === 3);
const table = new RoundTable({ game: rehearsal, options: variant?.options, players: 3, people: 2, seed: 4 });
table.play();
const whole = writeRecord(table.book, table.frames());
const lines = whole.split("\n");
const { length } = table.book.entries;
/** The first entry stands on line 5. */
const FIRST = 4;

const findGame = (id: string): Game | undefined => (id === rehearsal.id ? rehearsal : undefined);
const reading = (text: string): Told => readMatch(text, findGame, cheapSignatures).told;

function checking(text: string) {
  const { told, game } = readMatch(text, findGame, cheapSignatures);
  return verify(told, game, cheapSignatures, { all: true, bots: true });
}

/** What is found first, while reading or while checking. */
const wrongIn = (text: string) => refusalOf(() => checking(text));

describe("a record", () => {
  test("brings back all entries and the host's word for them", () => {
    const { roster, entries, frames, damage } = reading(whole);
    expect({ roster, entries, frames, damage }).toEqual({
      roster: table.book.terms.roster,
      entries: table.book.entries,
      frames: table.frames(),
      damage: undefined,
    });
    expect(checking(whole).head).toBe(table.book.heads.at(-1));
  });

  test("has one entry a line", () => {
    const entries = lines.slice(FIRST, FIRST + length).map((line) => JSON.parse(line.replace(/,$/u, "")));
    expect(entries.map(({ body }) => body)).toEqual(table.book.entries.map(({ body }) => body));
  });

  test("holds the chain that its description says", () => {
    const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
    const { format, roster, check, entries, frames, end } = JSON.parse(whole);
    let link = sha256(`${format}\n${encode(roster)}`);
    expect(check).toBe(link.slice(0, 8));
    for (const { check: mark, ...entry } of entries) {
      link = sha256(`${link}\n${encode(entry)}`);
      expect(mark).toBe(link.slice(0, 8));
    }
    expect(end).toBe(sha256(`${link}\n${encode(frames)}`));
  });

  test("of a match that goes on is checked as far as it goes", () => {
    const begun = new RoundTable({ game: rehearsal, options: variant?.options, players: 3, people: 2, seed: 4 });
    for (let steps = 0; steps <= 8; steps++) {
      expect(checking(writeRecord(begun.book, begun.frames()))).toMatchObject({
        isOver: false,
        head: begun.book.heads.at(-1),
      });
      begun.step();
    }
  });
});

describe("damage names the first bad entry", () => {
  const placeOf = (key: string, facts: Refusal["facts"]) =>
    key === "record-tampered" || key === "damaged-entry" ? facts.entry : undefined;

  test("byte-flip: any one byte changed", () => {
    const bytes = Buffer.from(whole);
    const luck = seeded(12);
    for (let at = 0; at < bytes.length; at += 1 + luck.below(30)) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (bytes[at] ?? 0) ^ (1 << luck.below(8));
      const text = damaged.toString("utf8");
      const line = whole.slice(0, at).split("\n").length - 1 - FIRST;
      const isInEntry = line >= 0 && line < length && bytes[at] !== 10;
      if (!isInEntry) {
        const [key] = wrongIn(text);
        // Only white space for white space is harmless.
        if (key === "nothing was refused") expect(encode(JSON.parse(text))).toBe(encode(JSON.parse(whole)));
        continue;
      }
      const { damage } = reading(text);
      expect([at, damage && placeOf(damage.key, damage.facts)]).toEqual([at, line + 1]);
    }
  });

  const changed = (change: (copy: string[]) => void): string => {
    const copy = [...lines];
    change(copy);
    return copy.join("\n");
  };

  test.each([0, 1, 7, length - 2])("line %i and the next swapped", (k) => {
    const text = changed((copy) => {
      const [one = "", other = ""] = copy.splice(FIRST + k, 2);
      const isLast = k === length - 2;
      copy.splice(FIRST + k, 0, isLast ? `${other},` : other, isLast ? one.replace(/,$/u, "") : one);
    });
    expect(wrongIn(text)).toEqual(["record-tampered", { entry: k + 1 }]);
  });

  test.each([0, 1, 7, length - 2])("line %i left out", (k) => {
    expect(wrongIn(changed((copy) => void copy.splice(FIRST + k, 1)))).toEqual(["record-tampered", { entry: k + 1 }]);
  });

  test("the last entries left out", () => {
    const text = changed((copy) => void copy.splice(FIRST + length - 2, 2));
    expect(wrongIn(text.replace(/,\n\],/u, "\n],"))).toEqual(["record-cut", { entries: length - 2 }]);
  });

  test("cut anywhere", () => {
    for (let size = 0; size < whole.trimEnd().length; size += 173) {
      expect(() => checking(whole.slice(0, size)), `${size}`).toThrow(Refusal);
    }
  });

  test("somebody given another name", () => {
    expect(wrongIn(whole.replace("Player 1", "Player 2"))[0]).toBe("record-header-changed");
  });

  test("damage further on doesn't hide an entry that isn't fair", () => {
    const record = JSON.parse(whole);
    record.entries[3].body.said = { ...record.entries[3].body.said, n: 9 };
    const rechained = JSON.parse(rechain(record));
    rechained.entries[9].check = "00000000";
    expect(wrongIn(JSON.stringify(rechained)).slice(0, 2)).toEqual(["unfair-entry", { entry: 4 }]);
  });
});

/** As somebody else would write it who has changed something. */
function rechain(record: { format: string; roster: unknown; entries: { check: string }[]; frames: unknown }): string {
  const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
  let link = sha256(`${record.format}\n${encode(record.roster)}`);
  const check = link.slice(0, 8);
  const entries = record.entries.map(({ check: _check, ...entry }) => {
    link = sha256(`${link}\n${encode(entry)}`);
    return { check: link.slice(0, 8), ...entry };
  });
  return JSON.stringify({ ...record, check, entries, end: sha256(`${link}\n${encode(record.frames)}`) });
}

describe("a foreign file is refused", () => {
  test.each<[string, string, string]>([
    ["an empty one", "", "record-not-json"],
    ["a picture", "\u0089PNG\r\n\u001a\n", "record-not-json"],
    ["a number", "42", "record-foreign"],
    ["null", "null", "record-foreign"],
    ["the record of a match that trusts its device", '{"format":"letea-record/1"}', "record-foreign"],
    ["hardly more than the format", '{"format":"letea-fair-record/1"}', "malformed"],
    ["hardly more than the short format", '{"format":"letea-fair-compact/1"}', "malformed"],
    [
      "as deep as a well",
      whole.replace('"options":{', `"options":{"deep":${"[".repeat(99)}${"]".repeat(99)},`),
      "malformed",
    ],
    ["fractions", whole.replace('"patience":30', '"patience":0.5'), "malformed"],
    ["too big", " ".repeat(4 * 1024 * 1024 + 1), "record-too-big"],
  ])("%s", (_, text, key) => {
    expect(refusalOf(() => reading(text))[0]).toBe(key);
  });
});

describe("whatever comes in, nothing but a refusal comes of it", () => {
  const isHandled = (text: string): void => {
    try {
      checking(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };

  test("any text", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), isHandled), { seed: 1, numRuns: 100 });
  });

  test("a record in which one value is any other, under a chain of its own", () => {
    const record = JSON.parse(whole);
    const paths = pathsIn(record);
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 2 ** 32, 0.5, "__proto__", "0".repeat(64), [[]]));
    fc.assert(
      fc.property(fc.constantFrom(...paths), anything, (path, value) => {
        const copy = structuredClone(record);
        put(copy, path, value);
        const isChained =
          Array.isArray(copy.entries) && copy.entries.every((one: unknown) => typeof one === "object" && one !== null);
        isHandled(isChained && isWhole(copy) ? rechain(copy) : JSON.stringify(copy));
      }),
      { seed: 2, numRuns: 150 },
    );
  });
});

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))].filter(
    (one) => one.length > 0,
  );
}

function put(value: unknown, path: Path, to: unknown): void {
  const [key, ...rest] = path;
  if (typeof value !== "object" || value === null || key === undefined) return;
  if (rest.length === 0) Reflect.set(value, key, to);
  else put(Reflect.get(value, key), rest, to);
}

function isWhole(value: unknown): boolean {
  try {
    encode(value);
    return true;
  } catch {
    return false;
  }
}
