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
 * most, so that as little as possible is covered. Where that would cover something that is `kept` in sight, as near as it
 * can be without.
 */
export function beside(size: Size, anchor: Box, clear: Box, screen: Size, kept: readonly Box[] = []): Spot {
  const onScreen = ({ left, top }: Spot): Box => ({
    left: within(left, size.width, screen.width),
    top: within(top, size.height, screen.height),
    ...size,
  });
  const sides = sidesOf(size, anchor, clear, screen);
  const usual = onScreen(sides[0] ?? anchor);
  const covers = (spot: Box, things: readonly Box[]): number =>
    things.reduce((sum, one) => sum + overlap(spot, one), 0);
  if (covers(usual, kept) === 0) return usual;
  const isBetter = (one: Box, other: Box): boolean => {
    const differences = [kept, [anchor], [clear]].map((things) => covers(one, things) - covers(other, things));
    return (differences.find((by) => by !== 0) ?? 0) < 0;
  };
  const others = [...sides, ...kept.flatMap((box) => nextTo(box, size, usual))].map(onScreen);
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), usual);
}

/** The best first. */
function sidesOf(size: Size, anchor: Box, clear: Box, screen: Size): readonly Spot[] {
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
  const isFitting = ({ room }: { readonly room: number }): boolean => room >= 2 * GAP;
  return [...sides.filter(isFitting), ...sides.filter((side) => !isFitting(side)).sort((a, b) => b.room - a.room)];
}

/** On each side of the box, in line with where it would be without. */
const nextTo = ({ left, top, width, height }: Box, size: Size, usual: Spot): readonly Spot[] => [
  { left: left - size.width - GAP, top: usual.top },
  { left: left + width + GAP, top: usual.top },
  { left: usual.left, top: top - size.height - GAP },
  { left: usual.left, top: top + height + GAP },
];

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (at: number, length: number, whole: number): number => Math.max(GAP, Math.min(at, whole - length - GAP));
