/** A picture of how a match ended, drawn in the browser: to be saved, or shown to others. */
import type { Result } from "../../session/session.ts";
import type { Total } from "../game-table.ts";
import { seatSymbol } from "../look/seat-symbols.ts";

export const SOUVENIR = { width: 1200, height: 630 } as const;

export interface Souvenir {
  readonly title: string;
  /** How it ended, in a sentence. */
  readonly verdict: string;
  /** The day, and where it was played. */
  readonly note: string;
  readonly names: readonly string[];
  readonly result: Result;
  /** What the numbers beside the names are. */
  readonly unit: string;
  /** What seats have reached together; none, where each was for itself. */
  readonly totals: readonly SharedTotal[];
  /** By seat, what it started with more or less of, in words; empty, if that was as usual. */
  readonly handicaps: readonly string[];
  /** By seat, how the match went for it, from its start to its end. */
  readonly courses: readonly (readonly number[])[];
}

export interface SharedTotal extends Pick<Total, "seats" | "parts" | "count"> {
  /** So many were to be reached, in words; empty, if there was nothing to be reached. */
  readonly goal: string;
}

/** As the page has them. */
interface Look {
  readonly night: string;
  readonly deep: string;
  readonly line: string;
  readonly moon: string;
  readonly mist: string;
  readonly lantern: string;
  readonly display: string;
  readonly text: string;
  readonly seats: readonly string[];
}

const EDGE = 64;
const LIST = { y: 262, step: 68, width: 440 } as const;
/** What several have reached together stands beside their names. */
const SHARED = { width: 118, gap: 16 } as const;
const CHART = { x: 580, y: 236, width: 540, height: 290 } as const;

export async function drawSouvenir(souvenir: Souvenir, of: CSSStyleDeclaration): Promise<HTMLCanvasElement> {
  const look = lookOf(of);
  // What is drawn with a font that isn't there yet is drawn with another.
  await Promise.all([document.fonts.load(`40px ${look.display}`), document.fonts.load(`600 24px ${look.text}`)]);
  const canvas = document.createElement("canvas");
  canvas.width = SOUVENIR.width;
  canvas.height = SOUVENIR.height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("nothing can be drawn here");
  drawNight(pen, look);
  drawHead(pen, look, souvenir);
  drawStandings(pen, look, souvenir);
  drawCourses(pen, look, souvenir);
  return canvas;
}

function lookOf(style: CSSStyleDeclaration): Look {
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    night: value("night"),
    deep: value("deep"),
    line: value("line"),
    moon: value("moon"),
    mist: value("mist"),
    lantern: value("lantern"),
    display: value("display"),
    text: value("text"),
    seats: [0, 1, 2, 3].map((seat) => value(`seat-${seat}`)),
  };
}

/** A river at night, and the light of a lantern on it. */
function drawNight(pen: CanvasRenderingContext2D, { night, deep, line, lantern }: Look): void {
  const { width, height } = SOUVENIR;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, night);
  sky.addColorStop(0.55, deep);
  sky.addColorStop(1, "#1d4150");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = line;
  for (const [i, y] of [548, 572, 598, 622].entries()) {
    pen.lineWidth = 1.5 + i * 0.5;
    pen.beginPath();
    pen.moveTo(0, y);
    for (let x = 0; x < width; x += 80) pen.quadraticCurveTo(x + 40, y + (x % 160 === 0 ? -9 : 9), x + 80, y);
    pen.stroke();
  }
  pen.fillStyle = lantern;
  pen.fillRect(0, 0, width, 6);
}

function drawHead(pen: CanvasRenderingContext2D, look: Look, { title, verdict, note }: Souvenir): void {
  pen.textBaseline = "alphabetic";
  pen.fillStyle = look.lantern;
  pen.font = `64px ${look.display}`;
  pen.fillText(title, EDGE, 112);
  pen.fillStyle = look.moon;
  fitted(pen, verdict, { x: EDGE, y: 172, most: SOUVENIR.width - 2 * EDGE, size: 34, family: look.display });
  pen.fillStyle = look.mist;
  pen.textAlign = "right";
  pen.font = `20px ${look.text}`;
  pen.fillText(note, SOUVENIR.width - EDGE, 108);
  pen.textAlign = "left";
}

