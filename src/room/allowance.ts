/** How often something may happen: a few times at once, and then so often in a second. */
export interface Allowance {
  readonly at: number;
  /** Thousandths of times. */
  readonly left: number;
}

export interface Limit {
  readonly atOnce: number;
  readonly aSecond: number;
}

const THOUSAND = 1_000;

/** What is left after one more time; nothing if there may be none now. */
export function allowed(before: Allowance | undefined, now: number, { atOnce, aSecond }: Limit): Allowance | undefined {
  const most = atOnce * THOUSAND;
  const gained = before === undefined ? most : before.left + Math.max(0, now - before.at) * aSecond;
  const left = Math.min(most, gained) - THOUSAND;
  return left < 0 ? undefined : { at: now, left };
}
