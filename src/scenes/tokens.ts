/** Tokens that fly from one place to another, one after the other: what is gained, paid or lost. */
import { imageOf } from "./image-of.ts";
import type { Motion } from "./motion.ts";
import { eased, inOut, staggered } from "./motions.ts";
import { onArc, type Point } from "./point.ts";
import type { World } from "./world.ts";

export interface TokenFlight {
  readonly texture: string;
  readonly count: number;
  readonly from: Point;
  readonly to: Point;
  /** Relative to its texture. */
  readonly size?: number;
  /** The flight of one token, and the time between two. */
  readonly ms?: number;
  readonly gap?: number;
}

export function flyTokens(world: World<"tokens">, flight: TokenFlight): Motion {
  const { count, ms = 480, gap = 70 } = flight;
  return staggered(
    gap,
    Array.from({ length: count }, () => eased(flyOne(world, flight, ms), inOut)),
  );
}

function flyOne(world: World<"tokens">, { texture, from, to, size = 1 }: TokenFlight, ms: number): Motion {
  let token: ReturnType<typeof imageOf> | undefined;
  const arc = Math.hypot(to.x - from.x, to.y - from.y) / 6;
  return {
    ms,
    begin() {
      token = imageOf(world, "tokens", texture);
      token.setScale(size / world.scale);
    },
    at(progress) {
      const { x, y } = onArc(from, to, arc, progress);
      token?.setPosition(x, y);
    },
    end() {
      token?.destroy();
    },
  };
}
