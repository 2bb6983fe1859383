/** What a match starts from, agreed by everybody: its hash names the match in all that is said in it. */
import * as v from "valibot";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { read, seatLook } from "../engine/shape.ts";
import { type Hex, json, toHex } from "./bytes.ts";
import { hashed } from "./hashing.ts";
import { hex32, list, MOST_SEATS, seat, whole } from "./shapes.ts";
import type { Signatures } from "./signing.ts";

const someone = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Of the bot that plays the seat, always or while its person is away. */
  level: v.pipe(v.string(), v.maxLength(20)),
  /** For the picture only. */
  look: v.optional(seatLook),
};

const person = v.strictObject({
  ...someone,
  by: v.literal("person"),
  key: hex32,
  /** Fresh for every match, so that nothing said in one counts in another. */
  nonce: hex32,
  /** For several seats on one device: the first of them. They share the device and trust it. */
  with: v.optional(seat),
});
const other = v.strictObject({ ...someone, by: v.picklist(["bot", "nobody"]) });

/** How long each person may take: so long each time they are waited for, and after that from what they have saved. */
export const clockRule = v.strictObject({
  /** In seconds, both. */
  choice: v.pipe(whole, v.minValue(1)),
  bank: whole,
});
export type ClockRule = v.InferOutput<typeof clockRule>;

const shape = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: hex32,
  content: hex32,
  options: v.unknown(),
  seats: v.pipe(list(v.variant("by", [person, other]), MOST_SEATS), v.minLength(1)),
  /** Who hosts, and who after them. */
  line: list(seat, MOST_SEATS),
  /** For so many seconds nobody is called silent. */
  patience: whole,
  /** Without one everybody takes the time they need. */
  clock: v.optional(clockRule),
});

export type Roster = v.InferOutput<typeof shape>;
export type PersonInfo = v.InferOutput<typeof person>;

export function readRoster(raw: unknown, signatures: Signatures): Roster {
  const roster = read(shape, raw, "roster");
  const people = personsOf(roster);
  const keys = people.map(([, { key }]) => key);
  if (new Set(keys).size !== keys.length) throw new Refusal("key-twice");
  for (const [at, { key }] of people) {
    if (!signatures.isKey(key)) throw new Refusal("weak-key", { seat: at });
  }
  const first = people.flatMap(([at, info]) => (info.with === undefined ? [at] : []));
  for (const [at, info] of people) {
    if (info.with !== undefined && !first.includes(info.with)) throw new Refusal("no-such-device", { seat: at });
  }
  const seated = people.map(([at]) => at);
  const isLine = roster.line.length === seated.length && seated.every((at) => roster.line.includes(at));
  if (!isLine || seated.length === 0) throw new Refusal("no-line");
  return roster;
}

export const matchOf = (roster: Roster): Hex => toHex(hashed("match", json(roster)));

/** The people's seats, by the devices they sit at: those at one device trust it, and only another device vouches for it. */
export function devicesOf(roster: Roster): readonly (readonly Seat[])[] {
  const byFirst = new Map<Seat, Seat[]>();
  for (const [seat, { with: first = seat }] of personsOf(roster)) {
    byFirst.set(first, [...(byFirst.get(first) ?? []), seat]);
  }
  return [...byFirst.values()];
}

export const personsOf = ({ seats }: Roster): readonly (readonly [Seat, PersonInfo])[] =>
  seats.flatMap((info, at) => (info.by === "person" ? [[at, info] as const] : []));
