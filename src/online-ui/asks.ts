/** What the people at a table have to settle, as questions to those at this device. */
import type { Seat } from "../engine/game.ts";
import type { Why } from "../fair/statements.ts";
import type { TimeLeft } from "../net/time-left.ts";
import type { OnlineMatch } from "../online/online-room.ts";

export type Ask =
  /** Whether a bot takes over a seat that is silent, that owes an answer, or whose time is up. */
  | {
      readonly ask: "drop";
      readonly seat: Seat;
      readonly why: Why;
      readonly silent: number;
      readonly needed: number;
      readonly agreed: readonly Seat[];
      /** Every seat of this device that may vote has agreed. */
      readonly isAgreed: boolean;
    }
  /** Whether somebody who owed an answer may come back. Others come back without a vote. */
  | {
      readonly ask: "return";
      readonly seat: Seat;
      readonly isUpToUs: boolean;
      readonly needed: number;
      readonly agreed: readonly Seat[];
      readonly isAgreed: boolean;
    }
  /** Whether to take back a seat of this device that a bot plays. */
  | { readonly ask: "mine"; readonly seat: Seat; readonly isAsked: boolean };

type Told = "session" | "presence" | "owing" | "away" | "seats" | "wanted" | "times";
export interface Asked extends Pick<OnlineMatch, Told> {
  /** In seconds. */
  readonly patience: number;
}

/** Somebody who was lost for this reason can't come back. */
const FOR_GOOD = "cheated";

export function asksOf(match: Asked): readonly Ask[] {
  const { session, presence, away, seats: mine, wanted, times, patience, owing } = match;
  // After the end nobody has to be replaced.
  if (session.isOver) return [];
  const people = session.sitters.filter((one) => one === "person").length;
  const voters = mine.filter((seat) => !away.has(seat));
  const isVoter = voters.length > 0;
  const asks: Ask[] = [];
  for (const { seat, silent, returns, agreed } of presence) {
    const counted = { agreed, isAgreed: voters.every((one) => agreed.includes(one)) };
    const why = away.get(seat);
    if (mine.includes(seat)) {
      if (why !== undefined && why !== FOR_GOOD) asks.push({ ask: "mine", seat, isAsked: returns });
    } else if (why !== undefined) {
      if (returns && isVoter && why !== FOR_GOOD) {
        asks.push({ ask: "return", seat, isUpToUs: why === "owed", needed: people, ...counted });
      }
    } else if (isVoter && !wanted.isPaused && session.sitters[seat] === "person") {
      const isOwing = (owing.get(seat) ?? 0) >= patience;
      const isLate = times.some((time) => time.seat === seat && isUp(time));
      const reason = silent >= patience ? "silent" : isOwing ? "owed" : isLate ? "late" : undefined;
      if (reason) asks.push({ ask: "drop", seat, why: reason, silent, needed: neededOf(people), ...counted });
    }
  }
  return asks;
}

const isUp = ({ isWaitedFor, choice, bank }: TimeLeft): boolean => isWaitedFor && choice + bank <= 0;

/** More than half, including the missing person. Of two, one is enough: otherwise the match could never go on. */
const neededOf = (people: number): number => (people <= 2 ? 1 : Math.floor(people / 2) + 1);

/** Whether the match ends without a result. */
export interface StopAsk {
  readonly by: readonly Seat[];
  /** How many votes it takes, of those whom the host has heard from within the table's patience. */
  readonly needed: number;
  /** The seats of this device want it already. */
  readonly isMine: boolean;
  readonly isUpToUs: boolean;
}

export function stopAskOf(match: Omit<Asked, "owing" | "times">): StopAsk | undefined {
  const { session, presence, away, seats: mine, patience } = match;
  const { stop } = match.wanted;
  if (stop.length === 0 || session.isOver) return undefined;
  const here = presence.filter(({ seat, silent }) => session.sitters[seat] === "person" && silent < patience);
  const voters = mine.filter((seat) => !away.has(seat));
  const isMine = voters.some((seat) => stop.includes(seat));
  return { by: stop, needed: here.length, isMine, isUpToUs: voters.length > 0 };
}

/** A pause, and the votes to end it. */
export interface PauseAsk {
  readonly by: readonly Seat[];
  readonly isMine: boolean;
  /** A seat of this device can still vote to end it. */
  readonly isUpToUs: boolean;
  /** How many others have voted to go on. */
  readonly agreed: number;
  readonly needed: number;
}

export function pauseAskOf({
  session,
  away,
  seats: mine,
  wanted,
}: Omit<Asked, "owing" | "times" | "patience">): PauseAsk | undefined {
  if (!wanted.isPaused || session.isOver) return undefined;
  const { pause, goOn } = wanted;
  const others = session.sitters.filter((by, seat) => by === "person" && !pause.includes(seat)).length;
  const voters = mine.filter((seat) => !away.has(seat));
  const isMine = voters.some((seat) => pause.includes(seat));
  const isUpToUs = !isMine && voters.some((seat) => !goOn.includes(seat));
  return { by: pause, isMine, isUpToUs, agreed: goOn.length, needed: Math.floor(others / 2) + 1 };
}

/** Identifies a question while it stays open. When it's asked again later, it has to be answered again. */
export const nameOfAsk = (match: string, { ask, seat }: Ask): string => `${match} ${ask} ${seat}`;
