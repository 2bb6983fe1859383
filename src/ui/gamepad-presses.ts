/** What people do on gamepads, from how their buttons and sticks stand. */

export type Direction = "up" | "down" | "left" | "right";
export type GamepadDeed = Direction | "press" | "back" | "previous" | "next" | "menu" | "skip";

/** What is read of a gamepad. */
export interface Held {
  /** `standard`: its buttons are numbered as in the standard. */
  readonly mapping: string;
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** By their numbers in the standard mapping. */
const BUTTONS: ReadonlyMap<number, GamepadDeed> = new Map<number, GamepadDeed>([
  [0, "press"],
  [1, "back"],
  [3, "skip"],
  [4, "previous"],
  [5, "next"],
  [9, "menu"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
]);
/** How far a stick has to be pushed: worn ones never come to rest in the middle. */
const PUSHED = 0.6;
/** In milliseconds: what is held moves on after the first, and then at every second. */
const FIRST_AGAIN = 450;
const AGAIN = 140;
const REPEATED: ReadonlySet<GamepadDeed> = new Set(["up", "down", "left", "right", "previous", "next"]);

/** Called at every look with what all gamepads hold; returns what is to be done now. */
export function gamepadPresses(): (pads: readonly (Held | null)[], now: number) => readonly GamepadDeed[] {
  /** When each deed that is held comes again. */
  let due = new Map<GamepadDeed, number>();
  return (pads, now) => {
    const held = new Set(pads.flatMap((pad) => (pad?.mapping === "standard" ? heldOn(pad) : [])));
    const done: GamepadDeed[] = [];
    const next = new Map<GamepadDeed, number>();
    for (const deed of held) {
      const at = due.get(deed);
      const isDue = at === undefined || (REPEATED.has(deed) && now >= at);
      if (isDue) done.push(deed);
      next.set(deed, at === undefined ? now + FIRST_AGAIN : isDue ? now + AGAIN : at);
    }
    due = next;
    return done;
  };
}

function heldOn({ buttons, axes }: Held): readonly GamepadDeed[] {
  const pressed = [...BUTTONS].flatMap(([button, deed]) => (buttons[button]?.pressed ? [deed] : []));
  return [...pressed, ...pushed(axes)];
}

/** Along the axis that is pushed further. */
function pushed([x = 0, y = 0]: readonly number[]): readonly Direction[] {
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return [];
  if (Math.abs(x) > Math.abs(y)) return [x < 0 ? "left" : "right"];
  return [y < 0 ? "up" : "down"];
}
