/** The match that a record tells, of either kind. The record comes from outside: it's refused if anything in it is wrong. */
import type { Game } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { isFairRecord, readMatch } from "../fair/reading.ts";
import { ed25519Signatures, type Signatures } from "../fair/signing.ts";
import { verify } from "../fair/verify.ts";

/** A plain record only has to follow the rules; of a fair one the signatures are checked too. */
export function recordedMatch(
  record: string,
  findGame: (id: string) => Game | undefined,
  signatures: Signatures = ed25519Signatures,
): Match {
  if (!isFairRecord(record)) return readRecord(record, findGame);
  const { told, game } = readMatch(record, findGame, signatures);
  return verify(told, game, signatures, { all: false, bots: false }).book.game;
}
