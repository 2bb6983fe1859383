/** What section 8 of the rules asks of the numbers, and how far they are from it. */

export interface Target {
  readonly least?: number;
  readonly most?: number;
}

export interface Targets {
  /** "ok", "low" or "high", or "–" where there was nothing; what isn't ok is remembered under this name. */
  judge(what: string, value: number, target: Target, show?: (value: number) => string): string;
  readonly missed: readonly string[];
  readonly judged: number;
}

export function targets(): Targets {
  const missed: string[] = [];
  let judged = 0;
  return {
    judge(what, value, target, show = String) {
      // What never happened can't be judged.
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

/** A difference as far as it isn't chance: nearer to nothing by two standard errors. */
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
