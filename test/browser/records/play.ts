/** Plays matches for their records: a fair one, and one of a single device. */
import { writeRecord as writePlainRecord } from "../../../src/engine/record.ts";
import { writeCompact } from "../../../src/fair/compact-write.ts";
import { writeRecord } from "../../../src/fair/record.ts";
import { ed25519Signatures } from "../../../src/fair/signing.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import { packRecord } from "../../../src/link/match-link.ts";
import { seatsOf } from "../../../src/tools/play/cast.ts";
import { playOut } from "../../../src/tools/play/play.ts";
import { RoundTable } from "../../../src/tools/play/round-table.ts";

export interface Records {
  /** Of the fair match. */
  readonly whole: string;
  readonly short: string;
  /** What stands in the links that carry the matches. */
  readonly fairLink: string;
  readonly plainLink: string;
}

const OPTIONS = { mode: "competitive", setup: "standard" } as const;

export async function recordsToOpen(): Promise<Records> {
  const table = new RoundTable({
    game: precognition,
    options: OPTIONS,
    players: 3,
    people: 2,
    seed: 3,
    signatures: ed25519Signatures,
  });
  table.play();
  const whole = writeRecord(table.book, table.frames());
  const seats = seatsOf(["greedy", "greedy", "greedy"], ["person", "bot", "bot"]);
  const plain = writePlainRecord(playOut({ game: precognition, options: OPTIONS, seats, seed: 12 }));
  const linkOf = (record: string) => packRecord(record, () => precognition, ed25519Signatures);
  return {
    whole,
    short: writeCompact(table.book, table.frames()),
    fairLink: await linkOf(whole),
    plainLink: await linkOf(plain),
  };
}
