/** The set-up of a simulated match. */
import type { Game, Seat } from "../../engine/game.ts";
import { seeded } from "../../engine/rng.ts";
import type { Book } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { type Notes, newNotes } from "../../fair/notes.ts";
import type { ClockRule, Roster } from "../../fair/roster.ts";
import type { Signatures } from "../../fair/signing.ts";
import type { Spot } from "./aims.ts";
import type { Scheme } from "./cheats/scheme.ts";
import type { ObservedNode } from "./device.ts";
import type { Plan } from "./faults.ts";
import { bytesOf } from "./luck.ts";
import type { LinkQuality } from "./network.ts";

export interface Scene {
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  /** How many people, from the first seat on. The other seats are bots. */
  readonly people: number;
  /** The seats of each device. By default each person has one. */
  readonly devices?: readonly (readonly Seat[])[];
  /** The seat whose device cheats, if any. */
  readonly cheat?: Seat | undefined;
  /** How seats deviate from the protocol, if any do. */
  readonly scheme?: Scheme | undefined;
  readonly spectators: number;
  readonly seed: number;
  readonly signatures: Signatures;
  readonly makeNode: MakeNode;
  /** The faults; by default drawn from the seed. */
  readonly plan?: Plan;
  /** Where a device shall crash; by default drawn from the seed. */
  readonly aim?: Spot | undefined;
  readonly quality?: LinkQuality;
  /** How long the match may take after the last fault. */
  readonly minutes?: number | undefined;
  /** The least and longest time for an act, in milliseconds. */
  readonly thinks?: readonly [number, number];
  /** The thinking time, if there is a limit. Some people exceed it. */
  readonly clock?: ClockRule | undefined;
  /** Called when a book has changed. */
  readonly onBook?: (device: string, book: Book, now: number) => void;
}

/** What a node is made from. */
export interface Start {
  readonly game: Game;
  readonly roster: Roster;
  readonly signatures: Signatures;
  /** The device's own. */
  readonly secret: Hex;
  /** Keys and seeds of the seats that are played from this device. */
  readonly notes: ReadonlyMap<Seat, Notes>;
  readonly stored: ReadonlyMap<string, unknown>;
  /** Returns 32 random bytes, as hex. */
  readonly random: () => string;
}

export type MakeNode = (start: Start) => ObservedNode;

const PATIENCE = 10;

export const notesOf = (seed: number, device: number): Notes => {
  const luck = seeded(seed, device, 1);
  return newNotes(bytesOf(luck), bytesOf(luck));
};

export const devicesOf = ({ devices, people }: Pick<Scene, "devices" | "people">): readonly (readonly Seat[])[] =>
  devices ?? [...Array(people).keys()].map((seat) => [seat]);

export function rosterOf(scene: Scene): Roster {
  const { game, options, players, people, seed, signatures, clock } = scene;
  const devices = devicesOf(scene);
  const [level = ""] = Object.keys(game.bots);
  const luck = seeded(seed, 2);
  const seats = Array.from({ length: players }, (_, seat) => {
    const info = { name: `Player ${seat + 1}`, level };
    if (seat >= people) return { ...info, by: "bot" as const };
    const { key } = signatures.signer(notesOf(seed, seat).secret);
    const [first = seat] = devices.find((seats) => seats.includes(seat)) ?? [];
    const shared = first === seat ? {} : { with: first };
    return { ...info, by: "person" as const, key, nonce: bytesOf(luck), ...shared };
  });
  const line = luck.shuffled([...Array(people).keys()]);
  const { id, rules, content } = game;
  return { game: id, rules, content, options, seats, line, patience: PATIENCE, ...(clock && { clock }) };
}
