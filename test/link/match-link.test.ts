/** Whole matches in links: everything comes back, in few letters, or it is refused with a reason. */
import { describe, expect, test } from "vitest";
import type { Game, Sitter } from "../../src/engine/game.ts";
import { writeRecord } from "../../src/engine/record.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { writeRecord as writeFairRecord } from "../../src/fair/record.ts";
import { ed25519Signatures } from "../../src/fair/signing.ts";
import { GAMES } from "../../src/games/index.ts";
import { MOST_LETTERS, packText, unpackText } from "../../src/link/link-text.ts";
import { packRecord, recordIn } from "../../src/link/match-link.ts";
import { checkRecord } from "../../src/session/check-record.ts";
import { seatsOf } from "../../src/tools/play/cast.ts";
import { playOut } from "../../src/tools/play/play.ts";
import { RoundTable } from "../../src/tools/play/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";

const ALL: readonly Game[] = [...GAMES, rehearsal];
const findGame = (id: string): Game | undefined => ALL.find((game) => game.id === id);
const pack = (record: string) => packRecord(record, findGame, ed25519Signatures);

/** In the quick run each number of people sits at some of them only. */
const VARIANTS = ALL.flatMap((game) =>
  game.variants
    .filter((_, i) => i % atScale(3, 1) === 0)
    .map(({ options, players }) => ({ id: game.id, game, options, players, name: JSON.stringify(options) })),
);

function castOf(game: Game, options: unknown, players: number, people: number, seed: number) {
  const level = Object.keys(game.bots).at(-1) ?? "";
  const sit = Array.from({ length: players }, (_, seat): Sitter => (seat < people ? "person" : "bot"));
  return {
    game,
    options,
    seats: seatsOf(
      Array.from({ length: players }, () => level),
      sit,
    ),
    seed,
  };
}

describe.each(VARIANTS)("$id, $players seats, $name", ({ game, options, players }) => {
  test.each(atScale([players], [0, 1, 2, players]))("with %i people comes back to the letter", async (people) => {
    const seed = players * 100 + people;
    const record = writeRecord(playOut(castOf(game, options, players, people, seed)));
    const packed = await pack(record);
    expect(packed.length, `seed ${seed}`).toBeLessThanOrEqual(MOST_LETTERS);
    expect(packed).toMatch(/^1\.[\w-]+$/u);
    expect(await recordIn(packed, findGame), `seed ${seed}`).toBe(record);
  });
});

describe("a match between people", () => {
  const { options, players } = GAMES[0]?.variants.findLast((one) => one.players === 4) ?? { options: {}, players: 4 };
  const table = new RoundTable({
    game: GAMES[0] ?? rehearsal,
    options,
    players,
    people: players,
    seed: 8,
    signatures: ed25519Signatures,
  });
  table.play();
  const whole = writeFairRecord(table.book, table.frames());

  test("of four, with all its signatures, fits into a link and is found fair there", async () => {
    const packed = await pack(whole);
    expect(packed.length).toBeLessThan(MOST_LETTERS);
    const record = await recordIn(packed, findGame);
    expect([...checkRecord(record, findGame, ed25519Signatures)].at(-1)).toMatchObject({ is: "fair", isDone: true });
    // In short it's the same again.
    expect(await pack(record)).toBe(packed);
  });

  test("in which somebody has changed a choice isn't fair", async () => {
    const told = JSON.parse(await recordIn(await pack(whole), findGame));
    const at = told.steps.findIndex((step: unknown) => Array.isArray(step) && step[2] === "acts" && step[3][0] === 0);
    told.steps[at][3][0] = 1;
    const record = await recordIn(await packText(JSON.stringify(told)), findGame);
    expect([...checkRecord(record, findGame, ed25519Signatures)].at(-1)?.is).toBe("unfair");
  });
});

