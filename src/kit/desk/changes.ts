/** A draft with its undo history. */

export interface Changes<Decided> {
  readonly now: Decided;
  /** From the oldest to the newest. */
  readonly past: readonly Decided[];
}

export const STEPS_BACK = 30;

export const changed = <Decided>({ now, past }: Changes<Decided>, to: Decided): Changes<Decided> => ({
  now: to,
  past: [...past, now].slice(-STEPS_BACK),
});

/** Nothing if there is nothing to undo. */
export function takenBack<Decided>({ past }: Changes<Decided>): Changes<Decided> | undefined {
  const [now, ...before] = past.toReversed();
  return now === undefined ? undefined : { now, past: before.toReversed() };
}
