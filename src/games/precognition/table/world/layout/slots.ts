/** Where the Objectives are: beside the river's course where there is room, else in a row below it. */
import type { Point } from "../../../../../scenes/point.ts";
import type { Area } from "../../../../../scenes/show.ts";
import type { ObjectiveId } from "../../../model/objective.ts";
import { SLIP } from "../../cards/objectives/slip-face.ts";
import type { Picture } from "../../picture/picture.ts";
import { courseHeight, courseWidth } from "../river/course.ts";

export interface Slots {
  /** One for each Objective, the face-up ones first. */
  readonly slips: readonly Area[];
  /** The text that says what is at stake. */
  readonly words: WordsPlace;
  /** By how much the boats' area is smaller at the top. */
  readonly extra: number;
}

export interface WordsPlace extends Area {
  /** Rows of text. With one row only a part of it is shown. */
  readonly rows: 1 | 2 | 3;
}

/** The number of Objectives in this season, hidden ones too. */
export const countOf = ({ mission }: Pick<Picture, "mission">): number =>
  mission === null ? 0 : mission.shown.length + mission.hidden;

export const indexOf = (id: ObjectiveId, { mission }: Pick<Picture, "mission">): number =>
  mission?.shown.findIndex((one) => one.id === id) ?? -1;

/** The middle of a face-up Objective. */
export function placeOf(id: ObjectiveId, picture: Pick<Picture, "mission">, area: Area, larger: number): Point {
  const { x, y, width, height } = slotsIn(area, countOf(picture), larger).slips[indexOf(id, picture)] ?? area;
  return { x: x + width / 2, y: y + height / 2 };
}

const EDGE = 10;
const GAP = 6;
/** Below this scale slips can't be told apart. */
const LEGIBLE = 0.62;
const LARGEST = 1.35;
/** The largest scale below the course, where they take room from the boats. */
const LARGEST_BELOW = 0.75;
const LEAST_WIDTH = 60;
/** With less height boats would overlap. */
const ROOM_FOR_BOATS = 190;
const WORDS_HEIGHT = 18;
/** The share of the height that larger text may take. */
const FOR_WORDS = 0.12;
/** The width of the text in one row, at its usual size. */
const LONG_WORDS = 390;
/** From this width on the text is below the slips, in two rows of this height. */
const WIDE = 380;
const TWO_ROWS = 46;
/** The least scale of slips in that case. */
const LEGIBLE_WITH_WORDS = 0.74;

/** `larger` is the reader's text size. */
export function slotsIn(area: Area, count: number, larger = 1): Slots {
  const together = withWords(area, count, larger);
  if (together.size >= LEGIBLE_WITH_WORDS) return together;
  const [one, two] = [atTheSides(area, count, 1), atTheSides(area, count, 2)];
  const best = one.size > two.size ? one : two;
  return best.size >= LEGIBLE ? best : below(area, count, larger);
}

interface SizedSlots extends Slots {
  /** The scale of the slips. */
  readonly size: number;
}

const sideOf = (area: Area): number => (area.width - courseWidth(area)) / 2 - 2 * EDGE;

/** At the right of the course: slips in one row, and the text below them. */
function withWords(area: Area, count: number, larger: number): SizedSlots {
  const side = sideOf(area);
  const height = courseHeight(area) - 9;
  const words = TWO_ROWS * larger;
  const columns = Math.max(1, count);
  const room = side < WIDE * larger ? 0 : height - words - GAP;
  const size = Math.min(LARGEST, (side - GAP * (columns - 1)) / (columns * SLIP.width), room / SLIP.height);
  const slip = { width: SLIP.width * size, height: SLIP.height * size };
  const right = area.x + area.width - EDGE;
  const start = right - columns * slip.width - (columns - 1) * GAP;
  return {
    size,
    slips: Array.from({ length: count }, (_, i) => ({ ...slip, x: start + i * (slip.width + GAP), y: area.y + 8 })),
    words: { x: right - side, y: area.y + 8 + slip.height + GAP, width: side, height: words, rows: 2 },
    extra: 0,
  };
}

/** The text at the left of the course, and the slips at its right, in `rows` rows. */
function atTheSides(area: Area, count: number, rows: number): SizedSlots {
  const side = sideOf(area);
  const height = courseHeight(area) - 9;
  const columns = Math.max(1, Math.ceil(count / rows));
  const size = Math.min(
    LARGEST,
    (side - GAP * (columns - 1)) / (columns * SLIP.width),
    (height - GAP * (rows - 1)) / (rows * SLIP.height),
  );
  const slip = { width: SLIP.width * size, height: SLIP.height * size };
  const start = area.x + area.width - EDGE - columns * slip.width - (columns - 1) * GAP;
  return {
    size,
    slips: Array.from({ length: count }, (_, i) => ({
      ...slip,
      x: start + (i % columns) * (slip.width + GAP),
      y: area.y + 8 + Math.floor(i / columns) * (slip.height + GAP),
    })),
    words: { x: area.x + EDGE, y: area.y + 8, width: side, height, rows: 3 },
    extra: 0,
  };
}

/** In one row; or in two if slips would be too small and the boats still have room. */
function below(area: Area, count: number, larger: number): Slots {
  const [one, two] = [inRows(area, count, 1, larger), inRows(area, count, 2, larger)];
  const isNarrow = one.slips.some(({ width }) => width < LEAST_WIDTH);
  return isNarrow && area.height - courseHeight(area, larger) - two.extra >= ROOM_FOR_BOATS ? two : one;
}

function inRows(area: Area, count: number, rows: number, larger: number): Slots {
  const room = area.width - 2 * EDGE;
  const columns = Math.ceil(count / rows);
  const width = (room - (columns - 1) * GAP) / columns;
  const size = Math.min(LARGEST_BELOW, width / SLIP.width);
  const slip = { width: SLIP.width * size, height: SLIP.height * size };
  const start = area.x + (area.width - columns * slip.width - (columns - 1) * GAP) / 2;
  const top = area.y + courseHeight(area, larger) + 2;
  const height =
    WORDS_HEIGHT * Math.max(1, Math.min(larger, room / LONG_WORDS, (area.height * FOR_WORDS) / WORDS_HEIGHT));
  return {
    slips: Array.from({ length: count }, (_, i) => ({
      ...slip,
      x: start + (i % columns) * (slip.width + GAP),
      y: top + height + Math.floor(i / columns) * (slip.height + GAP),
    })),
    words: { x: area.x + EDGE, y: top, width: room, height, rows: 1 },
    extra: height + rows * (slip.height + GAP),
  };
}
