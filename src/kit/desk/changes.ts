/** What a player has decided and not sent, and what it was before each change, so that changes can be taken back. */

export interface Changes<Decided> {
  readonly now: Decided;
  /** The latest last. */
  readonly past: readonly Decided[];
}

/** So many changes can be taken back. */
export const STEPS_BACK = 30;

export const changed = <Decided>({ now, past }: Changes<Decided>, to: Decided): Changes<Decided> => ({
  now: to,
  past: [...past, now].slice(-STEPS_BACK),
});

/** Nothing, if nothing has been changed. */
export function takenBack<Decided>({ past }: Changes<Decided>): Changes<Decided> | undefined {
  const [now, ...before] = past.toReversed();
  return now === undefined ? undefined : { now, past: before.toReversed() };
}
