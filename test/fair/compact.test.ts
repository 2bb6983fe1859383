/** A finished match in short: everything comes back, or it is refused. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Game } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { headOf } from "../../src/fair/book.ts";
import { writeCompact } from "../../src/fair/compact-write.ts";
import { readMatch } from "../../src/fair/reading.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { ed25519Signatures } from "../../src/fair/signing.ts";
import { digestOfDrop, digestOfStatement, digestOfVote } from "../../src/fair/statements.ts";
import { verify } from "../../src/fair/verify.ts";
import { vouchingPlaces } from "../../src/fair/vouching.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { packed, unpacked } from "../../src/tools/lib/packed.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable, type TableSetUp } from "./round-table.ts";

const ALL: readonly Game[] = [precognition, rehearsal];
const findGame = (id: string): Game | undefined => ALL.find((game) => game.id === id);

const shortOf = (table: RoundTable): string => writeCompact(table.book, table.frames());

function checking(text: string, signatures = cheapSignatures) {
  const { told, game } = readMatch(text, findGame, signatures);
  return verify(told, game, signatures, { all: false, bots: true });
}

const played = (setUp: Partial<TableSetUp> = {}): RoundTable => {
  const { players, options } = rehearsal.variants.find((one) => one.players === 3) ?? { players: 3, options: {} };
  const table = new RoundTable({ game: rehearsal, options, players, people: 2, seed: 4, ...setUp });
  table.play();
  return table;
};

test("numbers that can't be hashed are refused, wherever they stand", () => {
  const told = JSON.parse(shortOf(played()));
  for (const broken of [
    { ...told, roster: { ...told.roster, options: { ...told.roster.options, more: 0.5 } } },
    { ...told, roster: { ...told.roster, options: 1e300 } },
    { ...told, steps: told.steps.with(-1, [0, 0, "acts", [{ act: { do: "go", far: 1.5 } }]]) },
  ]) {
    expect(refusalOf(() => checking(JSON.stringify(broken)))[0]).toBe("malformed");
  }
});

describe("everything comes back", () => {
  test.each(
    ALL.flatMap((game) =>
      game.variants
        .filter((_, at) => at % 8 === 0)
        .map(({ options, players }) => ({ id: game.id, game, options, players })),
    ),
  )("$id, $players seats, $options", ({ game, options, players }) => {
    const table = played({ game, options, players, people: Math.max(1, players - 1) });
    const text = shortOf(table);
    const verdict = checking(text);
    expect(verdict.head).toBe(headOf(table.book));
    expect(verdict.book.game.inputs).toEqual(table.book.game.inputs);
    expect(checking(unpacked(packed(text))).head).toBe(headOf(table.book));
  });

  test("of a match in which a seat was away and the host changed", () => {
    const table = new RoundTable({ game: rehearsal, options: { nights: 5 }, players: 4, people: 4, seed: 5 });
    table.until(({ phase, game }) => phase === "play" && game.inputs.length > 3 && requestOf(table.book) === undefined);
    const { match } = table.book.terms;
    const words = [0, 1, 2].map((seat) => ({
      seat,
      sig: table.holder(seat).sign(digestOfDrop(match, seat, 3, 0, "silent", table.book.basis)),
    }));
    table.write({ kind: "dropped", seat: 3, why: "silent", words });
    const place = { p: table.book.entries.length, head: headOf(table.book) };
    const voices = [1, 2].map((seat) => ({
      seat,
      ...place,
      sig: table.holder(seat).sign(digestOfVote(match, 1, 2, { seat, ...place })),
    }));
    table.write({ kind: "hosted", seat: 2, voices }, 1);
    table.write({ kind: "back", said: table.holder(3).say(table.book, { say: "back" }), words: [] });
    table.play();
    expect(table.book.accounts[3]?.seed).toBeDefined();
    const verdict = checking(shortOf(table));
    expect(verdict.head).toBe(headOf(table.book));
    expect(verdict.turns.map(({ to }) => to)).toEqual(["silent", "host", "back"]);
  });

  test("of a match in which people spoke at the same time", () => {
    const options = { mode: "competitive", setup: "standard" };
    const table = new RoundTable({ game: precognition, options, players: 2, people: 2, seed: 4 });
    const owing = ({ game }: typeof table.book) =>
      game.awaits.flatMap((one) => (one.kind === "act" && one.sealed && !one.optional ? one.from : []));
    table.until((book) => book.phase === "play" && owing(book).length === 2);
    const { book } = table;
    // Neither has heard of the other's choice.
    for (const seat of owing(book)) {
      const holder = table.holder(seat);
      const [act] = holder.legal(book);
      if (act === undefined) throw new Error("there is nothing to choose");
      const { signed, notes } = holder.commit(book, table.notesOf(seat), act);
      table.notes.set(seat, notes);
      table.write({ kind: "said", said: signed });
    }
    table.play();
    expect(checking(shortOf(table)).head).toBe(headOf(table.book));
  });

  test("for a link of less than 6 kB, of a whole match of four with real signatures", () => {
    const table = played({
      game: precognition,
      options: { mode: "competitive", setup: "standard" },
      players: 4,
      people: 4,
      signatures: ed25519Signatures,
    });
    const text = shortOf(table);
    expect(packed(text).length).toBeLessThan(6000);
    expect(checking(text, ed25519Signatures).head).toBe(headOf(table.book));
  });
});

describe("the short form is refused", () => {
  test("where a seed wasn't told", () => {
    const table = new RoundTable({ game: rehearsal, options: { nights: 2 }, players: 3, people: 3, seed: 4 });
    table.until(({ accounts }) => accounts[0]?.seed !== undefined);
    expect(refusalOf(() => shortOf(table))).toEqual(["compact-without-seed", { seat: 1 }]);
  });

  test("where somebody was proven to cheat", () => {
    const table = played({ seed: 5 });
    const sealing = table.book.entries.flatMap(({ body }) =>
      body.kind === "said" && body.said.saying.say === "seal" ? [body.said] : [],
    );
    const [one] = sealing;
    if (one?.saying.say !== "seal") throw new Error("nothing was promised");
    const unsigned = { ...one, saying: { ...one.saying, handle: "ab".repeat(32) } };
    const other = {
      ...unsigned,
      sig: table.holder(one.seat).sign(digestOfStatement(table.book.terms.match, unsigned)),
    };
    table.write({ kind: "fault", seat: one.seat, proof: { of: "promises", one, other } });
    expect(refusalOf(() => shortOf(table))).toEqual(["compact-with-cheat", { seat: one.seat }]);
  });

  test("where not every signature is there that is to be checked", () => {
    const table = played();
    const { told, game } = readMatch(shortOf(table), findGame, cheapSignatures);
    const how = { all: true, bots: false };
    expect(refusalOf(() => verify(told, game, cheapSignatures, how))[0]).toBe("signatures-left-out");
  });
});

describe("a short form that was tampered with is refused", () => {
  const table = played();
  const whole = JSON.parse(shortOf(table));
  const changed = (change: (copy: typeof whole) => void): string => {
    const copy = structuredClone(whole);
    change(copy);
    return encode(copy);
  };
  const wrongIn = (text: string) => refusalOf(() => checking(text))[0];

  test("any step left out", () => {
    for (const at of whole.steps.keys()) {
      expect([at, wrongIn(changed(({ steps }) => steps.splice(at, 1)))]).not.toEqual([at, "nothing was refused"]);
    }
  });

  test("any choice changed", () => {
    let choices = 0;
    for (const [at, step] of whole.steps.entries()) {
      if (step[2] !== "acts" && step[2] !== "seal") continue;
      choices += 1;
      const other = (choice: number): number => (choice === 0 ? 1 : choice - 1);
      const text = changed(({ steps }) => {
        steps[at][3] = step[2] === "acts" ? [other(step[3][0])] : other(step[3]);
      });
      expect([at, wrongIn(text)]).not.toEqual([at, "nothing was refused"]);
    }
    expect(choices).toBeGreaterThan(3);
  });

  test("another seed, signature or word of the host", () => {
    const zeros = (length: number) => "0".repeat(length);
    expect(wrongIn(changed(({ seeds }) => seeds.splice(0, 1, zeros(64))))).toBe("unfair-entry");
    expect(whole.signatures).toHaveLength(vouchingPlaces(table.book.entries).length);
    for (const at of whole.signatures.keys()) {
      expect(wrongIn(changed(({ signatures }) => signatures.splice(at, 1, zeros(128))))).toBe("unfair-entry");
    }
    expect(wrongIn(changed(({ signatures }) => signatures.pop()))).toBe("signatures-left-out");
    expect(wrongIn(changed(({ frames }) => Object.assign(frames[0], { sig: zeros(128) })))).toBe("unfair-entry");
    expect(wrongIn(changed(({ seeds }) => seeds.pop()))).toBe("seeds-missing");
  });

  test("anything else in it is any other value: nothing but a refusal comes of it", () => {
    const step = fc.oneof(
      fc.constantFrom(...whole.steps),
      fc.tuple(fc.nat(4), fc.nat(3), fc.constantFrom("anchor", "stir", "gone", "end", "seed")),
      fc.tuple(
        fc.nat(4),
        fc.nat(3),
        fc.constant("acts"),
        fc.array(fc.oneof(fc.nat(9), fc.record({ act: fc.jsonValue() }))),
      ),
      fc.tuple(fc.nat(4), fc.nat(3), fc.constant("seal"), fc.oneof(fc.nat(9), fc.constant("0".repeat(64)))),
      fc.tuple(fc.constant("dropped"), fc.nat(4), fc.constantFrom("silent", "owed"), fc.array(fc.nat(4))),
      fc.tuple(fc.constant("back"), fc.nat(4), fc.nat(3), fc.array(fc.nat(4))),
      fc.tuple(fc.constant("hosted"), fc.nat(3), fc.nat(4), fc.array(fc.tuple(fc.nat(4), fc.nat(40)))),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.nat(whole.steps.length), step, (at, one) => {
        const text = JSON.stringify({ ...whole, steps: whole.steps.with(Math.min(at, whole.steps.length - 1), one) });
        try {
          checking(text);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { seed: 3, numRuns: 60 },
    );
  });
});

test("a packed text that unpacks to far too much is left as it is", () => {
  const bomb = packed(" ".repeat(64 * 1024 * 1024));
  expect(unpacked(bomb)).toBe(bomb);
});
