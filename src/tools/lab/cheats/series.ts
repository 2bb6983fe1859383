/** Runs with cheats, each from its own seed. */
import type { Game } from "../../../engine/game.ts";
import { seeded } from "../../../engine/rng.ts";
import { ed25519Signatures } from "../../../fair/signing.ts";
import { cheapSignatures } from "../cheap-signatures.ts";
import { simulate } from "../lab.ts";
import { isOneIn } from "../luck.ts";
import { realNode } from "../real-node.ts";
import { rosterOf, type Scene } from "../scene.ts";
import { type RunResult, runResult } from "../tell.ts";
import { linesFor, schemeFor } from "./draw.ts";
import { shrunk } from "./shrink.ts";

export interface CheatOptions {
  readonly players?: number | undefined;
  readonly spectators?: number | undefined;
  readonly cheats: number;
  readonly signed?: boolean;
  readonly minutes?: number | undefined;
}

const MINUTES = 6;
/** How fast people play, and so how much time there is between two reveals. */
const TEMPERS = [
  [300, 3_000],
  [300, 3_000],
  [1_000, 9_000],
] as const;

export function cheatedScene(game: Game, series: CheatOptions, seed: number): Scene {
  const { players: wanted, spectators, cheats, signed, minutes = MINUTES } = series;
  const luck = seeded(seed, 31);
  const large = game.variants.filter(({ players }) => players > 2 * cheats || players > 2);
  const fitting = wanted === undefined ? large : game.variants.filter(({ players }) => players === wanted);
  const small = game.variants.filter(({ players }) => players === 2);
  // With two seats each may go on alone.
  const variants = wanted === undefined && cheats === 1 && isOneIn(luck, 8) ? small : fitting;
  const { options, players } = luck.pick(variants);
  const scene = {
    game,
    options,
    players,
    people: players,
    spectators: spectators ?? (isOneIn(luck, 6) ? 1 : 0),
    seed,
    signatures: signed === true ? ed25519Signatures : cheapSignatures,
    makeNode: realNode,
    thinks: luck.pick(TEMPERS),
    minutes,
  };
  const { line } = rosterOf(scene);
  const scheme = schemeFor(luck, { people: players, line }, cheats);
  return { ...scene, scheme, plan: linesFor(luck, scene, scheme) };
}

/** Reports a failure as the smallest run that fails in the same way. */
export function playCheated(scene: Scene): RunResult {
  const report = simulate(scene);
  if (report.problems.length === 0) return runResult(report);
  return { ...runResult(shrunk({ scene, report }).report), figures: report.figures };
}
