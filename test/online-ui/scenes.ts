/** Every screen of a room, with as much content as possible. */
import { type OnlineMatch, TROUBLES } from "../../src/online/online-room.ts";
import type { RecordReport } from "../../src/session/check-record.ts";
import type { Session } from "../../src/session/session.ts";
import { REPORTS } from "./dialogs.ts";
import { fakeMatch, type Made, NOTHING_WANTED } from "./fake-match.ts";
import { device, FakeRoom, person } from "./fake-room.ts";
import { BUSY, COUCH, FRESH, FULL, INVITED, SEATED } from "./lobbies.ts";

export interface AtTable {
  readonly seating: {
    readonly options: unknown;
    readonly seats: readonly { readonly name: string; readonly by: "person" | "bot"; readonly level: string }[];
    readonly isAlone: boolean;
  };
  readonly around: (session: Session) => OnlineMatch;
  readonly asksToConcede?: true;
}

/** The dialog for a checked record. */
export interface Reported {
  readonly report: RecordReport | undefined;
}

export interface Scene {
  readonly make: () => FakeRoom;
  readonly at: "lobby" | "join" | "connection" | "move" | "unsure" | Reported | AtTable;
  /** As if the page were open at an address that works only on this computer. */
  readonly addresses?: readonly string[];
  /** As on a phone that is a hand. */
  readonly isHand?: true;
  /** The screen is the table, and phones are invited. */
  readonly isTable?: true;
}

const lobby = (make: () => FakeRoom): Scene => ({ make, at: "lobby" });

function talking(room: FakeRoom): FakeRoom {
  room.say(device(2), "Ada", "Hello! Shall we play in teams? I have an hour.");
  room.say(device(1), "Mira", "Gladly.");
  room.say(device(4), "Tess", "I only watch today, my cat needs the other hand.");
  return room;
}

const NAMES = ["Mira", "Ada", "Barthélemy", "Ivo"] as const;

const four: AtTable["seating"] = {
  options: { mode: "competitive", setup: "standard" },
  seats: NAMES.map((name, seat) => ({ name, by: seat === 0 ? "person" : "bot", level: "greedy" })),
  isAlone: false,
};

const watched: AtTable["seating"] = { ...four, seats: NAMES.map((name) => ({ name, by: "bot", level: "greedy" })) };

