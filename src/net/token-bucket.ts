/** A token bucket: so much at once, and then so much a second. */
export interface TokenBucket {
  /** When it was last looked at, on the clock that the node is told. */
  readonly at: number;
  /** In thousandths. */
  readonly left: number;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const THOUSAND = 1_000;

/** The bucket after taking so much out; nothing if there isn't so much in it. A clock that goes back adds nothing. */
export function spend(
  before: TokenBucket | undefined,
  now: number,
  { burst, perSecond }: Rate,
  much = 1,
): TokenBucket | undefined {
  const most = burst * THOUSAND;
  const gained = before === undefined ? most : before.left + Math.max(0, now - before.at) * perSecond;
  const left = Math.min(most, gained) - much * THOUSAND;
  return left < 0 ? undefined : { at: now, left };
}

/** In milliseconds, until there may be one more. */
export function waitForToken(before: TokenBucket, now: number, { perSecond }: Rate): number {
  return Math.max(0, Math.ceil((THOUSAND - before.left) / perSecond) - (now - before.at));
}
