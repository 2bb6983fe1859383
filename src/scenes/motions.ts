/** Combines motions, and plays them. A motion is played once, and whatever has begun is ended once. */
import type { Motion } from "./motion.ts";

export type Ease = (progress: number) => number;

export const still = (ms: number): Motion => ({ ms });

/** All begin at once, and each ends when it is done. */
export const together = (...motions: readonly Motion[]): Motion =>
  timeline(motions.map((motion) => ({ motion, from: 0 })));

export function inTurn(...motions: readonly Motion[]): Motion {
  let from = 0;
  const parts = motions.map((motion) => {
    const part = { motion, from };
    from += motion.ms;
    return part;
  });
  return timeline(parts);
}

/** Each begins `gap` milliseconds after the one before. */
export const staggered = (gap: number, motions: readonly Motion[]): Motion =>
  timeline(motions.map((motion, i) => ({ motion, from: i * gap })));

/** Not for a combined motion: an ease that overshoots would run its time backwards. */
export function eased(motion: Motion, ease: Ease): Motion {
  return { ...bound(motion), at: (progress) => motion.at?.(ease(progress)) };
}

export const inOut: Ease = (progress) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
/** Fast, then slow: for what arrives. */
export const out: Ease = (progress) => 1 - (1 - progress) ** 3;
/** Slow, then fast: for what falls or leaves. */
export const into: Ease = (progress) => progress ** 3;
/** Goes a little too far and comes back. */
export const overshoot: Ease = (progress) => 1 + 2.7 * (progress - 1) ** 3 + 1.7 * (progress - 1) ** 2;
/** From 0 to 1 and back to 0. */
export const thereAndBack: Ease = (progress) => Math.sin(Math.PI * progress);

interface Part {
  readonly motion: Motion;
  readonly from: number;
}

function timeline(parts: readonly Part[]): Motion {
  const ms = Math.max(0, ...parts.map(({ motion, from }) => from + motion.ms));
  const ahead = [...parts];
  const begun: { readonly part: Part; readonly playing: Playing }[] = [];
  return {
    ms,
    at(progress) {
      const time = progress * ms;
      for (const { part, playing } of begun) playing.at(share(part, time, progress));
      while (ahead[0] !== undefined && (ahead[0].from <= time || progress >= 1)) {
        const [part] = ahead.splice(0, 1);
        if (part === undefined) return;
        const playing = play(part.motion);
        begun.push({ part, playing });
        playing.at(share(part, time, progress));
      }
    },
    end() {
      for (const { playing } of begun) playing.stop();
    },
  };
}

function share({ motion, from }: Part, time: number, progress: number): number {
  if (progress >= 1 || time >= from + motion.ms) return 1;
  return (time - from) / motion.ms;
}

/** A motion that has begun. */
export interface Playing {
  /** At 1 the motion ends; later calls do nothing. */
  at(progress: number): void;
  /** Ends it at once. */
  stop(): void;
}

export function play(motion: Motion): Playing {
  let isOver = false;
  function stop(): void {
    if (isOver) return;
    isOver = true;
    motion.end?.();
  }
  motion.begin?.();
  return {
    at(progress) {
      if (isOver) return;
      motion.at?.(progress);
      if (progress >= 1) stop();
    },
    stop,
  };
}

/** A motion's functions may be methods that use `this`. */
const bound = (motion: Motion): Motion => ({
  ms: motion.ms,
  begin: () => motion.begin?.(),
  end: () => motion.end?.(),
});
