/** What stands out in a course: each seat's best and worst round, and since when the winner was ahead for good. */

export interface Highlight {
  readonly round: number;
  /** By how many. */
  readonly change: number;
}

export interface Highlights {
  readonly best: Highlight;
  readonly worst: Highlight;
}

/** `counts`: at the start, and after each round. Nothing where no round was played to its end. */
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
  /** After this round, and after each one since, nobody had as many. */
  readonly since: number;
}

/** Nothing where several share the lead in the end. The counts are by seat. */
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
