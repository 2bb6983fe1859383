/** The balance targets in section 8 of the rules, and how far the measured values are from them. */

export interface Target {
  readonly least?: number;
  readonly most?: number;
}

export interface Targets {
  /** Returns "ok", "low" or "high", or "–" without data. What isn't ok is listed under this name. */
  judge(what: string, value: number, target: Target, show?: (value: number) => string): string;
  readonly missed: readonly string[];
  readonly judged: number;
}

export function targets(): Targets {
  const missed: string[] = [];
  let judged = 0;
  return {
    judge(what, value, target, show = String) {
      // There was no data.
      if (Number.isNaN(value)) return "–";
      judged += 1;
      const verdict = verdictOn(value, target);
      if (verdict !== "ok") missed.push(`${what}: ${show(value)} is ${verdict} (${wanted(target, show)})`);
      return verdict;
    },
    missed,
    get judged() {
      return judged;
    },
  };
}

/** A difference less two standard errors, so that only what is significant remains. */
export function certain(difference: number, error: number): number {
  const left = Math.max(0, Math.abs(difference) - 2 * error);
  return Math.sign(difference) * left;
}

function verdictOn(value: number, { least, most }: Target): string {
  if (least !== undefined && value < least) return "low";
  return most !== undefined && value > most ? "high" : "ok";
}

export function wanted({ least, most }: Target, show: (value: number) => string): string {
  if (least === undefined) return `at most ${show(most ?? 0)}`;
  return most === undefined ? `at least ${show(least)}` : `${show(least)} to ${show(most)}`;
}
