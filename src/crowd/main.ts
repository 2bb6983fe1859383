/** A page that acts as many devices, for the bench: they enter a room, and some of them play. */
import type { Lane } from "../carrier/carrier.ts";
import type { Seat } from "../engine/game.ts";
import { seeded } from "../engine/rng.ts";
import { GAMES } from "../games/index.ts";
import { NAMES } from "../net/storage.ts";
import type { Device } from "../online/device.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { enterRoom, openRoom } from "../online/room-here.ts";
import { laneOf } from "../online/room-match.ts";
import { addressOf } from "../room/address.ts";
import { readInvitation } from "../room/invitation.ts";
import { Flood, type FloodSetUp } from "./flood.ts";
import { Greeter } from "./greeter.ts";
import { Member } from "./member.ts";
import { memoryDevice } from "./memory-device.ts";
import { RawLinks } from "./raw-links.ts";

/** For each round, when the last of these devices had chosen in secret, and when the last one saw all choices. */
export interface Rounds {
  readonly chosen: readonly (number | null)[];
  readonly shown: readonly number[];
}

/** What a device knows of a match. */
export interface Known {
  /** The room's code. */
  readonly room: string;
  readonly lane: Lane;
  readonly record: string;
  /** Of the seat, as they are stored. */
  readonly notes: string;
}

export interface Crowd {
  /** Opens a room for the first game in its first variant. Returns its invitation. */
  open(players: number, rounds: number): Promise<string>;
  /** Resolves once that many guests have come in. */
  come(invitation: string, many: number, rounds: number): Promise<void>;
  /** `which`: the number of a device, in order of arrival. */
  sit(which: number, seat: Seat): Promise<void>;
  ready(which: number, seat: Seat): Promise<void>;
  /** Starts the match once everybody seated is ready. */
  start(): Promise<void>;
  /** Resolves once all have seen the rounds they were to play. */
  played(): Promise<Rounds>;
  known(which: number, seat: Seat): Promise<Known>;
  /** Floods a device while the others play on. Returns how many texts were sent. */
  flood(setUp: FloodSetUp, seconds: number): Promise<number>;
}

declare global {
  interface Window {
    readonly crowd: Crowd;
  }
}

const PATIENCE = 40;
/** Everybody plays differently, but the same in every run. */
const SEED = 1;

interface Party {
  readonly member: Member;
  readonly device: Device;
  readonly links: RawLinks;
}

const parties: Party[] = [];

async function add(rounds: number, enter: (device: Device) => Promise<OnlineRoom>): Promise<Member> {
  let links: RawLinks | undefined;
  const device = memoryDevice(meet, (carrier) => {
    links = new RawLinks(carrier);
  });
  const room = await enter(device);
  if (links === undefined) throw new Error("it has come without a carrier");
  const member = new Member(room, seeded(SEED, parties.length), rounds);
  parties.push({ member, device, links });
  return member;
}

function party(which: number): Party {
  const found = parties[which];
  if (found === undefined) throw new Error(`nobody has come as number ${which}`);
  return found;
}

const member = (which: number): Member => party(which).member;

const page = location.href.split("#")[0] ?? "";
const meet = new URLSearchParams(location.search).get("meet") ?? page;

const crowd: Crowd = {
  async open(players, rounds) {
    const variant = GAMES[0]?.variants[0];
    if (GAMES[0] === undefined || variant === undefined) throw new Error("there is nothing to play");
    const opening = { game: GAMES[0].id, options: variant.options, players, patience: PATIENCE };
    const { room } = await add(rounds, (device) => openRoom(device, { name: "Host", page, opening }));
    return room.invitation;
  },
  async come(invitation, many, rounds) {
    const { code, print } = readInvitation(invitation);
    const entry = { code, ...(print !== undefined && { print }), page };
    const came = await Promise.all(
      Array.from({ length: many }, (_, i) =>
        add(rounds, (device) => enterRoom(device, { ...entry, name: `Guest ${i + 1}` })),
      ),
    );
    await Promise.all(came.map((one) => one.until(({ state }) => state === "in")));
  },
  async sit(which, seat) {
    const { room } = member(which);
    room.wish({ wish: "sit", seat, name: `Guest ${which + 1}` });
    await member(which).until(({ lobby, me }) => {
      const sitter = lobby?.seats[seat];
      return sitter?.by === "person" && sitter.device === me;
    });
  },
  async ready(which, seat) {
    const { room } = member(which);
    room.wish({ wish: "ready", seat });
    await member(which).until(({ lobby }) => {
      const sitter = lobby?.seats[seat];
      return sitter?.by === "person" && sitter.isReady;
    });
  },
  async start() {
    await member(0).until(({ lobby }) => lobby?.seats.every((seat) => seat.by !== "person" || seat.isReady) === true);
    member(0).room.wish({ wish: "start" });
  },
  async played() {
    const members = parties.map((one) => one.member);
    await Promise.all(members.map((one) => one.until(() => one.isDone)));
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
  async known(which, seat) {
    const { room } = member(which);
    const { match } = room;
    const kept = await party(which).device.store.load("");
    const notes = [...kept].find(([name]) => name.endsWith(`.${NAMES.notes(seat)}`))?.[1];
    if (match === undefined || notes === undefined) throw new Error(`seat ${seat} isn't played there`);
    return { room: room.code, lane: laneOf(match.id), record: match.session.record(), notes };
  },
  async flood(setUp, seconds) {
    const { code } = member(0).room;
    await Promise.all(setUp.said.map(({ which }) => member(which).until(({ match }) => match !== undefined)));
    const open = () => memoryDevice(meet).openCarrier();
    const greeter = () => new Greeter(open, setUp.lane, addressOf(code, setUp.to));
    return new Flood(setUp, (which) => party(which).links, greeter).run(seconds);
  },
};
Object.assign(window, { crowd });
