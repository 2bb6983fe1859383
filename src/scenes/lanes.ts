/** Which events may be played at the same time. */

export interface Laned {
  readonly on: string;
}

/**
 * The indices of the waiting events that may begin now. Joint ones begin together, as soon as each of them could begin
 * alone.
 */
export function startable<E extends Laned>(
  running: readonly E[],
  waiting: readonly E[],
  isJoint: (event: E) => boolean = () => false,
): ReadonlySet<number> {
  const starting = new Set<number>();
  const joint = new Map<number, number>();
  const taken = new Set(running.map(laneOf));
  if (taken.has(undefined)) return starting;
  let isHeldUp = false;
  for (const [i, event] of waiting.entries()) {
    const lane = laneOf(event);
    if (lane === undefined) {
      if (taken.size === 0) starting.add(i);
      break;
    }
    const isFree = !taken.has(lane);
    if (isJoint(event) && !joint.has(lane)) {
      joint.set(lane, i);
      isHeldUp ||= !isFree;
    } else if (isFree) {
      starting.add(i);
    }
    taken.add(lane);
  }
  if (!isHeldUp) for (const i of joint.values()) starting.add(i);
  return starting;
}

/** Each seat is a lane. An event of no seat takes all lanes. */
function laneOf(event: Laned): number | undefined {
  return "seat" in event && typeof event.seat === "number" ? event.seat : undefined;
}
