/** A simple card: a ground, a frame, and what is printed on it. */
import type { Drawing, Part } from "./drawing.ts";
import { box } from "./paths.ts";

export const CARD = { width: 80, height: 112 } as const;

interface PlainCard {
  readonly ground: string;
  readonly frame: string;
}

export function plainCard({ ground, frame }: PlainCard, ...printed: readonly Part[]): Drawing {
  const outline = box(0, 0, CARD.width, CARD.height, 8);
  const inner = { d: box(4, 4, CARD.width - 8, CARD.height - 8, 6), line: { paint: frame, width: 2 } };
  return { ...CARD, outline, parts: [{ d: outline, fill: ground }, inner, ...printed] };
}
