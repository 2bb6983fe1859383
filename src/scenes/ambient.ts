/** Movement without an event, as of water or weather. It stops while less motion is asked for. */
import type { World } from "./world.ts";

/** Calls `move` for each frame, with the seconds since the frame before. */
export function ambient({ scene, isCalm }: World, move: (seconds: number) => void): void {
  // `Scenes.Events.UPDATE`, written out: a module that imports Phaser can't be tested without a page.
  scene.events.on("update", (_time: number, ms: number) => {
    if (!isCalm()) move(ms / 1000);
  });
}
