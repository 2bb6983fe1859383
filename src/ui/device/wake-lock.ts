/** Keeps the screen awake. Systems end that whenever the page is hidden, so it's asked for again. */
export function screenKeeper(): (isWanted: boolean) => void {
  // Only pages that come by https have it.
  const lock: WakeLock | undefined = navigator.wakeLock;
  let isWanted = false;
  let isAsking = false;
  let held: WakeLockSentinel | undefined;

  async function settle(): Promise<void> {
    const isDue = isWanted && document.visibilityState === "visible";
    const isHeld = held !== undefined && !held.released;
    if (lock === undefined || isAsking || isDue === isHeld) return;
    isAsking = true;
    const before = held;
    held = undefined;
    try {
      if (isDue) held = await lock.request("screen");
      else await before?.release();
    } finally {
      isAsking = false;
    }
    // It may have changed meanwhile.
    await settle();
  }

  // Refused when the battery is low: then the screen sleeps as usual.
  const look = () => void settle().catch(() => undefined);
  document.addEventListener("visibilitychange", look);
  return (wanted) => {
    isWanted = wanted;
    look();
  };
}
