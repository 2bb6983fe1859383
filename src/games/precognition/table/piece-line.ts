/** What others point at, in words. */
import type { Line } from "../../../ui/texts/line.ts";
import { isNamed } from "./cards/piece.ts";
import { aboardLine, readAboard } from "./world/aboard.ts";

export function pieceLine(thing: string): Line | undefined {
  const aboard = readAboard(thing);
  if (aboard !== undefined) return aboardLine(aboard);
  return isNamed(thing) ? { key: thing } : undefined;
}
