import { drawSymbol, seatColor, type Theme } from "./pen.ts";

const CHART = { x: 104, y: 690, width: 1000, height: 380 } as const;
/** The most grid lines of the scale. */
const MOST_LINES = 5;
/** The minimum distance of the signs at the ends of curves. */
const SIGN = 28;

/** Draws a curve for each seat, from start to end. `title`: what is counted. */
export function drawCourses(
  pen: CanvasRenderingContext2D,
  theme: Theme,
  courses: readonly (readonly number[])[],
  title: string,
): void {
  const step = stepUpTo(Math.max(1, ...courses.flat()));
  const lines = Math.ceil(Math.max(1, ...courses.flat()) / step);
  const moments = Math.max(2, ...courses.map(({ length }) => length));
  const x = (moment: number) => CHART.x + (moment / (moments - 1)) * CHART.width;
  const y = (count: number) => CHART.y + (1 - count / (lines * step)) * CHART.height;
  pen.fillStyle = theme.mist;
  pen.font = `18px ${theme.text}`;
  pen.fillText(title, CHART.x, CHART.y - 46);
  pen.lineWidth = 1;
  for (let line = 0; line <= lines; line++) {
    pen.strokeStyle = line === 0 ? theme.mist : theme.line;
    pen.beginPath();
    pen.moveTo(CHART.x, y(line * step));
    pen.lineTo(CHART.x + CHART.width, y(line * step));
    pen.stroke();
    drawScale(pen, theme, String(line * step), CHART.x - 12, y(line * step) + 6, "right");
  }
  for (let moment = 0; moment < moments; moment++) {
    if (moment > 0) drawScale(pen, theme, String(moment), x(moment), CHART.y + CHART.height + 24, "center");
  }
  for (const [seat, counts] of courses.entries()) {
    pen.strokeStyle = seatColor(theme, seat);
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const [moment, count] of counts.entries()) pen.lineTo(x(moment), y(count));
    pen.stroke();
  }
  const ends = courses.map((counts, seat) => ({ seat, moment: counts.length - 1, count: counts.at(-1) ?? 0 }));
  let above = Number.NEGATIVE_INFINITY;
  for (const { seat, moment, count } of ends.toSorted((a, b) => b.count - a.count)) {
    const at = Math.max(y(count) - 12, above + SIGN);
    above = at;
    pen.fillStyle = seatColor(theme, seat);
    drawSymbol(pen, theme, seat, { x: x(moment) + 10, y: at, scale: 1.5 });
  }
}

/** The smallest round step (1, 2, 5, 10 and so on) that doesn't give too many lines. */
function stepUpTo(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [ten, 2 * ten, 5 * ten]) if (most / step <= MOST_LINES) return step;
  }
}

function drawScale(
  pen: CanvasRenderingContext2D,
  { mist, text }: Theme,
  number: string,
  x: number,
  y: number,
  side: CanvasTextAlign,
): void {
  pen.fillStyle = mist;
  pen.font = `16px ${text}`;
  pen.textAlign = side;
  pen.fillText(number, x, y);
  pen.textAlign = "left";
}
