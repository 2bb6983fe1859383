/** A result as a few lines of plain text, to paste anywhere. */

interface DayLines {
  /** Which game and which day. */
  readonly title: string;
  readonly result: string;
  /** How it went, a number for each moment; empty if nobody knows any more. */
  readonly course: readonly number[];
  /** Undefined if there is none. */
  readonly link: string | undefined;
}

const BARS = "▁▂▃▄▅▆▇█";

export const dayLines = ({ title, result, course, link }: DayLines): string =>
  [title, result, barsOf(course), link].filter((one) => one !== undefined && one !== "").join("\n");

/** A bar for each number, the highest for the greatest. */
export function barsOf(course: readonly number[]): string {
  const least = Math.min(0, ...course);
  const most = Math.max(least + 1, ...course);
  return course.map((count) => BARS[Math.round(((count - least) / (most - least)) * (BARS.length - 1))]).join("");
}
