/**
 * A match as a text that a person can follow and a test can compare: each input with its log lines, and the state of the
 * table whenever a section begins.
 */
import type { Game, Sitter, Variant } from "../../engine/game.ts";
import type { Match } from "../../engine/match.ts";
import { type Cast, seatsOf } from "../play/cast.ts";
import { watchHands } from "../play/hands.ts";
import { startPlay } from "../play/play.ts";
import { tellerOf } from "../tell/teller.ts";
import { inputText } from "./input-text.ts";

const NOTE = "In acts and handles everything counts from 0. (of 6): so many acts the seat could choose from.";
const INDENT = " ".repeat(6);

export async function playthrough(game: Game, variant: Variant, seed: number): Promise<string> {
  const play = startPlay(castFor(game, variant, seed));
  const { match, table, next } = play;
  const { title, tellStep } = await tellerOf(match, "en");
  const names = match.header.seats.map(({ name }) => name);
  const newlyHeld = watchHands(play);
  const lines = [title, `seed ${seed}`, NOTE, ""];
  while (!match.isOver) {
    const input = next();
    const choices = "seat" in input ? ` (of ${table.legal(input.seat).length})` : "";
    lines.push(`${`${match.inputs.length + 1}.`.padEnd(INDENT.length)}${inputText(input, names)}${choices}`);
    const told = tellStep(input);
    const drawn = newlyHeld().map(({ seat, handle, value }) => `${names[seat]} alone sees: ${handle} is ${value}`);
    lines.push(...[...told, ...drawn].map((line) => (line === "" ? "" : `${INDENT}${line}`)));
  }
  lines.push("", `result ${JSON.stringify(match.result)}`, `hash of the last state ${match.stateHash()}`);
  return `${lines.join("\n")}\n`;
}

/**
 * Of the candidates, the seed of the match with the most kinds of events and, among those, with the highest scores: a
 * match that all lose tells little.
 */
export function mostTellingSeed(game: Game, variant: Variant, candidates: number): number {
  const seeds = Array.from({ length: candidates }, (_, i) => i + 1);
  const worth = seeds.map((seed) => worthOf(castFor(game, variant, seed)));
  return seeds[worth.indexOf(Math.max(...worth))] ?? 1;
}

function worthOf(cast: Cast): number {
  const { match, next } = startPlay(cast);
  const kinds = new Set<string>();
  while (!match.isOver) {
    const input = next();
    if (input.kind === "act") kinds.add(`act ${input.act.do}`);
    for (const { on } of match.apply(input)) kinds.add(`event ${on}`);
  }
  return kinds.size * MORE_THAN_SCORES + totalScore(match);
}

const MORE_THAN_SCORES = 1000;

const castFor = (game: Game, { options, players }: Variant, seed: number): Cast => ({
  game: { ...game, rules: NO_HASH, content: NO_HASH },
  options,
  seats: seatsOf(levels(game, players, seed), sitters(players)),
  seed,
});

/** Bots' luck depends on the header, but a playthrough mustn't change with each version of the rules. */
const NO_HASH = "0".repeat(64);

/**
 * With odd seeds the levels alternate, the strongest first: the weakest does unusual things. With even seeds all play
 * sensibly, since otherwise a co-operative match might never get far.
 */
function levels({ bots }: Game, players: number, seed: number): readonly string[] {
  const strongestFirst = Object.keys(bots).reverse();
  return Array.from({ length: players }, (_, i) => strongestFirst[(seed % 2) * (i % strongestFirst.length)] ?? "");
}

/** People, who have hidden cards, and one bot. */
const sitters = (players: number): readonly Sitter[] =>
  Array.from({ length: players }, (_, i) => (i < players - 1 ? "person" : "bot"));

const totalScore = ({ result }: Match): number =>
  (result?.scores ?? []).reduce((total, [score = 0]) => total + score, 0);