function drawStandings(pen: CanvasRenderingContext2D, look: Look, souvenir: Souvenir): void {
  const { result, totals, unit } = souvenir;
  const seats = souvenir.names.map((_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const edge = EDGE + LIST.width;
  if (totals.length === 0) {
    for (const [row, seat] of byPlace.entries()) {
      drawPlayer(pen, look, souvenir, { seat, row, edge, score: result.scores[seat]?.[0] ?? 0 });
    }
  }
  let row = 0;
  for (const total of totals) {
    drawTotal(pen, look, total, row);
    for (const [i, seat] of total.seats.entries()) {
      drawPlayer(pen, look, souvenir, { seat, row: row + i, edge: edge - SHARED.width, score: total.parts[i] ?? 0 });
    }
    row += total.seats.length;
  }
  pen.fillStyle = look.mist;
  pen.textAlign = "right";
  pen.font = `18px ${look.text}`;
  pen.fillText(unit, edge, LIST.y - 46);
  pen.textAlign = "left";
}

interface Row {
  readonly seat: number;
  readonly row: number;
  /** Where its number ends. */
  readonly edge: number;
  readonly score: number;
}

function drawPlayer(
  pen: CanvasRenderingContext2D,
  look: Look,
  { names, handicaps }: Souvenir,
  { seat, row, edge, score }: Row,
): void {
  const y = LIST.y + row * LIST.step;
  const x = EDGE + 52;
  const most = edge - x - 66;
  pen.fillStyle = look.seats[seat % look.seats.length] ?? look.moon;
  drawSymbol(pen, seat, EDGE, y - 26, 2);
  fitted(pen, names[seat] ?? "", { x, y, most, size: 32, family: look.text });
  pen.fillStyle = look.mist;
  fitted(pen, handicaps[seat] ?? "", { x, y: y + 23, most: most + 60, size: 16, family: look.text });
  pen.fillStyle = look.moon;
  pen.textAlign = "right";
  pen.font = `600 40px ${look.text}`;
  pen.fillText(String(score), edge, y + 2);
  pen.textAlign = "left";
}

/** Beside all that have a part in it, from the first of these rows. */
function drawTotal(pen: CanvasRenderingContext2D, look: Look, { seats, count, goal }: SharedTotal, row: number): void {
  const top = LIST.y + row * LIST.step - 30;
  const bottom = top + (seats.length - 1) * LIST.step + 38;
  const x = EDGE + LIST.width - SHARED.width + SHARED.gap;
  pen.strokeStyle = look.mist;
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
  pen.fillStyle = look.lantern;
  pen.font = `600 52px ${look.text}`;
  pen.fillText(String(count), edge, middle + (goal === "" ? 18 : 6));
  pen.fillStyle = look.mist;
  pen.font = `24px ${look.text}`;
  pen.fillText(goal, edge, middle + 38);
  pen.textAlign = "left";
}

function drawCourses(pen: CanvasRenderingContext2D, look: Look, { courses }: Souvenir): void {
  const most = Math.max(1, ...courses.flat());
  const moments = Math.max(2, ...courses.map(({ length }) => length));
  const x = (moment: number) => CHART.x + (moment / (moments - 1)) * CHART.width;
  const y = (count: number) => CHART.y + (1 - count / most) * CHART.height;
  pen.strokeStyle = look.line;
  pen.lineWidth = 1;
  for (const part of [0, 0.5, 1]) {
    pen.beginPath();
    pen.moveTo(CHART.x, y(part * most));
    pen.lineTo(CHART.x + CHART.width, y(part * most));
    pen.stroke();
  }
  for (const [seat, counts] of courses.entries()) {
    pen.strokeStyle = look.seats[seat % look.seats.length] ?? look.moon;
    pen.fillStyle = pen.strokeStyle;
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const [moment, count] of counts.entries()) pen.lineTo(x(moment), y(count));
    pen.stroke();
    drawSymbol(pen, seat, x(counts.length - 1) + 8, y(counts.at(-1) ?? 0) - 12, 1.5);
  }
}

function drawSymbol(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fill(new Path2D(seatSymbol(seat)), "evenodd");
  pen.restore();
}

interface Fitted {
  readonly x: number;
  readonly y: number;
  readonly most: number;
  readonly size: number;
  readonly family: string;
}

/** Smaller where there is too little room, rather than cut. */
function fitted(pen: CanvasRenderingContext2D, text: string, { x, y, most, size, family }: Fitted): void {
  pen.font = `${size}px ${family}`;
  const width = pen.measureText(text).width;
  if (width > most) pen.font = `${Math.floor((size * most) / width)}px ${family}`;
  pen.fillText(text, x, y);
}
