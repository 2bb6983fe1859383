/** Makes a test for each law, for all or a part of a game's variants. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { atScale } from "../scale.ts";
import { playUnderLaws } from "./playthrough.ts";
import { emptyReport, type Law, laws, type Report } from "./report.ts";
import type { Subject, Variant } from "./subject.ts";

const GAMES = atScale(100, 1000);
const PATIENCE_MS = 3_000_000;

/**
 * `file` is the test file, whose name may say that it's a part: `chess-2-of-3.test.ts` takes every third variant from the
 * second on. Files run in parallel, so several files use several cores.
 */
export function holdLaws(subject: Subject, file: string): void {
  const seeds = seedsToPlay(process.env.LAWS_SEED);
  const { part, of } = partOf(file);
  const variants = subject.variants.filter((_, i) => i % of === part - 1);

  describe.each(variants)(`laws for ${subject.game.id}, $name`, (variant) => {
    const report = emptyReport();

    beforeAll(() => {
      playAll(subject.game, variant, seeds, report);
      console.info(summaryOf(subject, variant, report));
    }, PATIENCE_MS);

    test.each(laws)("%s: %s", (law) => {
      expect(report.broken.has(law), whyBroken(law, report)).toBe(false);
      // A law that was hardly ever checked proves nothing.
      const isWholeRun = seeds.length > 1 && report.broken.size === 0;
      if (isWholeRun) expect(report.checks[law]).toBeGreaterThanOrEqual(seeds.length);
    });
  });
}

export function partOf(file: string): { readonly part: number; readonly of: number } {
  const [, part = "1", of = "1"] = /-(\d+)-of-(\d+)\.test\.ts$/u.exec(file) ?? [];
  return { part: Number(part), of: Number(of) };
}

export function playAll(game: Game, variant: Variant, seeds: readonly number[], report: Report): void {
  // Junk makes some hundred thousand errors, whose stack traces nobody reads.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    for (const seed of seeds) playUnderLaws(game, variant, seed, report);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  if (seeds.length > 1 && report.broken.size === 0) noteWrongActs(game, variant, report);
}

function noteWrongActs(game: Game, { acts = game.acts, rareActs = [] }: Variant, report: Report): void {
  const { offered, played } = report;
  const known = new Set([...acts, ...offered.keys(), ...played.keys()]);
  const isRight = (kind: string) =>
    acts.includes(kind) && (rareActs.includes(kind) || (offered.has(kind) && played.has(kind)));
  const wrong = [...known].filter((kind) => !isRight(kind));
  report.checks.acts += report.games;
  if (wrong.length > 0) {
    report.broken.set("acts", { seed: 0, why: `not declared, offered and played: ${wrong.join(", ")}`, record: "" });
  }
}

/** LAWS_SEED=17 plays only that match of each variant, with the same checks. */
function seedsToPlay(only: string | undefined): readonly number[] {
  return only === undefined ? Array.from({ length: GAMES }, (_, i) => i + 1) : [Number(only)];
}

function whyBroken(law: Law, report: Report): string {
  const broken = report.broken.get(law);
  if (broken === undefined) return law;
  const { seed, why, record } = broken;
  return `${why}\n(seed ${seed}; LAWS_SEED=${seed} plays that game alone)\n${record}`;
}

function summaryOf({ game }: Subject, { name }: Variant, report: Report): string {
  const checks = laws.map(([law]) => `${law} ${report.checks[law]}`).join(", ");
  const acts = [...report.played].map(([kind, times]) => `${kind} ${times}`).join(", ");
  return `${game.id}, ${name}: ${report.games} games, ${report.inputs} inputs, longest ${report.longest} of at most ${game.bound}
  checks: ${checks}
  acts played: ${acts}`;
}
