/** Together the games use everything in the contract, so that all of it is tested. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Draw } from "../../src/engine/draw.ts";
import type { Await, AwaitAct, Game, Input, SeatChange } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import type { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { GAMES } from "../../src/games/index.ts";
import { atScale } from "../scale.ts";
import { partOf } from "./hold-laws.ts";
import { nextMove, randomSeatChange } from "./random-player.ts";
import { newMatch, setUpOf, type Variant } from "./subject.ts";
import { subjects } from "./subjects.ts";

/** Reserved kinds are for games in which several seats shuffle a heap; see test/contract. */
type Use = "used" | "reserved";

const contract = {
  await: { act: "used", stir: "used", reveal: "used", learn: "reserved" } satisfies Record<Await["kind"], Use>,
  input: {
    act: "used",
    sealed: "used",
    stirred: "used",
    revealed: "used",
    seat: "used",
    learned: "reserved",
  } satisfies Record<Input["kind"], Use>,
  quorum: { each: "used", any: "used" } satisfies Record<AwaitAct["quorum"], Use>,
  "act that is": { sealed: "used", optional: "used" } satisfies Record<"sealed" | "optional", Use>,
  draw: { die: "used", pick: "used", order: "used" } satisfies Record<Draw["kind"], Use>,
  "seat change": { join: "used", leave: "used", bot: "used", back: "used" } satisfies Record<SeatChange, Use>,
  "reveal of": { draws: "used", values: "used", acts: "used" } satisfies Record<"draws" | "values" | "acts", Use>,
};

const GAMES_EACH = atScale(5, 20);

test("every registered game is under the laws", () => {
  expect(subjects.map(({ game }) => game.id)).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
});

test("every variant of every game is under the laws", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".test.ts"));
  for (const { game, variants } of subjects) {
    const parts = files.filter((file) => file.replace(/(?:-\d+-of-\d+)?\.test\.ts$/u, "") === game.id).map(partOf);
    const held = variants.map((_, i) => parts.filter(({ part, of }) => i % of === part - 1).length);
    expect(held, game.id).toEqual(variants.map(() => 1));
  }
});

test("every kind of act that a game declares is called for by a variant", () => {
  for (const { game, variants } of subjects) {
    const called = new Set(variants.flatMap(({ acts = game.acts }) => acts));
    expect([...called].toSorted(), game.id).toEqual(game.acts.toSorted());
  }
});

test("every kind that isn't reserved is used by a game", () => {
  const seen = new Set<string>();
  for (const { game, variants } of subjects) {
    for (const variant of variants) {
      for (let seed = 1; seed <= GAMES_EACH; seed++) play(game, variant, seed, seen);
    }
  }
  const used = Object.entries(contract).flatMap(([what, kinds]) =>
    Object.entries(kinds).flatMap(([kind, use]) => (use === "used" ? [`${what} ${kind}`] : [])),
  );
  expect([...seen].toSorted()).toEqual(used.toSorted());
});

function play(game: Game, variant: Variant, seed: number, seen: Set<string>): void {
  const match = newMatch(game, setUpOf(variant, seed));
  const table = LocalTable.fresh(match, seed);
  const luck = seeded(seed, 4);
  while (!match.isOver) {
    for (const awaited of match.awaits) for (const kind of kindsOfAwait(awaited)) seen.add(kind);
    const change = luck.below(15) === 0 ? randomSeatChange(table, luck) : undefined;
    const input = change ?? nextMove(table, luck)?.input;
    if (input === undefined) throw new Error(`stuck with seed ${seed}`);
    if (isTaken(match, input)) for (const kind of kindsOfInput(input)) seen.add(kind);
  }
}

function isTaken(match: Match, input: Input): boolean {
  try {
    match.apply(input);
    return true;
  } catch (error) {
    if (input.kind === "seat" && error instanceof Refusal) return false;
    throw error;
  }
}

function kindsOfAwait(awaited: Await): readonly string[] {
  const kinds = [`await ${awaited.kind}`];
  if (awaited.kind === "act") {
    kinds.push(`quorum ${awaited.quorum}`);
    if (awaited.sealed) kinds.push("act that is sealed");
    if (awaited.optional) kinds.push("act that is optional");
  }
  if (awaited.kind === "reveal") {
    kinds.push(...awaited.draws.map(({ kind }) => `draw ${kind}`));
    if (awaited.draws.length > 0) kinds.push("reveal of draws");
    if (awaited.values.length > 0) kinds.push("reveal of values");
    if (awaited.acts.length > 0) kinds.push("reveal of acts");
  }
  return kinds;
}

const kindsOfInput = (input: Input): readonly string[] =>
  input.kind === "seat" ? ["input seat", `seat change ${input.change}`] : [`input ${input.kind}`];
