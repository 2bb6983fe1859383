/** The name of a thing that somebody else points at. */
import type { Line } from "../../../ui/texts/line.ts";
import { FACE_DOWN, isNamed, readPiece } from "./cards/piece.ts";
import { readStretch } from "./cards/stretches.ts";
import { stretchLine } from "./cards/tile-lines.ts";
import { aboardLine, readAboard } from "./picture/aboard.ts";
import { line } from "./texts/texts.ts";

export function pieceLine(thing: string): Line | undefined {
  const aboard = readAboard(thing);
  if (aboard !== undefined) return aboardLine(aboard);
  const stretch = readStretch(thing);
  if (stretch !== undefined) return stretchLine(stretch);
  if (readPiece(thing)?.id === FACE_DOWN) return line("mission.hidden.one");
  return isNamed(thing) ? { key: thing } : undefined;
}
