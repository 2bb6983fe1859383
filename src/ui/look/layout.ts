/**
 * Where things stand and how much room they have: decided here, once, from the window and the size of its text. Style
 * sheets ask for the words (`[data-room~="narrow"]`); none has widths of its own to go by.
 */

export interface Measures {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of one `rem`: with text twice as large, the layout is the one for a window half as wide. */
  readonly text: number;
}

/**
 * How wide something is. `tight`: text so large that a phone has room for a few words in a row. `small`: the smallest
 * phones. `narrow`: a phone held upright. `wide`: several things have room beside each other. `vast`: all can be larger.
 * What is tight is narrow as well, and what is vast is wide.
 */
export const ROOM_WORDS = ["tight", "small", "narrow", "wide", "vast"] as const;
/** How high a window is that lies. `low`: a phone lying down. `scant`: one with large text. */
export const HEIGHT_WORDS = ["scant", "low"] as const;
/** Where the desk stands: a phone lying down has more room beside the world than below it, and so has a small window. */
export const DESK_WORDS = ["below", "beside"] as const;
/** The desk of a phone `lying` down is narrow, and low: every line counts. */
export const DESK_ROOM_WORDS = [...ROOM_WORDS, "lying"] as const;

type Word<Words extends readonly string[]> = Words[number];
export type RoomWord = Word<typeof ROOM_WORDS>;

export interface Layout {
  readonly room: readonly RoomWord[];
  readonly height: readonly Word<typeof HEIGHT_WORDS>[];
  readonly desk: Word<typeof DESK_WORDS>;
  readonly deskRoom: readonly Word<typeof DESK_ROOM_WORDS>[];
  /** Of a desk at the left or right edge of a screen that lies on a table: it is as wide as the table is high. */
  readonly turnedDeskRoom: readonly RoomWord[];
  /** Whether the screen can lie between people: on a phone nobody could read a boat and use a desk as well. */
  readonly canLie: boolean;
}

/** What stands around that which lies on a desk, in pixels: spaces don't grow with text. */
const AROUND_DESK = 24;
const TOP_BAR = 52;

/** Of a desk beside the world, in pixels: some of the width is the world's. */
export const besideWidth = (width: number, text: number): number =>
  Math.max(Math.min(26 * text, 0.62 * width), 0.54 * width);

export function layoutOf({ width, height, text }: Measures): Layout {
  const wide = width / text;
  const high = height / text;
  const isLow = width > height && high < 29.5;
  const isTall = high >= 56;
  const isBeside = width / height >= 6 / 5 && (high < 30 || (high < 38 && wide < 62));
  const deskWidth = isBeside ? besideWidth(width, text) : width;
  const deskRoom = roomOf((deskWidth - AROUND_DESK) / text, isTall);
  return {
    room: roomOf(wide, isTall),
    height: isLow ? (high < 16 ? ["scant", "low"] : ["low"]) : [],
    desk: isBeside ? "beside" : "below",
    deskRoom: isBeside && isLow && deskRoom.includes("narrow") ? [...deskRoom, "lying"] : deskRoom,
    turnedDeskRoom: roomOf((height - TOP_BAR - AROUND_DESK) / text, isTall),
    canLie: canLie(wide, high),
  };
}

function roomOf(width: number, isTall: boolean): RoomWord[] {
  if (width < 18) return ["tight", "small", "narrow"];
  if (width < 23) return ["small", "narrow"];
  if (width < 36) return ["narrow"];
  if (width < 60) return [];
  return width >= 90 && isTall ? ["wide", "vast"] : ["wide"];
}

/** Who sits at the long sides of a tablet held upright has more room than they need, and who sits at its short ones just enough. */
const canLie = (wide: number, high: number): boolean =>
  (wide >= 64 && high >= 44) ||
  (wide >= 50 && high >= 64) ||
  // The desk of whoever sits at the left or the right may take more of a wide one.
  (wide >= 80 && high >= 40);
