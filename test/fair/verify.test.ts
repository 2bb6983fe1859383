/** What verifying a match finds right, and how it names what isn't. */
import { describe, expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { type Book, openBook } from "../../src/fair/book.ts";
import { digestOfFrame, type Entry, type Frame } from "../../src/fair/entries.ts";
import { frameOf } from "../../src/fair/frames.ts";
import type { Told } from "../../src/fair/record.ts";
import { requestOf } from "../../src/fair/requests.ts";
import type { Signatures } from "../../src/fair/signing.ts";
import {
  digestOfDrop,
  digestOfOldDrop,
  digestOfStatement,
  digestOfVote,
  digestOfWelcome,
} from "../../src/fair/statements.ts";
import { verify } from "../../src/fair/verify.ts";
import { resigned, signaturesUnder, vouchingPlaces } from "../../src/fair/vouching.ts";
import { write } from "../../src/fair/write.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable } from "./round-table.ts";

const SEED = 4;
const QUICK = { all: false, bots: false };
const THOROUGH = { all: true, bots: true };
const FORGED = "0".repeat(128);

const [variant] = rehearsal.variants.filter(({ players }) => players === 4);

const seated = (people: number, signatures: Signatures = cheapSignatures): RoundTable =>
  new RoundTable({ game: rehearsal, options: variant?.options, players: 4, people, seed: SEED, signatures });

const told = (book: Book, frames: readonly Frame[]): Told => ({
  roster: book.terms.roster,
  entries: book.entries,
  frames,
  isShort: false,
  damage: undefined,
});

const toldOf = (table: RoundTable): Told => told(table.book, table.frames());

const checking = (record: Told, how = THOROUGH, signatures: Signatures = cheapSignatures) =>
  verify(record, rehearsal, signatures, how);

const wrongIn = (record: Told, how = THOROUGH) => refusalOf(() => checking(record, how));

/** Signatures that count how often somebody looks at one. */
function counting(): { readonly signatures: Signatures; readonly looked: () => number } {
  let looks = 0;
  const isBy: Signatures["isBy"] = (...args) => {
    looks += 1;
    return cheapSignatures.isBy(...args);
  };
  return { signatures: { ...cheapSignatures, isBy }, looked: () => looks };
}

describe("a whole match", () => {
  const table = seated(3);
  table.play();
  const record = toldOf(table);

  test("is fair, and it is told what was checked", () => {
    expect(checking(record)).toMatchObject({
      head: table.book.heads.at(-1),
      isOver: true,
      requests: record.entries.filter(({ body }) => body.kind === "revealed").length,
      audited: [0, 1, 2],
      unaudited: [],
      turns: [],
    });
  });

  test("shows as many openings as there were", () => {
    const { promised, opened, actsOfBots } = checking(record);
    const answers = record.entries.flatMap(({ body }) => (body.kind === "revealed" ? body.answers : []));
    expect(opened).toBe(answers.reduce((sum, { values, act }) => sum + values.length + (act === null ? 0 : 1), 0));
    expect(promised).toBeGreaterThanOrEqual(opened);
    expect(actsOfBots).toBeGreaterThan(0);
  });

  test("needs few signatures, or all of them", () => {
    const [quick, thorough] = [counting(), counting()];
    const brief = checking(record, QUICK, quick.signatures);
    const full = checking(record, THOROUGH, thorough.signatures);
    expect([brief.signatures.checked, full.signatures.checked]).toEqual([quick.looked(), thorough.looked()]);
    expect(brief.signatures.all).toBe(full.signatures.all);
    expect(full.signatures.checked).toBe(full.signatures.all);
    expect(brief.signatures.checked).toBeLessThan(8);
  });

  test("every seat's word on every entry is vouched for by a signature that is checked", () => {
    // The last signature of each seat has all its others in view.
    const places = vouchingPlaces(record.entries);
    for (const seat of [0, 1, 2]) {
      const own = record.entries.flatMap(({ body }, k) =>
        signaturesUnder(body, 0).flatMap(({ by }, at) => (by === seat ? [`${k + 1} ${at}`] : [])),
      );
      expect(places.map(({ p, k }) => `${p} ${k}`)).toContain(own.at(-1));
    }
  });

  const forgedAt = (p: number, k = 0): Told => ({
    ...record,
    entries: record.entries.map((entry, at) =>
      at === p - 1
        ? resigned(entry, (place) => (place === k ? FORGED : (signaturesUnder(entry.body, 0)[place]?.sig ?? "")))
        : entry,
    ),
  });

  test("with any signature forged isn't fair, if all are checked", () => {
    for (const [at, { body }] of record.entries.entries()) {
      for (const k of signaturesUnder(body, 0).keys()) {
        const [key, facts, cause] = wrongIn(forgedAt(at + 1, k), { all: true, bots: false });
        expect([key, facts, cause?.[0]]).toEqual(["unfair-entry", { entry: at + 1 }, "bad-signature"]);
      }
    }
  });

  test("with one of those forged that vouch for the others isn't fair in any case", () => {
    for (const { p, k } of vouchingPlaces(record.entries)) {
      expect(wrongIn(forgedAt(p, k), QUICK).slice(0, 2)).toEqual(["unfair-entry", { entry: p }]);
    }
  });

  test("without the host's word isn't fair", () => {
    expect(wrongIn({ ...record, frames: [] })).toEqual(["frames-missing", { expected: 1 }]);
  });

  const [frame] = record.frames;
  test.each(Object.entries({ sig: FORGED, head: "0".repeat(64), signed: "0".repeat(64), p: 3, epoch: 1 }))(
    "with another %s in the host's word isn't fair",
    (field, value) => {
      const frames = frame === undefined ? [] : [{ ...frame, [field]: value }];
      expect(wrongIn({ ...record, frames }, QUICK)).toEqual([
        "unfair-entry",
        { entry: record.entries.length },
        ["not-vouched-for", { seat: 0 }],
      ]);
    },
  );

  test("of another version of the rules isn't checked", () => {
    const other = { ...rehearsal, rules: "ab".repeat(32) };
    expect(refusalOf(() => verify(record, other, cheapSignatures, QUICK))[0]).toBe("record-other-rules");
  });
});

test("a seat that has told no seed is said to, and that is no fault", () => {
  const table = seated(3);
  table.until((book) => book.accounts[0]?.seed !== undefined);
  expect(checking(toldOf(table))).toMatchObject({ audited: [0], unaudited: [1, 2] });
});

test("a bot that played what somebody liked better is found out when bots are computed again", () => {
  // All at the table have agreed to believe it.
  const table = seated(3);
  const { game, roster } = table.book.terms;
  table.until((book) => book.due !== undefined && book.game.legal(3, new Map()).length > 1);
  const { due, entries } = table.book;
  const liked = table.book.game.legal(3, new Map()).find((act) => JSON.stringify(act) !== JSON.stringify(due?.act));
  if (liked === undefined) throw new Error("there is nothing else to be played");
  const believing = openBook(game, roster, cheapSignatures, false);
  const steered: Entry = { epoch: 0, body: { kind: "bot", seat: 3, act: liked } };
  const record = framedBy(table, believing, [...entries, steered]);
  expect(checking(record, QUICK).actsOfBots).toBeGreaterThan(0);
  expect(wrongIn(record)).toEqual(["unfair-entry", { entry: entries.length + 1 }, ["bot-steered", { seat: 3 }]]);
});

function framedBy(table: RoundTable, start: Book, entries: readonly Entry[]): Told {
  const book = entries.reduce((before, entry) => write(before, entry).book, start);
  const frame = frameOf(book);
  if (frame === undefined) throw new Error("nothing to sign");
  const sig = table.holder(0).sign(digestOfFrame(book.terms.match, frame));
  return told(book, [{ ...frame, sig }]);
}

describe("whoever went, came back, hosted or cheated is told with the entry", () => {
  const by = (table: RoundTable, seats: readonly Seat[], digest: (seat: Seat) => Uint8Array) =>
    seats.map((seat) => ({ seat, sig: table.holder(seat).sign(digest(seat)) }));

  test("gone, dropped, back, host", () => {
    const table = seated(4);
    table.until(({ game, phase }) => phase === "play" && game.inputs.length > 3 && requestOf(table.book) === undefined);
    const { match } = table.book.terms;
    const at = (): number => table.book.entries.length;
    const start = at();
    const words = by(table, [0, 1, 2], (seat) => digestOfDrop(match, seat, 3, 0, "silent", table.book.basis));
    table.write({ kind: "dropped", seat: 3, why: "silent", words });
    const said = table.holder(3).say(table.book, { say: "back" });
    table.write({
      kind: "back",
      said,
      words: by(table, [], (seat) => digestOfWelcome(match, seat, 3, 1, table.book.after)),
    });
    const p = at();
    const head = table.book.heads[p] ?? "";
    const voices = [1, 2, 3].flatMap((seat) => {
      if (table.book.game.sitters[seat] !== "person") return [];
      const voice = { seat, p, head };
      return [{ ...voice, sig: table.holder(seat).sign(digestOfVote(match, 1, 1, voice)) }];
    });
    table.write({ kind: "hosted", seat: 1, voices: voices.slice(0, 3) }, 1);
    table.say(0, { say: "gone" });
    table.play();
    const record = toldOf(table);
    expect(record.frames.map(({ epoch }) => epoch)).toEqual([0, 1]);
    expect(checking(record).turns).toEqual([
      { entry: start + 1, seat: 3, to: "silent", by: [0, 1, 2] },
      { entry: start + 2, seat: 3, to: "back", by: [] },
      { entry: start + 3, seat: 1, to: "host", by: [1, 2, 3] },
      { entry: start + 4, seat: 0, to: "left", by: [] },
    ]);
    expect(checking(record).unaudited).toContain(0);
  });

  test("alone", () => {
    const table = seated(2);
    table.until(({ phase, game }) => phase === "play" && game.inputs.length > 2 && requestOf(table.book) === undefined);
    const entry = table.book.entries.length + 1;
    const words = by(table, [0], (seat) =>
      digestOfDrop(table.book.terms.match, seat, 1, 0, "silent", table.book.basis),
    );
    table.write({ kind: "dropped", seat: 1, why: "silent", words });
    expect(checking(toldOf(table)).turns).toEqual([
      { entry, seat: 1, to: "silent", by: [0] },
      { entry, seat: 0, to: "alone", by: [] },
    ]);
  });

  test("silent, by words as they were signed before they named the newest entry", () => {
    const table = seated(3);
    table.until(({ phase, game }) => phase === "play" && game.inputs.length > 2 && requestOf(table.book) === undefined);
    const entry = table.book.entries.length + 1;
    const { after, terms } = table.book;
    const words = by(table, [0, 2], (seat) => digestOfOldDrop(terms.match, seat, 1, 0, "silent", { after, i: 0 }));
    table.write({ kind: "dropped", seat: 1, why: "silent", words });
    expect(checking(toldOf(table)).turns).toEqual([{ entry, seat: 1, to: "silent", by: [0, 2] }]);
  });

  test("cheated, by a proof whose signatures are checked in any case", () => {
    const table = seated(3);
    table.until(({ phase, accounts }) => phase === "play" && accounts.some((one) => one?.commitment !== undefined));
    const cheat = table.book.accounts.findIndex((one) => one?.commitment !== undefined);
    const { book } = table;
    const one = book.entries.flatMap(({ body }) =>
      body.kind === "said" && body.said.saying.say === "seal" && body.said.seat === cheat ? [body.said] : [],
    )[0];
    if (one?.saying.say !== "seal") throw new Error("nothing was promised");
    const unsigned = { ...one, saying: { ...one.saying, handle: "ab".repeat(32) } };
    const other = { ...unsigned, sig: table.holder(cheat).sign(digestOfStatement(book.terms.match, unsigned)) };
    table.write({ kind: "fault", seat: cheat, proof: { of: "promises", one, other } });
    const record = toldOf(table);
    const entry = record.entries.length;
    expect(checking(record, QUICK).turns).toEqual([{ entry, seat: cheat, to: "cheated", by: [] }]);
    const proof = { of: "promises" as const, one, other: { ...other, sig: FORGED } };
    const slander = record.entries.with(-1, { epoch: 0, body: { kind: "fault", seat: cheat, proof } });
    expect(wrongIn({ ...record, entries: slander }, QUICK)).toEqual([
      "unfair-entry",
      { entry },
      ["proves-nothing", {}],
    ]);
  });
});
