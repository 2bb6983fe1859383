/** Highlights of a match: each seat's best and worst round, and since when the winner has led. */

export interface Highlight {
  readonly round: number;
  /** How many more than before. */
  readonly change: number;
}

export interface Highlights {
  readonly best: Highlight;
  readonly worst: Highlight;
}

/** `counts` are at the start and after each round. Undefined if no round was completed. */
export function highlightsOf(counts: readonly number[]): Highlights | undefined {
  const rounds = counts.slice(1).map((count, i) => ({ round: i + 1, change: count - (counts[i] ?? 0) }));
  const [first] = rounds;
  if (first === undefined) return undefined;
  return {
    best: rounds.reduce((best, one) => (one.change > best.change ? one : best), first),
    worst: rounds.reduce((worst, one) => (one.change < worst.change ? one : worst), first),
  };
}

export interface Lead {
  readonly seat: number;
  /** From the end of this round on nobody else had as many. */
  readonly since: number;
}

/** Undefined if several share the lead in the end. */
export function leadOf(bySeat: readonly (readonly number[])[]): Lead | undefined {
  const moments = Math.min(...bySeat.map(({ length }) => length));
  const leaders = Array.from({ length: moments }, (_, moment) => leaderAt(bySeat, moment));
  const seat = leaders.at(-1);
  if (seat === undefined) return undefined;
  return { seat, since: leaders.findLastIndex((leader) => leader !== seat) + 1 };
}

function leaderAt(bySeat: readonly (readonly number[])[], moment: number): number | undefined {
  const counts = bySeat.map((course) => course[moment] ?? 0);
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : undefined;
}
