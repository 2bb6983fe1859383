/** Positions as they are written down: every moment of every kind of match can be told, as JSON and in words. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Handle } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { describe as describePosition } from "../../src/games/precognition/positions/describe.ts";
import { type BoatData, HEAD } from "../../src/games/precognition/positions/format.ts";
import { isMoment, PHASES } from "../../src/games/precognition/positions/moment.ts";
import { positions } from "../../src/games/precognition/positions/positions.ts";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import { atScale } from "../scale.ts";
import { type Moment, nextInput, playGame, tableFrom } from "./random-game.ts";
import { printTable, readTable, type Table } from "./scenario/table-text.ts";
import { readWords } from "./scenario/words.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

const tableAt = ({ after, table }: Moment): Table => ({
  names: NAMES.slice(0, after.boats.length),
  state: after,
  values: new Map<Handle, CardId>(after.boats.flatMap((_, seat) => [...table.mine(seat)])),
});

/** Somebody has promised a choice, or shuffled half of a deck. */
function isSecret({ phase, round, boats }: State): boolean {
  const people = boats.filter(({ sitter }) => sitter === "person");
  const isShow = ["show-rooms", "show-first"].includes(phase) || (phase === "show" && round > 0);
  const isChoice = ["rooms", "first", "decide"].includes(phase);
  return people.some(({ stage, supply: { sealed, unseen } }) => {
    const isHalfSealed = sealed.flat().length > 0 && sealed.flat().length < unseen.flat().length;
    return isHalfSealed || isShow || (isChoice && stage.at === "wait");
  });
}

/** All but the names of what is hidden. */
const comparable = (state: State) => ({
  ...state,
  boats: state.boats.map((boat) => ({
    ...boat,
    supply: {
      ...boat.supply,
      sealed: boat.supply.sealed.map(({ length }) => length),
      hand: boat.supply.hand.length,
      passing: boat.supply.passing.length,
      left: boat.supply.left?.cards ?? null,
    },
  })),
});

function expectSame(read: State, written: State, text: string): void {
  const [one, other] = [comparable(read), comparable(written)];
  if (!equal(one, other)) expect(one, text).toEqual(other);
}

function readText(text: string): Table {
  const [head = "", ...lines] = text
    .split("\n")
    .map((line, i) => ({ text: line, place: { file: "table", line: i + 1 } }));
  if (head === "") throw new Error("nothing was told");
  return readTable(readWords(head.text, head.place), lines);
}

/** Other modes, tables and habits each time. */
const SEEDS = Array.from({ length: atScale(52, 104) }, (_, i) => 7 * i + 1);

/** What comes once in a match at most. */
const SELDOM = ["return", "over"];

/** All moments of the set-up, all that come seldom, and every ninth of the others. */
function tablesOf(seed: number, see: (table: Table, moment: Moment) => void): void {
  let moments = seed;
  playGame(seed, (moment) => {
    moments += 1;
    const { round, phase } = moment.after;
    if (round === 0 || SELDOM.includes(phase) || moments % 9 === 0) see(tableAt(moment), moment);
  });
}

describe("every moment of every kind of match", () => {
  test("can be written as JSON, and reads back as the same, but for what is locked", () => {
    const told = new Set<string>();
    let secrets = 0;
    for (const seed of SEEDS) {
      tablesOf(seed, (table, { after }) => {
        if (isSecret(after)) {
          secrets += 1;
          return expect(() => positions.write(table)).toThrow(Refusal);
        }
        const text = JSON.stringify(positions.write(table));
        const read = positions.read(JSON.parse(text));
        expectSame(read.state, after, text);
        expect(JSON.stringify(positions.write(read))).toBe(text);
        told.add(`${after.options.mode}: ${after.phase}`);
      });
    }
    expect(secrets).toBeGreaterThan(2 * SEEDS.length);
    const moments = ["competitive", "teams", "coop"].flatMap((mode) => PHASES.map((phase) => `${mode}: ${phase}`));
    const never = moments.filter((one) => /(?:competitive|teams): (?:objective|judge)/u.test(one));
    expect(moments.filter((one) => !told.has(one))).toEqual(never);
  });

  test("can be told in words, and reads back as the same", () => {
    for (const seed of SEEDS) {
      tablesOf(seed, (table, { after }) => {
        if (isSecret(after)) return;
        const text = printTable(table);
        const read = readText(text);
        expectSame(read.state, after, text);
        expect(printTable(read)).toBe(text);
      });
    }
  });
});

