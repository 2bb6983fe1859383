/** Places an enlarged piece so that it doesn't cover what it belongs to. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/**
 * Above `clear` if there is room, else at its left, right or below. If there is room nowhere, on the side that has the
 * most, so that as little as possible is covered.
 */
export function beside(size: Size, anchor: Box, clear: Box, screen: Size): Spot {
  const middle = {
    left: anchor.left + (anchor.width - size.width) / 2,
    top: anchor.top + (anchor.height - size.height) / 2,
  };
  const sides = [
    { room: clear.top - size.height, left: middle.left, top: clear.top - size.height - GAP },
    { room: clear.left - size.width, left: clear.left - size.width - GAP, top: middle.top },
    {
      room: screen.width - clear.left - clear.width - size.width,
      left: clear.left + clear.width + GAP,
      top: middle.top,
    },
    {
      room: screen.height - clear.top - clear.height - size.height,
      left: middle.left,
      top: clear.top + clear.height + GAP,
    },
  ];
  const fitting = sides.find(({ room }) => room >= 2 * GAP) ?? sides.sort((a, b) => b.room - a.room)[0] ?? middle;
  return {
    left: within(fitting.left, size.width, screen.width),
    top: within(fitting.top, size.height, screen.height),
  };
}

const within = (at: number, length: number, whole: number): number => Math.max(GAP, Math.min(at, whole - length - GAP));
