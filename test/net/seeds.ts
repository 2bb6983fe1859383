/** Runs of the simulated network, seed after seed. */
import { expect } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import type { Spot } from "../../src/tools/lab/aims.ts";
import { type Report, simulate } from "../../src/tools/lab/lab.ts";
import { sceneOf } from "../../src/tools/lab/series.ts";
import { failureOf } from "../../src/tools/lab/tell.ts";

export interface Runs {
  readonly game: Game;
  readonly from: number;
  readonly runs: number;
  readonly signed?: boolean;
  readonly players?: number;
  /** One after the other, each with its turn. */
  readonly ways?: readonly unknown[];
  /** Where somebody breaks down in the next run. */
  readonly nextAim?: () => Spot | undefined;
}

/** What fails prints its seed and all that happened. */
export function runAll(series: Runs): readonly Report[] {
  const { game, from, runs, signed = false, players, ways = [], nextAim = () => undefined } = series;
  return Array.from({ length: runs }, (_, k) => {
    const options = ways[(from + k) % ways.length];
    const report = simulate(sceneOf(game, { signed, players, options, aim: nextAim() }, from + k));
    if (report.problems.length > 0) expect.fail(`${game.id}, ${failureOf(report)}`);
    return report;
  });
}