/** What lies in an Action Zone decides which Machines are ready. */
const CARD_FIELDS = ["decision", "hand", "passing", "open", "unseen"];

test("whatever cards are left out, they are dealt so that the game can go on", () => {
  for (const seed of SEEDS) {
    const luck = seeded(seed, 5);
    tablesOf(seed, (table, { after }) => {
      if (isSecret(after)) return;
      const { boats, ...moment } = describePosition(table);
      const isKept = ([field]: [string, unknown], boat: BoatData) =>
        !CARD_FIELDS.includes(field) || boat.owes !== undefined || luck.below(2) === 0;
      const sketch = {
        ...moment,
        boats: boats.map((boat) => Object.fromEntries(Object.entries(boat).filter((field) => isKept(field, boat)))),
      };
      expect(() => positions.read(sketch), JSON.stringify(sketch)).not.toThrow();
    });
  }
});

test("the example in POSITION.md is a position", () => {
  const page = readFileSync("src/games/precognition/positions/POSITION.md", "utf8");
  const [, example = ""] = /```json\n(.*?)```/su.exec(page) ?? [];
  const { names, state } = positions.read(JSON.parse(example));
  expect(names).toEqual(["Ada", "Ben"]);
  expect(state.boats[0]).toMatchObject({ cabins: 3, food: 12, stage: { at: "gain" } });
});

test("a hand that isn't known is left open, and dealt when the position is read", () => {
  const known = positions.read({ ...HEAD, round: 3, phase: "decide", boats: [{}, {}] });
  const written = positions.write({ ...known, values: new Map() });
  expect(JSON.stringify(written)).not.toContain('"hand"');
  const { state, values } = positions.read(written);
  const cards = state.boats[0]?.supply.hand.map((handle) => values.get(handle));
  expect(new Set(cards).size).toBe(2);
});

/** Positions that say only the moment: what each boat does then is as usual. */
const SKETCHES = VARIANTS.flatMap(({ options, players }, i) =>
  [0, 1, 3, 4, 6, 8, 9, 12].flatMap((round) =>
    PHASES.filter((phase) => isMoment({ options, round, phase })).map((phase) => {
      const sitter = i % 2 === 0 || phase.startsWith("show") ? "bot" : "person";
      return { ...HEAD, options, round, phase, boats: Array.from({ length: players }, () => ({ sitter })) };
    }),
  ),
);

/** Where nobody would owe anything, or nothing would be left to be drawn. */
const SETTLED = ["return", "seal", "draw", "answer", "rooms", "first", "decide", "over"];

test("a position that says no more than the moment can be played on to the end", () => {
  let played = 0;
  for (const [i, sketch] of SKETCHES.entries()) {
    const text = JSON.stringify(sketch);
    const position = read(sketch);
    if (position === undefined) {
      expect(SETTLED, text).toContain(sketch.phase);
      continue;
    }
    if (i % 4 > 0) continue;
    played += 1;
    const table = tableFrom(position, i);
    const luck = seeded(i, 3);
    while (!table.match.isOver) table.match.apply(nextInput(table, luck, () => undefined));
    expect(table.match.result?.places, text).toHaveLength(sketch.boats.length);
  }
  expect(played).toBeGreaterThan(150);
});

/** Nothing if the game would go on by itself. */
function read(sketch: unknown): Table | undefined {
  try {
    return positions.read(sketch);
  } catch (error) {
    if (error instanceof Refusal && ["position-goes-on", "position-moment"].includes(error.key)) return undefined;
    throw error;
  }
}
