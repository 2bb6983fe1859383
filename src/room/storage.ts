/** What a device keeps of a room, by name, and how it is read again. */
import * as v from "valibot";
import { read } from "../engine/shape.ts";
import type { Hex } from "../fair/bytes.ts";
import { matchOf, type Roster, readRoster } from "../fair/roster.ts";
import { hex32, list, MOST_SEATS, seat, whole } from "../fair/shapes.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Lobby } from "./lobby.ts";
import * as shapes from "./shapes.ts";

export const NAMES = {
  conn: "conn",
  /** The device's key in this room. */
  secret: "secret",
  name: "name",
  lobby: "lobby",
  hosting: "hosting",
  ready: "ready",
  begun: "begun",
} as const;

/** Stored values by name; deleted ones may be null. */
export type Stored = ReadonlyMap<string, unknown>;

/** Devices that were sent away; the oldest may come back when there are more. */
export const MOST_REMOVED = 256;

const seats = <Schema extends v.GenericSchema>(item: Schema) => list(item, MOST_SEATS);

const hosting = v.strictObject({
  /** What those who are ready bring. */
  offers: seats(v.strictObject({ seat, key: hex32, nonce: hex32 })),
  removed: list(hex32, MOST_REMOVED),
});
export type StoredHosting = v.InferOutput<typeof hosting>;

const readied = v.strictObject({
  seat,
  name: shapes.name,
  secret: hex32,
  nonce: hex32,
  seed: hex32,
  /** Whether the host has said that it knows. */
  isSeen: v.boolean(),
});
const ready = v.strictObject({ terms: hex32, seats: seats(readied) });
export type StoredReady = v.InferOutput<typeof ready>;

const begun = v.strictObject({
  roster: v.unknown(),
  /** The lobby's epoch when it was started. */
  base: whole,
  isOver: v.boolean(),
  seats: seats(v.strictObject({ seat, secret: hex32, seed: hex32 })),
});

/** A match that this device plays or watches. */
export interface StartedMatch extends Pick<v.InferOutput<typeof begun>, "base" | "isOver" | "seats"> {
  readonly match: Hex;
  readonly roster: Roster;
}

const stored = <Schema extends v.GenericSchema>(all: Stored, name: string, schema: Schema) => {
  const raw = all.get(name) ?? undefined;
  return raw === undefined ? undefined : read(schema, raw, name);
};

export const storedConn = (all: Stored): number => stored(all, NAMES.conn, whole) ?? 0;
export const storedSecret = (all: Stored): Hex | undefined => stored(all, NAMES.secret, hex32);
export const storedName = (all: Stored): string | undefined => stored(all, NAMES.name, shapes.calledName);
export const storedHosting = (all: Stored): StoredHosting =>
  stored(all, NAMES.hosting, hosting) ?? { offers: [], removed: [] };
export const storedReady = (all: Stored): StoredReady | undefined => stored(all, NAMES.ready, ready);

/** Rooms stored by older versions have no door. */
const keptLobby = v.pipe(
  v.looseObject({}),
  v.transform((kept) => ({ isByApproval: false, waiting: [], ...kept })),
  shapes.lobby,
);

export function storedLobby(all: Stored): Lobby | undefined {
  const told = stored(all, NAMES.lobby, keptLobby);
  return told === undefined ? undefined : fromWire(told);
}

export function storedBegun(all: Stored, signatures: Signatures): StartedMatch | undefined {
  const told = stored(all, NAMES.begun, begun);
  if (told === undefined) return undefined;
  const roster = readRoster(told.roster, signatures);
  return { ...told, roster, match: matchOf(roster) };
}

/** As it is stored and sent. */
export const toWire = (lobby: Lobby): v.InferOutput<typeof shapes.lobby> => ({
  ...lobby,
  seats: [...lobby.seats],
  guests: [...lobby.guests],
  waiting: [...lobby.waiting],
  match: lobby.match ?? null,
});

export const fromWire = (told: v.InferOutput<typeof shapes.lobby>): Lobby => ({
  ...told,
  match: told.match ?? undefined,
});
