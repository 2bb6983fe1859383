/** Draws a picture of how a match ended, to save or to share. */
import type { Result } from "../../session/session.ts";
import type { Total } from "../game-table.ts";
import type { SeatLook } from "../look/seat-marks.ts";
import { drawCourses } from "./courses.ts";
import { drawNight } from "./night.ts";
import { drawSymbol, fitted, seatColor, type Theme, themeOf } from "./pen.ts";

export const SOUVENIR = { width: 1200, height: 1200 } as const;
/** The upper part: the painting, with the standings in its sky. */
const PAINTING = { width: 1200, height: 590 } as const;
/** How far the standings reach into it. */
const WORDS = 640;

export interface Souvenir {
  readonly title: string;
  /** A sentence that says how it ended. */
  readonly verdict: string;
  /** Why it was decided so, where several had as much as the winner; else empty. */
  readonly tie: string;
  /** When and where it was played. */
  readonly note: string;
  /** Where the whole match can be seen. */
  readonly address: string;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly result: Result;
  /** What the numbers beside the names count. */
  readonly unit: string;
  /** What seats have reached together; empty if each played for itself. */
  readonly totals: readonly SharedTotal[];
  /** The handicap of each seat in words; empty if it had none. */
  readonly handicaps: readonly string[];
  /** The title of `courses`. */
  readonly course: string;
  /** A curve for each seat: how the match went, from start to end. */
  readonly courses: readonly (readonly number[])[];
}

export interface SharedTotal extends Pick<Total, "seats" | "parts" | "count"> {
  /** The goal in words; empty if there was none. */
  readonly goal: string;
}

const EDGE = 64;
const LIST = { y: 286, step: 68, width: 440 } as const;
/** The column for what several seats have reached together. */
const SHARED = { width: 118, gap: 16 } as const;