/** Makes a session claim that all seats but `bots` are people. */
function amongPeople(session: Session, bots: readonly number[], choosing?: readonly number[]): Session {
  const seats = session.header.seats.map((info, seat) => ({ ...info, by: bots.includes(seat) ? "bot" : "person" }));
  return new Proxy(session, {
    get(target, name) {
      if (name === "header") return { ...target.header, seats };
      if (name === "awaits" && choosing !== undefined) {
        return target.awaits.map((one) => (one.kind === "act" && one.sealed ? { ...one, from: choosing } : one));
      }
      if (name === "sitters") return seats.map(({ by }) => by);
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const table = (made: Omit<Made, "session"> = {}, seating = four, more: Partial<AtTable> = {}): Scene => ({
  make: () =>
    talking(
      new FakeRoom({
        ...BUSY,
        seats: NAMES.map((name, seat) => (seat === 3 ? { by: "bot", name, level: "greedy" } : person(seat + 1, name))),
        match: "ab".repeat(32),
      }),
    ),
  at: {
    seating,
    around: (session) =>
      fakeMatch({
        session: amongPeople(
          session,
          [3],
          made.times?.map(({ seat }) => seat),
        ),
        ...made,
      }),
    ...more,
  },
});

const there = (...changes: readonly Partial<OnlineMatch["presence"][number]>[]) =>
  NAMES.map((_, seat) => ({ seat, silent: 0, owes: false, returns: false, agreed: [], ...changes[seat] }));

const times = (...some: readonly (readonly [choice: number, bank: number])[]) =>
  some.map(([choice, bank], seat) => ({ seat, choice, bank, isWaitedFor: true, runs: choice + bank > 0 }));

export const SCENES: Readonly<Record<string, Scene>> = {
  join: { make: () => new FakeRoom(), at: "join" },
  connection: { make: () => new FakeRoom(), at: "connection" },
  "connection-wrong": { make: () => new FakeRoom(), at: "connection" },
  "connection-checked": { make: () => new FakeRoom(), at: "connection" },
  ...Object.fromEntries(
    Object.entries(REPORTS).map(([name, report]) => [`record-${name}`, { make: () => new FakeRoom(), at: { report } }]),
  ),
  joining: lobby(() => Object.assign(new FakeRoom(), { state: "joining" })),
  waiting: lobby(() => Object.assign(new FakeRoom(), { state: "waiting" })),
  "lobby-knocking": lobby(
    () =>
      new FakeRoom({
        ...FRESH,
        isByApproval: true,
        waiting: [
          { device: device(7), name: "Wilhelmina-Marie" },
          { device: device(8), name: "" },
        ],
      }),
  ),
  "lobby-unsaid": lobby(() => {
    const room = talking(new FakeRoom(BUSY));
    room.unsay("Mira", "One more thing before we begin", { key: "too-much-talk", facts: {} });
    room.unsay("Mira", "Anybody there?", { key: "not-connected", facts: {} });
    return room;
  }),
  "lobby-fresh": lobby(() => new FakeRoom(FRESH)),
  "lobby-busy": lobby(() => talking(new FakeRoom(BUSY))),
  "lobby-at-home": { ...lobby(() => new FakeRoom(FRESH)), addresses: ["192.168.178.120", "172.31.255.250"] },
  "lobby-alone": { ...lobby(() => new FakeRoom(BUSY)), addresses: [] },
  "lobby-phones": { ...lobby(() => new FakeRoom(BUSY)), isTable: true },
  "hand-arriving": { ...lobby(() => new FakeRoom(INVITED)), isHand: true },
  "hand-seated": { ...lobby(() => new FakeRoom(SEATED)), isHand: true },
  "hand-move": { make: () => new FakeRoom(), at: "move" },
  "hand-taking": { make: () => new FakeRoom(), at: "unsure" },
  "lobby-couch": lobby(() => new FakeRoom(COUCH)),
  "lobby-invited": lobby(() => new FakeRoom(INVITED)),
  "lobby-seated": lobby(() => Object.assign(talking(new FakeRoom(SEATED)), { signalling: "offline" })),
  "lobby-full": lobby(() => new FakeRoom(FULL)),
  "lobby-away": lobby(() => Object.assign(new FakeRoom(SEATED), { state: "away" })),
  "lobby-match-on": lobby(() => new FakeRoom({ ...FULL, match: "ab".repeat(32) })),
  ...Object.fromEntries(
    TROUBLES.map((key) => [
      `trouble-${key}`,
      lobby(() => Object.assign(new FakeRoom(), { state: "out", trouble: { key, facts: {} } })),
    ]),
  ),
  table: table({ spectators: 2 }),
  "table-vote": table({
    words: undefined,
    presence: there({}, { silent: 47, agreed: [2] }, { silent: 12 }),
    times: times([42, 300], [7, 180], [0, 95]),
    age: 8,
    spectators: 12,
  }),
  "table-returns": table({
    words: undefined,
    presence: there({}, { returns: true }, { returns: true }),
    away: new Map([
      [1, "owed"],
      [2, "silent"],
    ]),
  }),
  "table-lost": table({
    words: undefined,
    presence: there({}, {}, {}),
    turns: [
      { entry: 40, seat: 0, to: "silent", by: [1, 2] },
      { entry: 41, seat: 1, to: "cheated", by: [] },
      { entry: 55, seat: 2, to: "owed", by: [0] },
      { entry: 55, seat: 0, to: "alone", by: [] },
    ],
    away: new Map([
      [0, "silent"],
      [1, "cheated"],
      [2, "owed"],
    ]),
  }),
  "table-stop": table({ words: undefined, wanted: { ...NOTHING_WANTED, stop: [1, 2] } }),
  "table-paused": table({
    words: undefined,
    times: times([0, 31], [17, 60]).map((one) => ({ ...one, runs: false })),
    wanted: { ...NOTHING_WANTED, pause: [1], goOn: [2], isPaused: true },
  }),
  "table-bank": table({ words: undefined, seats: [0, 1], times: times([0, 252], [14, 0], [60, 300]), spectators: 3 }),
  "table-late": table({
    words: undefined,
    times: times([0, 0], [0, 0], [0, 600]),
    presence: there({}, { agreed: [2] }, { silent: 12 }),
  }),
  "table-concede": table({ words: undefined }, four, { asksToConcede: true }),
  "table-watched": table({ seats: [], spectators: 3 }, watched),
};
