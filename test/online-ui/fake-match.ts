/** A match with a real session and fake people. */
import type { OnlineMatch } from "../../src/online/online-room.ts";
import type { Session } from "../../src/session/session.ts";

export interface Made extends Partial<Omit<OnlineMatch, "session">> {
  readonly session: Session;
}

export interface FakeMatch extends OnlineMatch {
  readonly calls: readonly string[];
}

export const NOTHING_WANTED = { stop: [], pause: [], goOn: [], isStopped: false, isPaused: false };

export function fakeMatch({ session, ...made }: Made): FakeMatch {
  const calls: string[] = [];
  return {
    id: "ab".repeat(32),
    session,
    seats: [0],
    words: [9, 101, 203],
    presence: session.header.seats.map((_, seat) => ({ seat, silent: 0, owes: false, returns: false, agreed: [] })),
    spectators: 0,
    owing: new Map(),
    times: [],
    age: 0,
    host: 0,
    epoch: 1,
    entries: 0,
    away: new Map(),
    turns: [],
    shared: [],
    checked: {
      requests: 9,
      promised: 96,
      opened: 31,
      actsOfBots: 4,
      signed: 58,
      entries: 74,
      lastReveal: { entry: 71, step: 40 },
      bots: true,
    },
    wanted: NOTHING_WANTED,
    isStopped: false,
    ...made,
    calls,
    draft: undefined,
    keepDraft: () => undefined,
    point: (thing) => calls.push(`point ${thing}`),
    want: (what, isWanted) => calls.push(`${what} ${isWanted}`),
    agree: (seat, about, to) => calls.push(`agree ${seat} ${about} ${to}`),
    concede: (seat) => calls.push(`concede ${seat}`),
    comeBack: (seat) => calls.push(`comeBack ${seat}`),
  };
}
