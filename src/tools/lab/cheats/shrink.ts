/** Shrinks a failing run to a smaller one that fails in the same way. */
import { CALM, type Plan } from "../faults.ts";
import { type Report, simulate } from "../lab.ts";
import type { Scene } from "../scene.ts";

/** The kind of failure, without who and where. */
const kindOf = ({ problems: [first = ""] }: Report): string =>
  first.replaceAll(/\d+/gu, "#").replaceAll(/[;:].*$/gu, "");

interface Run {
  readonly scene: Scene;
  readonly report: Report;
}

/** Smaller runs, one for each thing that can be left out. */
function lessOf(scene: Scene): readonly Scene[] {
  const { scheme, plan = CALM } = scene;
  if (scheme === undefined) return [];
  const { deviations } = scheme;
  const calmer = ({ faults, end }: Plan): readonly Plan[] =>
    faults.length === 0 ? [] : [CALM, ...faults.map((_, k) => ({ faults: faults.toSpliced(k, 1), end }))];
  return [
    ...deviations.map((_, k) => ({ ...scene, scheme: { ...scheme, deviations: deviations.toSpliced(k, 1) } })),
    ...calmer(plan).map((less) => ({ ...scene, plan: less })),
  ];
}

/** Deterministic, so the same seed shows the same failure again. */
export function shrunk(start: Run): Run {
  const kind = kindOf(start.report);
  let run = start;
  for (let least = false; !least; ) {
    least = true;
    for (const scene of lessOf(run.scene)) {
      const report = simulate(scene);
      if (report.problems.length === 0 || kindOf(report) !== kind) continue;
      run = { scene, report };
      least = false;
      break;
    }
  }
  return run;
}