/** `painting`: the game's picture of the end, if it has one. */
export async function drawSouvenir(
  souvenir: Souvenir,
  of: CSSStyleDeclaration,
  painting: CanvasImageSource | undefined,
): Promise<HTMLCanvasElement> {
  const theme = themeOf(of, souvenir.looks);
  // A font that isn't loaded yet would be replaced by another one. The 0 has a file of its own.
  const fonts = [`40px ${theme.display}`, `600 24px ${theme.text}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font, " 0")));
  const canvas = document.createElement("canvas");
  canvas.width = SOUVENIR.width;
  canvas.height = SOUVENIR.height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("nothing can be drawn here");
  drawGround(pen, theme, painting);
  drawHead(pen, theme, souvenir);
  drawStandings(pen, theme, souvenir);
  drawCourses(pen, theme, souvenir.courses, souvenir.course);
  drawFoot(pen, theme, souvenir);
  return canvas;
}

function drawGround(pen: CanvasRenderingContext2D, theme: Theme, painting: CanvasImageSource | undefined): void {
  const { width, height } = PAINTING;
  drawNight(pen, theme, width, height + 40);
  if (painting !== undefined) {
    pen.drawImage(painting, 0, 0, width, height);
    const shade = pen.createLinearGradient(0, 0, WORDS, 0);
    shade.addColorStop(0, "rgb(8 14 34 / 86%)");
    shade.addColorStop(0.7, "rgb(8 14 34 / 66%)");
    shade.addColorStop(1, "rgb(8 14 34 / 0%)");
    pen.fillStyle = shade;
    pen.fillRect(0, 0, WORDS, height);
  }
  pen.fillStyle = theme.night;
  pen.fillRect(0, height, SOUVENIR.width, SOUVENIR.height - height);
  pen.fillStyle = theme.lantern;
  pen.fillRect(0, height, SOUVENIR.width, 4);
}

function drawFoot(pen: CanvasRenderingContext2D, theme: Theme, { note, address }: Souvenir): void {
  const y = SOUVENIR.height - 44;
  pen.fillStyle = theme.mist;
  pen.font = `20px ${theme.text}`;
  pen.fillText(note, EDGE, y);
  const room = SOUVENIR.width - 2 * EDGE - pen.measureText(note).width - 40;
  pen.textAlign = "right";
  pen.fillStyle = theme.lantern;
  fitted(pen, address, { x: SOUVENIR.width - EDGE, y, most: room, size: 20, family: theme.text });
  pen.textAlign = "left";
}

function drawHead(pen: CanvasRenderingContext2D, theme: Theme, { title, verdict, tie }: Souvenir): void {
  pen.textBaseline = "alphabetic";
  pen.fillStyle = theme.lantern;
  pen.font = `56px ${theme.display}`;
  pen.fillText(title, EDGE, 96);
  pen.fillStyle = theme.moon;
  fitted(pen, verdict, { x: EDGE, y: 150, most: WORDS, size: 32, family: theme.display });
  pen.fillStyle = theme.moon;
  fitted(pen, tie, { x: EDGE, y: 182, most: WORDS, size: 20, family: theme.text });
}

function drawStandings(pen: CanvasRenderingContext2D, theme: Theme, souvenir: Souvenir): void {
  const { result, totals, unit } = souvenir;
  const seats = souvenir.names.map((_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const edge = EDGE + LIST.width;
  if (totals.length === 0) {
    for (const [row, seat] of byPlace.entries()) {
      drawPlayer(pen, theme, souvenir, { seat, row, edge, score: result.scores[seat]?.[0] ?? 0 });
    }
  }
  let row = 0;
  for (const total of totals) {
    drawTotal(pen, theme, total, row);
    for (const [i, seat] of total.seats.entries()) {
      drawPlayer(pen, theme, souvenir, { seat, row: row + i, edge: edge - SHARED.width, score: total.parts[i] ?? 0 });
    }
    row += total.seats.length;
  }
  pen.fillStyle = theme.mist;
  pen.textAlign = "right";
  pen.font = `18px ${theme.text}`;
  pen.fillText(unit, edge, LIST.y - 46);
  pen.textAlign = "left";
}

interface Row {
  readonly seat: number;
  readonly row: number;
  /** The right edge of its number. */
  readonly edge: number;
  readonly score: number;
}

function drawPlayer(
  pen: CanvasRenderingContext2D,
  theme: Theme,
  { names, handicaps }: Souvenir,
  { seat, row, edge, score }: Row,
): void {
  const y = LIST.y + row * LIST.step;
  const x = EDGE + 52;
  const most = edge - x - 66;
  pen.fillStyle = seatColor(theme, seat);
  drawSymbol(pen, theme, seat, { x: EDGE, y: y - 26, scale: 2 });
  fitted(pen, names[seat] ?? "", { x, y, most, size: 32, family: theme.text });
  pen.fillStyle = theme.mist;
  fitted(pen, handicaps[seat] ?? "", { x, y: y + 23, most: most + 60, size: 16, family: theme.text });
  pen.fillStyle = theme.moon;
  pen.textAlign = "right";
  pen.font = `600 40px ${theme.text}`;
  pen.fillText(String(score), edge, y + 2);
  pen.textAlign = "left";
}

/** Drawn beside all rows that contribute to it. `row`: the first of them. */
function drawTotal(
  pen: CanvasRenderingContext2D,
  theme: Theme,
  { seats, count, goal }: SharedTotal,
  row: number,
): void {
  const top = LIST.y + row * LIST.step - 30;
  const bottom = top + (seats.length - 1) * LIST.step + 38;
  const x = EDGE + LIST.width - SHARED.width + SHARED.gap;
  pen.strokeStyle = theme.mist;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x - 6, top);
  pen.lineTo(x, top);
  pen.lineTo(x, bottom);
  pen.lineTo(x - 6, bottom);
  pen.stroke();
  const middle = (top + bottom) / 2;
  const edge = EDGE + LIST.width;
  pen.textAlign = "right";
  pen.fillStyle = theme.lantern;
  pen.font = `600 52px ${theme.text}`;
  pen.fillText(String(count), edge, middle + (goal === "" ? 18 : 6));
  pen.fillStyle = theme.mist;
  pen.font = `24px ${theme.text}`;
  pen.fillText(goal, edge, middle + 38);
  pen.textAlign = "left";
}
