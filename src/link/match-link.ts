/** A whole match as a link, without any server: its record in short, of either kind, in the address. */
import type { Game } from "../engine/game.ts";
import { readRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { FORMAT as FAIR_FORMAT } from "../fair/compact.ts";
import { writeCompact as writeFair } from "../fair/compact-write.ts";
import { isFairRecord, readMatch } from "../fair/reading.ts";
import type { Signatures } from "../fair/signing.ts";
import { verify } from "../fair/verify.ts";
import { FORMAT } from "./compact.ts";
import { readCompact } from "./compact-read.ts";
import { writeCompact } from "./compact-write.ts";
import { packText, unpackText } from "./link-text.ts";

type FindGame = (id: string) => Game | undefined;

/** The part of an address that carries the match of this record. Refused if it can't. */
export const packRecord = (record: string, findGame: FindGame, signatures: Signatures): Promise<string> =>
  packText(shortened(record, findGame, signatures));

/** The record that a link carries, for whoever reads records. It is not checked beyond what is needed to write it. */
export async function recordIn(packed: string, findGame: FindGame): Promise<string> {
  const text = await unpackText(packed);
  const format = formatOf(text);
  if (format === FORMAT) return readCompact(text, findGame);
  if (format === FAIR_FORMAT) return text;
  if (format?.startsWith("letea-")) throw new Refusal("link-newer");
  throw new Refusal("link-broken");
}

function shortened(record: string, findGame: FindGame, signatures: Signatures): string {
  if (!isFairRecord(record)) return writeCompact(readRecord(record, findGame));
  if (formatOf(record) === FAIR_FORMAT) return record;
  const { told, game } = readMatch(record, findGame, signatures);
  return writeFair(verify(told, game, signatures, { all: false, bots: false }).book, told.frames);
}

function formatOf(text: string): string | undefined {
  try {
    const { format } = Object(JSON.parse(text));
    return typeof format === "string" ? format : undefined;
  } catch {
    return undefined;
  }
}
