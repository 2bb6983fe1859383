/** A page that is many devices at once, for the bench: they come into a room, and some of them play. */
import type { Seat } from "../engine/game.ts";
import { seeded } from "../engine/rng.ts";
import { GAMES } from "../games/index.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { enterRoom, openRoom } from "../online/room-here.ts";
import { readInvitation } from "../room/invitation.ts";
import { Member } from "./member.ts";
import { memoryDevice } from "./memory-device.ts";

/** Round by round, when the last of these devices has chosen in secret, and when the last one saw what all had. */
export interface Rounds {
  readonly chosen: readonly (number | null)[];
  readonly shown: readonly number[];
}

export interface Crowd {
  /** A room for so many, in the plainest way to play: its invitation. */
  open(players: number, rounds: number): Promise<string>;
  /** So many come in by it. Comes back once all are. */
  come(invitation: string, many: number, rounds: number): Promise<void>;
  /** The device that came as number `which` takes a seat. */
  sit(which: number, seat: Seat): Promise<void>;
  ready(which: number, seat: Seat): Promise<void>;
  start(): void;
  /** Once all have seen as many rounds as they were to play. */
  played(): Promise<Rounds>;
}

declare global {
  interface Window {
    readonly crowd: Crowd;
  }
}

const PATIENCE = 40;
/** All play differently, and the same each time. */
const SEED = 1;

const members: Member[] = [];

function add(room: OnlineRoom, rounds: number): Member {
  const member = new Member(room, seeded(SEED, members.length), rounds);
  members.push(member);
  return member;
}

function member(which: number): Member {
  const found = members[which];
  if (found === undefined) throw new Error(`nobody has come as number ${which}`);
  return found;
}

const page = location.href.split("#")[0] ?? "";
const meet = new URLSearchParams(location.search).get("meet") ?? page;

const crowd: Crowd = {
  async open(players, rounds) {
    const variant = GAMES[0]?.variants[0];
    if (GAMES[0] === undefined || variant === undefined) throw new Error("there is nothing to play");
    const opening = { game: GAMES[0].id, options: variant.options, players, patience: PATIENCE };
    const room = await openRoom(memoryDevice(meet), { name: "Host", page, opening });
    add(room, rounds);
    return room.invitation;
  },
  async come(invitation, many, rounds) {
    const { code, print } = readInvitation(invitation);
    const entry = { code, ...(print !== undefined && { print }), page };
    const rooms = await Promise.all(
      Array.from({ length: many }, (_, i) => enterRoom(memoryDevice(meet), { ...entry, name: `Guest ${i + 1}` })),
    );
    const came = rooms.map((room) => add(room, rounds));
    await Promise.all(came.map((one) => one.becomes(({ state }) => state === "in")));
  },
  async sit(which, seat) {
    const { room } = member(which);
    room.wish({ wish: "sit", seat, name: `Guest ${which + 1}` });
    await member(which).becomes(({ lobby, me }) => {
      const sitter = lobby?.seats[seat];
      return sitter?.by === "person" && sitter.device === me;
    });
  },
  async ready(which, seat) {
    const { room } = member(which);
    room.wish({ wish: "ready", seat });
    await member(which).becomes(({ lobby }) => {
      const sitter = lobby?.seats[seat];
      return sitter?.by === "person" && sitter.isReady;
    });
  },
  start() {
    member(0).room.wish({ wish: "start" });
  },
  async played() {
    await Promise.all(members.map((one) => one.becomes(() => one.isDone)));
    const rounds = Math.min(...members.map(({ shown }) => shown.length));
    const each = Array.from({ length: rounds }, (_, round) => round);
    const latest = (times: readonly (number | undefined)[]): number | undefined => {
      const known = times.filter((time) => time !== undefined);
      return known.length === 0 ? undefined : Math.max(...known);
    };
    return {
      chosen: each.map((round) => latest(members.map(({ chosen }) => chosen[round])) ?? null),
      shown: each.map((round) => latest(members.map(({ shown }) => shown[round])) ?? 0),
    };
  },
};
Object.assign(window, { crowd });