describe("refused with a reason is a link", () => {
  const record = writeRecord(playOut(castOf(rehearsal, { nights: 3 }, 3, 2, 6)));
  const refusal = async (packed: string): Promise<string> => {
    try {
      return await recordIn(packed, findGame);
    } catch (error) {
      if (error instanceof Refusal) return error.key;
      throw error;
    }
  };
  const changed = async (change: (told: Record<string, unknown>) => unknown) => {
    const unpacked = JSON.parse(await unpackText(await pack(record)));
    return refusal(await packText(JSON.stringify(change(unpacked))));
  };

  test.each(["", "1.", "hello", "1.@@@", "1.AAAA", "0x1.abc"])("that is none: %s", async (packed) => {
    expect(await refusal(packed)).toBe("link-broken");
  });

  test("of a later version", async () => {
    expect(await refusal("2.AAAA")).toBe("link-newer");
    expect(await changed((told) => ({ ...told, format: "letea-compact/2" }))).toBe("link-newer");
    expect(await changed((told) => ({ ...told, format: "chess" }))).toBe("link-broken");
  });

  test("of other rules, other content or a game that isn't here", async () => {
    const other = "0".repeat(16);
    expect(await changed((told) => ({ ...told, rules: other }))).toBe("record-other-rules");
    expect(await changed((told) => ({ ...told, content: other }))).toBe("record-other-content");
    expect(await changed((told) => ({ ...told, game: "chess" }))).toBe("record-unknown-game");
  });

  test("that was made up: too long, too large unpacked, or another match than it says", async () => {
    expect(await refusal(`1.${"A".repeat(MOST_LETTERS)}`)).toBe("link-too-long");
    expect(await refusal(await packText(" ".repeat(500_000)))).toBe("link-broken");
    const bomb = await packedByHand(new Uint8Array(2_000_000));
    expect(bomb.length).toBeLessThan(MOST_LETTERS);
    expect(await refusal(bomb)).toBe("record-too-big");
    expect(await changed((told) => ({ ...told, head: "0".repeat(16) }))).toBe("link-changed");
    expect(await changed((told) => ({ ...told, steps: [] }))).toBe("link-changed");
    expect(await changed((told) => ({ ...told, steps: [9999] }))).toBe("record-entry");
    expect(await changed((told) => ({ ...told, more: 1 }))).toBe("malformed");
  });

  test("with any letter cut off or changed", async () => {
    const packed = await pack(record);
    const luck = seeded(23);
    for (let i = 0; i < atScale(120, 1000); i++) {
      const at = 2 + luck.below(packed.length - 2);
      const letter = luck.pick([..."ABCxyz019-_"]);
      const broken =
        luck.below(4) === 0 ? packed.slice(0, at) : `${packed.slice(0, at)}${letter}${packed.slice(at + 1)}`;
      const outcome = await refusal(broken);
      // A change of unused bits at the very end changes nothing.
      if (outcome !== record) expect(outcome, broken).toMatch(/^[a-z-]+$/u);
    }
  });
});

test("a link in which any number was changed is refused, whatever it stood for", async () => {
  const [game = rehearsal] = GAMES;
  const [variant] = game.variants;
  const record = writeRecord(playOut(castOf(game, variant?.options, variant?.players ?? 2, 1, 31)));
  const told = await unpackText(await pack(record));
  const numbers = [...told.matchAll(/(?<=[[,])\d+(?=[\],])/gu)];
  const luck = seeded(41);
  for (let i = 0; i < atScale(60, 600); i++) {
    const { index, 0: number } = luck.pick(numbers);
    const other = luck.pick([0, 1, 2, 3, 7, 63, 1023, Number(number) + 1].filter((one) => one !== Number(number)));
    const changed = told.slice(0, index) + other + told.slice(index + number.length);
    const reading = packText(changed).then((packed) => recordIn(packed, findGame));
    await expect(reading, `${index}: ${number} to ${other}`).rejects.toBeInstanceOf(Refusal);
  }
});

async function packedByHand(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `1.${Buffer.from(await new Response(packed).arrayBuffer()).toString("base64url")}`;
}
