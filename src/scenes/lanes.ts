/** Which events may be seen at the same time. */

export interface Laned {
  readonly on: string;
}

/** Which of those that wait may begin now, by their places in the line. */
export function startable(running: readonly Laned[], waiting: readonly Laned[]): ReadonlySet<number> {
  const starting = new Set<number>();
  const taken = new Set(running.map(laneOf));
  if (taken.has(undefined)) return starting;
  for (const [i, event] of waiting.entries()) {
    const lane = laneOf(event);
    if (lane === undefined) {
      if (taken.size === 0) starting.add(i);
      break;
    }
    if (!taken.has(lane)) starting.add(i);
    taken.add(lane);
  }
  return starting;
}

/** The seat that an event is about; nobody's holds all lanes. */
function laneOf(event: Laned): number | undefined {
  return "seat" in event && typeof event.seat === "number" ? event.seat : undefined;
}
