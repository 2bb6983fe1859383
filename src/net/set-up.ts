/** What a node is given: what it can't have by itself, and what it starts from. */
import type { Game, Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Notes } from "../fair/notes.ts";
import type { Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";

export interface SetUp {
  findGame(id: string): Game | undefined;
  readonly signatures: Signatures;
  readonly room: string;
  /** 32 bytes that nobody can guess, others each time. */
  luck(): Hex;
  /** This device signs its greetings with it. Of a device with seats it's the secret of the first one. */
  readonly secret: Hex;
  /** The seats that are played from here; nothing for a spectator. */
  readonly seats: ReadonlyMap<Seat, Notes>;
  /** Whoever has none yet asks for it. */
  readonly roster: Roster | undefined;
  /** Whom to dial as long as there is no roster that says it. */
  readonly dial: readonly Hex[];
}
