/**
 * Whose turn it is at a screen that several people share, and what may be seen: pure functions of what has happened. Sealed
 * acts are gathered here until everybody at the screen has chosen. Until then they can be changed; then all are sent at
 * once.
 */
import type { Await, Seat, Types } from "../../session/session.ts";
import type { Habits } from "../settings.ts";

/** What the match awaits of the seats at this screen, in the order of seats. */
export interface Awaited {
  /** Seats that owe a sealed act. */
  readonly sealed: readonly Seat[];
  /** Seats that owe an open act. */
  readonly owed: readonly Seat[];
  /** Seats that may play an open act, but needn't. */
  readonly optional: readonly Seat[];
}

export interface Turns {
  /** The seat that has asked for the screen. */
  readonly front: Seat | undefined;
  /** The seat whose curtain is open. */
  readonly open: Seat | undefined;
  /** Seats that have looked behind their curtain. */
  readonly looked: readonly Seat[];
  /** Seats that are done, and leave the screen to the next. */
  readonly through: readonly Seat[];
  /** Choices that haven't been sent. */
  readonly locked: Readonly<Record<Seat, unknown>>;
}

/** What the screen shows. */
export type Sight =
  | { readonly at: "nobody" }
  | { readonly at: "curtain"; readonly seat: Seat; readonly isOpen: boolean }
  /** All may press their keys. */
  | { readonly at: "keys"; readonly isComplete: boolean }
  /** All have chosen, and nothing is sent yet. */
  | { readonly at: "chosen" }
  /** The desk of one seat is open. */
  | { readonly at: "desk"; readonly seat: Seat; readonly among: readonly Seat[] };

export const NOBODY: Sight = { at: "nobody" };

export const NO_TURNS: Turns = { front: undefined, open: undefined, looked: [], through: [], locked: {} };

export function awaitedOf(awaits: readonly Await[], seats: readonly Seat[]): Awaited {
  const acts = awaits.flatMap((one) => (one.kind === "act" ? [one] : []));
  const sealed = seats.filter((seat) => acts.some((one) => one.sealed && one.from.includes(seat)));
  const open = seats.filter((seat) => !sealed.includes(seat) && acts.some((one) => one.from.includes(seat)));
  const owes = (seat: Seat): boolean => acts.some((one) => !one.optional && one.from.includes(seat));
  return { sealed, owed: open.filter(owes), optional: open.filter((seat) => !owes(seat)) };
}

export const isSealed = (awaits: readonly Await[], seat: Seat, { do: kind }: Types["act"]): boolean =>
  awaits.some(
    (one) => one.kind === "act" && one.sealed && one.from.includes(seat) && (one.acts?.includes(kind) ?? true),
  );

export const isLocked = ({ locked }: Turns, seat: Seat): boolean => Object.hasOwn(locked, seat);

export function sightOf(turns: Turns, { sealed, owed, optional }: Awaited, { method, order }: Habits): Sight {
  if (sealed.length > 0 && method !== "open") return secretSight(turns, sealed, method);
  const inTurn = [...owed.slice(0, 1), ...optional];
  const among = sealed.length > 0 ? sealed : order === "in-turn" ? inTurn : [...owed, ...optional].sort();
  const next = [...owed, ...sealed].find((one) => among.includes(one) && !isLocked(turns, one));
  const seat = among.find((one) => one === turns.front) ?? next ?? among[0];
  return seat === undefined ? NOBODY : { at: "desk", seat, among };
}

function secretSight(turns: Turns, sealed: readonly Seat[], method: "device" | "keys"): Sight {
  const asked = sealed.find((seat) => seat === turns.front);
  const unlocked = sealed.filter((seat) => !isLocked(turns, seat));
  const waiting = method === "device" ? unlocked : sealed.filter((seat) => !turns.through.includes(seat));
  const seat = asked ?? waiting[0];
  if (seat !== undefined) return { at: "curtain", seat, isOpen: turns.open === seat };
  return method === "device" ? { at: "chosen" } : { at: "keys", isComplete: unlocked.length === 0 };
}

/** A seat asks for the screen: any open curtain closes. */
export const taken = (turns: Turns, seat: Seat): Turns => ({ ...turns, front: seat, open: undefined });

export const shown = (turns: Turns, seat: Seat): Turns => ({
  ...turns,
  front: seat,
  open: seat,
  looked: withSeat(turns.looked, seat),
});

export const hidden = (turns: Turns): Turns => ({ ...turns, open: undefined });

/** The choice of this seat isn't to be sent after all. */
export const unlocked = (turns: Turns, seat: Seat): Turns => ({
  ...turns,
  locked: Object.fromEntries(Object.entries(turns.locked).filter(([one]) => Number(one) !== seat)),
});

export const passedOn = (turns: Turns, seat: Seat): Turns => ({
  ...turns,
  front: undefined,
  open: undefined,
  through: withSeat(turns.through, seat),
});

/** The last choice counts. Making one also ends the look behind the curtain. */
export const lockedIn = (turns: Turns, seat: Seat, act: unknown): Turns => ({
  ...passedOn(turns, seat),
  locked: { ...turns.locked, [seat]: act },
});

/** Forgets what belongs to choices that are no longer awaited. A new round of choices begins with the first seat. */
export function keptFor(turns: Turns, before: Awaited, { sealed }: Awaited): Turns {
  if (before.sealed.length === 0 && sealed.length > 0) return NO_TURNS;
  const isKept = (seat: Seat): boolean => sealed.includes(seat);
  return {
    front: sealed.length === 0 || (turns.front !== undefined && isKept(turns.front)) ? turns.front : undefined,
    open: turns.open !== undefined && isKept(turns.open) ? turns.open : undefined,
    looked: turns.looked.filter(isKept),
    through: turns.through.filter(isKept),
    locked: Object.fromEntries(Object.entries(turns.locked).filter(([seat]) => isKept(Number(seat)))),
  };
}

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] => [
  ...seats.filter((one) => one !== seat),
  seat,
];
