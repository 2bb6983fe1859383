/** Whose is what, on the page and in the world of any game: the colours are those of the style sheets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLORS } from "../../src/session/session.ts";
import { SEAT_SYMBOLS } from "../../src/ui/look/seat-symbols.ts";
import { type MarkGroup, pathSvg } from "./mark.ts";

const LOOK = join(import.meta.dirname, "../../src/ui/look");

/** As the sheet sets them, those under a condition left out. */
export function colorsIn(sheet: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(LOOK, sheet), "utf8");
  return new Map([...text.matchAll(/--([\w-]+): (#[\da-f]{6});/gu)].map(([, name = "", color = ""]) => [name, color]));
}

const seatsIn = (sheet: string): MarkGroup => {
  const colors = colorsIn(sheet);
  const colorOf = (name: string): string => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`${sheet} has no colour ${name}`);
    return color;
  };
  return {
    name: `seats, as in ${sheet}`,
    ground: colorOf("deep"),
    marks: SEAT_SYMBOLS.map((d, i) => ({ name: `sign ${i + 1}`, svg: pathSvg(16, d, colorOf(`tint-${i % COLORS}`)) })),
  };
};

export const SEAT_GROUPS = [seatsIn("tokens.css"), seatsIn("high-contrast.css")];
