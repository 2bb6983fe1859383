/** Reads a match from a file, whole or compact. */
import { encode } from "../engine/codec.ts";
import type { Game } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { openBook } from "./book.ts";
import { FORMAT as COMPACT_FORMAT } from "./compact.ts";
import { readCompact } from "./compact-read.ts";
import { depthOf } from "./depth.ts";
import { FORMAT, hasFormat, inWholeNumbers, parsed, readDamaged, readRecord, type Told } from "./record.ts";
import type { Signatures } from "./signing.ts";

/** In letters. */
export const MOST_LENGTH = 4 * 1024 * 1024;
const MOST_DEPTH = 64;

/** Whether it is meant to be one, whole or in short; it may still be damaged. */
export const isFairRecord = (text: string): boolean => /"format"\s*:\s*"letea-fair-/u.test(text);

/** Refuses what no match can be made of. */
export function readMatch(
  text: string,
  findGame: (id: string) => Game | undefined,
  signatures: Signatures,
): { readonly told: Told; readonly game: Game } {
  if (text.length > MOST_LENGTH) throw new Refusal("record-too-big", { most: MOST_LENGTH });
  if (depthOf(text) > MOST_DEPTH) throw new Refusal("malformed", { at: "record" });
  const told = toldIn(text, findGame, signatures);
  const { game: id } = told.roster;
  const game = findGame(id);
  if (game === undefined) throw new Refusal("record-unknown-game", { game: id });
  // Refuses what no match of this game can start from.
  openBook(game, told.roster, signatures);
  return { told, game };
}

function toldIn(text: string, findGame: (id: string) => Game | undefined, signatures: Signatures): Told {
  const raw = parsed(text);
  if (raw === undefined) return readDamaged(text, signatures);
  if (hasFormat(raw, FORMAT)) return readRecord(raw, signatures);
  if (hasFormat(raw, COMPACT_FORMAT)) {
    inWholeNumbers(() => encode(raw));
    return readCompact(raw, findGame, signatures);
  }
  throw new Refusal("record-foreign", { expected: FORMAT });
}
