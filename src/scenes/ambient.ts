/** What moves by itself as long as the world is open: water, weather, what bobs on it. It stands still in calm. */
import type { World } from "./world.ts";

/** `move` is told how many seconds have passed since it was told last. */
export function ambient({ scene, isCalm }: World, move: (seconds: number) => void): void {
  // Phaser's name for it, written out: whoever imports Phaser for a word can't be tested without a page.
  scene.events.on("update", (_time: number, ms: number) => {
    if (!isCalm()) move(ms / 1000);
  });
}
