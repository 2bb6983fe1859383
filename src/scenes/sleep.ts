/** Stops the loop while the picture doesn't change. */
import { Core, type Game } from "phaser";

/**
 * After each frame it sleeps if `isStill` says that nothing moves or is about to. Returns `wake`, to be called, as often
 * as one likes, whenever something is to be drawn.
 */
export function sleepWhenStill({ loop, events, canvas }: Game, isStill: () => boolean): () => void {
  let isDue = true;
  let waking: number | undefined;

  function wake(): void {
    isDue = true;
    if (loop.running || waking !== undefined) return;
    // Otherwise the first frame would count the time asleep.
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
