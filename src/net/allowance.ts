/** How much there may be of something: so much at once, and then so much in a second. */
export interface Allowance {
  /** When it was last looked at, on the clock that the node is told. */
  readonly at: number;
  /** In thousandths. */
  readonly left: number;
}

export interface Limit {
  readonly atOnce: number;
  readonly aSecond: number;
}

const THOUSAND = 1_000;

/**
 * What is left after so much more; nothing if there may not be so much now. It fills up again with time, and a clock that
 * goes back adds nothing.
 */
export function allowed(
  before: Allowance | undefined,
  now: number,
  { atOnce, aSecond }: Limit,
  much = 1,
): Allowance | undefined {
  const most = atOnce * THOUSAND;
  const gained = before === undefined ? most : before.left + Math.max(0, now - before.at) * aSecond;
  const left = Math.min(most, gained) - much * THOUSAND;
  return left < 0 ? undefined : { at: now, left };
}

/** In milliseconds, until there may be one more. */
export function untilAllowed(before: Allowance, now: number, { aSecond }: Limit): number {
  return Math.max(0, Math.ceil((THOUSAND - before.left) / aSecond) - (now - before.at));
}
