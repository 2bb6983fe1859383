/** Who sits at a simulated table, and what each of them starts from. */
import type { Game, Seat } from "../../engine/game.ts";
import { seeded } from "../../engine/rng.ts";
import type { Book } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import { type Notes, newNotes } from "../../fair/notes.ts";
import type { ClockRule, Roster } from "../../fair/roster.ts";
import type { Signatures } from "../../fair/signing.ts";
import type { Spot } from "./aims.ts";
import type { Scheme } from "./cheats/scheme.ts";
import type { Keeping } from "./device.ts";
import type { Plan } from "./faults.ts";
import { bytesOf } from "./luck.ts";
import type { Weather } from "./network.ts";

export interface Scene {
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  /** From the first seat on; the others are bots. */
  readonly people: number;
  /** Which of them share a device; each has one of their own, if it isn't said. */
  readonly devices?: readonly (readonly Seat[])[];
  /** Whose device runs a program that cheats, if anybody's does. */
  readonly cheat?: Seat | undefined;
  /** Who deviates from the program, and how; if anybody does. */
  readonly scheme?: Scheme | undefined;
  readonly spectators: number;
  readonly seed: number;
  readonly signatures: Signatures;
  readonly makeNode: MakeNode;
  /** What goes wrong, if it isn't to be drawn from the seed. */
  readonly plan?: Plan;
  /** Where somebody is to break down, if that isn't to follow from the seed. */
  readonly aim?: Spot | undefined;
  readonly weather?: Weather;
  /** How long the match may take once nothing goes wrong any more. */
  readonly minutes?: number | undefined;
  /** How long people think, at least and at most, in milliseconds. */
  readonly thinks?: readonly [number, number];
  /** How much time people have agreed upon, if they have. Then some of them lose themselves in thought now and then. */
  readonly clock?: ClockRule | undefined;
  /** Somebody's book has changed. */
  readonly onBook?: (device: string, book: Book, now: number) => void;
}

/** What a device makes its node of. */
export interface Start {
  readonly game: Game;
  readonly roster: Roster;
  readonly signatures: Signatures;
  /** The device's own. */
  readonly secret: Hex;
  /** What was made when it was first here, for each seat that is played from it: its key and its seed. */
  readonly notes: ReadonlyMap<Seat, Notes>;
  readonly stored: ReadonlyMap<string, unknown>;
  /** Fresh bytes: 32, as hex. */
  readonly random: () => string;
}

export type MakeNode = (start: Start) => Keeping;

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
