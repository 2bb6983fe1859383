/** Fits names on cards: short ones on one line, longer ones on two. */

export interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Upper bounds for the widths of letters, relative to the font size. */
const WIDE = /[mwMWŒœ@]/u;
const NARROW = /[ilIjtfr’ '.,-]/u;
const FIGURE = /[\d+−≤≥=≠]/u;
const CAPITAL = /[A-ZÀ-Ý]/u;

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + size * shareOf(letter), 0);

function shareOf(letter: string): number {
  if (WIDE.test(letter)) return 0.9;
  if (NARROW.test(letter)) return 0.36;
  if (FIGURE.test(letter)) return 0.68;
  return CAPITAL.test(letter) ? 0.72 : 0.56;
}

export function nameLines(name: string, width: number, large: number, small: number): NameLines {
  if (widthOf(name, large) <= width) return { lines: [name], size: large };
  const words = name.split(" ");
  const [best] = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")])
    .map((lines) => ({ lines, longest: Math.max(...lines.map((line) => widthOf(line, small))) }))
    .sort((a, b) => a.longest - b.longest);
  if (best === undefined) return { lines: [name], size: (large * width) / widthOf(name, large) };
  return { lines: best.lines, size: Math.min(small, (small * width) / best.longest) };
}
