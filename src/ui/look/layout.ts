/**
 * Decides the layout in one place, from the sizes of the window and its text. Style sheets test for the words
 * (`[data-room~="narrow"]`), never for widths of their own.
 */

export interface Measures {
  /** Size of the window, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of one `rem`: with text twice as large, the layout is the one for a window half as wide. */
  readonly text: number;
}

/**
 * How wide something is. `tight`: a phone with text so large that only a few words fit in a row. `small`: the smallest
 * phones. `narrow`: a phone in portrait. `wide`: several things fit side by side. `vast`: everything can be larger. Whatever
 * is tight is also narrow, and whatever is vast is also wide.
 */
export const ROOM_WORDS = ["tight", "small", "narrow", "wide", "vast"] as const;
/** How low the window is. `low`: a phone in landscape. `scant`: one with large text. */
export const HEIGHT_WORDS = ["scant", "low"] as const;
/** Where the desk is: a phone in landscape has more room beside the world than below it, and so has a small window. */
export const DESK_WORDS = ["below", "beside"] as const;
/** `lying`: the desk of a phone in landscape, which is narrow and low. */
export const DESK_ROOM_WORDS = [...ROOM_WORDS, "lying"] as const;

type Word<Words extends readonly string[]> = Words[number];
export type RoomWord = Word<typeof ROOM_WORDS>;

export interface Layout {
  readonly room: readonly RoomWord[];
  readonly height: readonly Word<typeof HEIGHT_WORDS>[];
  readonly desk: Word<typeof DESK_WORDS>;
  readonly deskRoom: readonly Word<typeof DESK_ROOM_WORDS>[];
  /** For a desk at the left or right edge of a flat screen, where its width is the table's height. */
  readonly turnedDeskRoom: readonly RoomWord[];
  /** Whether the screen can lie flat between people: a phone is too small for a board and a desk. */
  readonly canLie: boolean;
}

/** Space around the content of a desk, in pixels: it doesn't grow with text. */
const AROUND_DESK = 24;
const TOP_BAR = 52;

/** The width of a desk beside the world, in pixels. */
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

/** In rem. In portrait the long sides have more room than needed, and the short ones just enough. */
const canLie = (wide: number, high: number): boolean =>
  (wide >= 64 && high >= 44) ||
  (wide >= 50 && high >= 64) ||
  // On a wide screen, the desks at the left and the right may take more of the width.
  (wide >= 80 && high >= 40);
