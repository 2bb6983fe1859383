/** Where the coach's mark stands: beside what it is about, and on as little else as possible. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Placing {
  readonly size: Size;
  readonly screen: Size;
  /** What the mark is about: it's never covered if there is room anywhere else. */
  readonly about: Box | undefined;
  /** What had better not be covered: controls and cards. */
  readonly avoid: readonly Box[];
}

/** Between the mark and what it is about, and to the edges of the screen. */
const GAP = 8;
/** How many places are tried in each direction. */
const TRIED = 16;
/** How much worse a covered pixel is than a pixel of distance. */
const COVERED = 0.05;
const COVERED_ABOUT = 1000;

export function placeMark({ size, screen, about, avoid }: Placing): Point {
  const kept = about && grown(about, GAP);
  const middle = { x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, ...size };
  const badness = (box: Box): number =>
    (kept === undefined ? apart(box, middle) : apart(box, kept) + COVERED_ABOUT * overlap(box, kept)) +
    COVERED * avoid.reduce((sum, one) => sum + overlap(box, one), 0);
  const places = candidates(size, screen, kept).map((place) => ({ ...place, ...size }));
  const [first = middle, ...others] = places;
  return others.reduce((best, one) => (badness(one) < badness(best) ? one : best), first);
}

/** All over the screen, and in line with what the mark is about. */
function candidates({ width, height }: Size, screen: Size, about: Box | undefined): Point[] {
  const most = { x: Math.max(GAP, screen.width - width - GAP), y: Math.max(GAP, screen.height - height - GAP) };
  const along = (to: number): number[] => Array.from({ length: TRIED }, (_, i) => GAP + ((to - GAP) * i) / (TRIED - 1));
  const within = (at: number, to: number): number => Math.max(GAP, Math.min(at, to));
  const xs = along(most.x);
  const ys = along(most.y);
  if (about !== undefined) {
    const { x, y } = about;
    xs.push(...[x - width, x + (about.width - width) / 2, x + about.width].map((at) => within(at, most.x)));
    ys.push(...[y - height, y + (about.height - height) / 2, y + about.height].map((at) => within(at, most.y)));
  }
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The area that both cover. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** How far the middles are apart; the way across a box counts less than the way to it. */
function apart(one: Box, other: Box): number {
  const gapX = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const gapY = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(gapX, gapY) + 0.1 * Math.hypot(a.x - b.x, a.y - b.y);
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The shortest line between two boxes; undefined if they touch. */
export function lineBetween(one: Box, other: Box): { readonly from: Point; readonly to: Point } | undefined {
  if (overlap(grown(one, 1), grown(other, 1)) > 0) return undefined;
  const x = nearest(one.x, one.width, other.x, other.width);
  const y = nearest(one.y, one.height, other.y, other.height);
  return { from: { x: x.from, y: y.from }, to: { x: x.to, y: y.to } };
}

/** The nearest places of two spans; the middle of what they share, if they share any. */
function nearest(one: number, length: number, other: number, otherLength: number): { from: number; to: number } {
  if (one + length < other) return { from: one + length, to: other };
  if (other + otherLength < one) return { from: one, to: other + otherLength };
  const shared = (Math.max(one, other) + Math.min(one + length, other + otherLength)) / 2;
  return { from: shared, to: shared };
}
