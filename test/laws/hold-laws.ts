/** Makes a test of each law for one game. */
import { beforeAll, describe, expect, test } from "vitest";
import { playUnderLaws } from "./playthrough.ts";
import { emptyReport, type Law, laws, type Report } from "./report.ts";
import type { Subject } from "./subject.ts";

const GAMES = 1000;
const PATIENCE_MS = 600_000;

export function holdLaws(subject: Subject): void {
  const seeds = seedsToPlay(process.env.LAWS_SEED);
  const report = emptyReport();

  describe(`laws for ${subject.game.id}`, () => {
    beforeAll(() => {
      playAll(subject, seeds, report);
      console.info(summaryOf(subject, report));
    }, PATIENCE_MS);

    test.each(laws)("%s: %s", (law) => {
      expect(report.broken.has(law), whyBroken(law, report)).toBe(false);
      // A law that was hardly put to the test proves nothing.
      const isWholeRun = seeds.length > 1 && report.broken.size === 0;
      if (isWholeRun) expect(report.checks[law]).toBeGreaterThanOrEqual(seeds.length);
    });
  });
}

export function playAll(subject: Subject, seeds: readonly number[], report: Report): void {
  for (const seed of seeds) playUnderLaws(subject, seed, report);
  if (seeds.length > 1 && report.broken.size === 0) noteMissingActs(subject, report);
}

/** LAWS_SEED=17 plays that game again, examined in the same way. */
function seedsToPlay(only: string | undefined): readonly number[] {
  return only === undefined ? Array.from({ length: GAMES }, (_, i) => i + 1) : [Number(only)];
}

function noteMissingActs({ game }: Subject, report: Report): void {
  const known = new Set([...game.acts, ...report.offered.keys(), ...report.played.keys()]);
  const wrong = [...known].filter(
    (kind) => !(game.acts.includes(kind) && report.offered.has(kind) && report.played.has(kind)),
  );
  report.checks.acts += report.games;
  if (wrong.length > 0) {
    report.broken.set("acts", { seed: 0, why: `not declared, offered and played: ${wrong.join(", ")}`, record: "" });
  }
}

function whyBroken(law: Law, report: Report): string {
  const broken = report.broken.get(law);
  if (broken === undefined) return law;
  const { seed, why, record } = broken;
  return `${why}\n(seed ${seed}; LAWS_SEED=${seed} plays that game alone)\n${record}`;
}

function summaryOf({ game }: Subject, report: Report): string {
  const checks = laws.map(([law]) => `${law} ${report.checks[law]}`).join(", ");
  const acts = [...report.played].map(([kind, times]) => `${kind} ${times}`).join(", ");
  return `${game.id}: ${report.games} games, ${report.inputs} inputs, longest ${report.longest} of at most ${game.bound}
  checks: ${checks}
  acts played: ${acts}`;
}
