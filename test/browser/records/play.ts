/** Plays a fair match, for its record. */
import { writeCompact } from "../../../src/fair/compact-write.ts";
import { writeRecord } from "../../../src/fair/record.ts";
import { ed25519Signatures } from "../../../src/fair/signing.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import { RoundTable } from "../../../src/tools/play/round-table.ts";

export interface FairRecords {
  readonly whole: string;
  readonly short: string;
}

export function fairRecords(): FairRecords {
  const table = new RoundTable({
    game: precognition,
    options: { mode: "competitive", setup: "standard" },
    players: 3,
    people: 2,
    seed: 3,
    signatures: ed25519Signatures,
  });
  table.play();
  return { whole: writeRecord(table.book, table.frames()), short: writeCompact(table.book, table.frames()) };
}
