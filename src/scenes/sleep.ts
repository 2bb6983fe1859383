/** A picture that doesn't change needn't be drawn sixty times a second: the loop sleeps until it is woken. */
import { Core, type Game } from "phaser";

/**
 * After each frame it sleeps if `isStill`: nothing moves by itself, and nothing is about to. Gives back what wakes it,
 * to be called whenever something is to be drawn; how often makes no difference.
 */
export function letSleep({ loop, events, canvas }: Game, isStill: () => boolean): () => void {
  let isDue = true;
  let waking: number | undefined;

  function wake(): void {
    isDue = true;
    if (loop.running || waking !== undefined) return;
    // What begins now begins now: the time asleep isn't made up for.
    loop.resetDelta();
    waking = requestAnimationFrame(() => {
      waking = undefined;
      loop.wake();
    });
  }

  events.on(Core.Events.PRE_RENDER, () => {
    isDue = false;
  });
  events.on(Core.Events.POST_RENDER, () => {
    if (!isDue && isStill()) loop.sleep();
  });
  events.once(Core.Events.DESTROY, () => {
    if (waking !== undefined) cancelAnimationFrame(waking);
  });
  canvas.addEventListener("webglcontextrestored", wake);
  return wake;
}
