/** What somebody has of the time that the table's clock gives. */
import type { Seat } from "../engine/game.ts";
import type { ClockRule } from "../fair/roster.ts";
import { SECOND } from "./timeouts.ts";

interface Times {
  /** Of what they have each time they are waited for. */
  readonly choice: number;
  /** Of what they have besides, for the whole match. */
  readonly bank: number;
}

/** As people see it, in seconds. */
export interface TimeLeft extends Times {
  readonly seat: Seat;
  readonly isWaitedFor: boolean;
  /** It's counting right now. */
  readonly runs: boolean;
}

/** In milliseconds. */
export interface Left extends Times {
  /** After how many entries something was last revealed then: what somebody is waited for since is another choice. */
  readonly at: number;
}

/** Each time somebody is waited for they have all of it again, and of the bank what they have left of it. */
export function granted(rule: ClockRule, left: Left | undefined, isWaitedFor: boolean, at: number): Left {
  if (isWaitedFor && left?.at === at) return left;
  return { choice: rule.choice * SECOND, bank: Math.max(0, left?.bank ?? rule.bank * SECOND), at };
}

/** First the choice's own time, then the bank, which may end below nothing. */
export const overdrawn = ({ choice, bank, at }: Left, passed: number): Left => ({
  choice: Math.max(0, choice - passed),
  bank: bank - Math.max(0, passed - choice),
  at,
});

export const spent = (left: Left, passed: number): Left => covered(overdrawn(left, passed));

export const covered = (left: Left): Left => ({ ...left, bank: Math.max(0, left.bank) });

export const inAll = ({ choice, bank }: Times): number => choice + bank;

export const isSpent = (times: Times): boolean => inAll(times) <= 0;

export const least = (one: Times, other: Times): Times => ({
  choice: Math.min(one.choice, other.choice),
  bank: Math.min(one.bank, other.bank),
});

export const whole = ({ choice, bank }: Times): Times => ({ choice: Math.ceil(choice), bank: Math.ceil(bank) });

export const inSeconds = ({ choice, bank }: Times): Times => whole({ choice: choice / SECOND, bank: bank / SECOND });
