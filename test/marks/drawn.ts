/** Drawings of the game as marks to be compared. */
import { type Drawing, FONTS, type Paint, type Part, type Shape } from "../../src/kit/drawing/drawing.ts";

/** Parts around the middle of a square. */
export const svgAround = (size: number, parts: readonly Part[]): string =>
  svgIn([-size / 2, -size / 2, size, size], parts);

/** The whole of it, drawn into a square. */
export const svgOf = ({ width, height, parts }: Drawing): string => svgIn([0, 0, width, height], parts);

/** With a size of its own it is stretched to whatever it is drawn into. */
function svgIn(box: readonly [number, number, number, number], parts: readonly Part[]): string {
  const frame = `viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${parts.map(partSvg).join("")}</svg>`;
}

function partSvg(part: Part): string {
  if ("text" in part) {
    const { text, x, y, size, font, paint, align } = part;
    const { weight } = FONTS[font];
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="sans-serif" text-anchor="${align}" fill="${paint}">${text}</text>`;
  }
  if ("d" in part) return shapeSvg(part);
  const { x, y, scale = 1, parts } = part;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.map(partSvg).join("")}</g>`;
}

function shapeSvg({ d, fill, line, opacity = 1 }: Shape): string {
  const along =
    line === undefined
      ? ""
      : `stroke="${line.paint}" stroke-width="${line.width}" stroke-dasharray="${line.dash?.join(" ") ?? "none"}"`;
  return `<path fill-rule="evenodd" fill="${plain(fill)}" ${along} opacity="${opacity}" d="${d}"/>`;
}

/** What changes from one colour to another is compared by the middle one. */
const plain = (paint: Paint | undefined): string =>
  typeof paint === "object" ? (paint.stops[Math.floor(paint.stops.length / 2)] ?? "none") : (paint ?? "none");
