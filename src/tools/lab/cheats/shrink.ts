/** Of what was drawn for a run that went wrong, so much as is enough for it to go wrong in the same way. */
import { CALM, type Plan } from "../faults.ts";
import { type Report, simulate } from "../lab.ts";
import type { Scene } from "../scene.ts";

/** In which way a run went wrong, whoever and wherever it was. */
const kindOf = ({ problems: [first = ""] }: Report): string =>
  first.replaceAll(/\d+/gu, "#").replaceAll(/[;:].*$/gu, "");

interface Run {
  readonly scene: Scene;
  readonly report: Report;
}

/** A run with less in it, one for each thing that can be left out. */
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

/** The same seed makes the same of it, so whoever looks into a failure sees this one again. */
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
