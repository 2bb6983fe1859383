/** A number at the gangway that counts people who go ashore. */
import type { GameObjects } from "phaser";
import type { Motion } from "../../../../../scenes/motion.ts";
import { overshoot } from "../../../../../scenes/motions.ts";
import { INK, LANTERN } from "../../cards/palette.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import type { BoatView } from "./boat-view.ts";
import type { Pace } from "./moves-on-boat.ts";

const AT = { x: BOAT.width - 6, y: 62 } as const;
const SIZE = 40;
/** The least size of the number, in units of the world. */
const LEGIBLE = 22;
/** How long the last number stays. */
const REST_MS = 700;

export function counting(world: World, { deck, placed }: BoatView, count: number, { ms, gap }: Pace): Motion {
  const whole = ms + gap * (count - 1) + REST_MS;
  let number: GameObjects.Text | undefined;
  let counted = 0;
  return {
    ms: whole,
    begin() {
      const { scale } = placed();
      number = world.scene.add.text(AT.x, AT.y, "", {
        fontFamily: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
        fontStyle: "750",
        fontSize: Math.max(SIZE, LEGIBLE / scale),
        color: LANTERN,
        stroke: INK,
        strokeThickness: 7,
        resolution: world.scale * scale,
      });
      deck.add(number.setOrigin(0.5));
    },
    at(progress) {
      const time = progress * whole;
      const now = Math.min(count, Math.max(0, Math.floor((time - ms) / gap) + 1));
      if (now !== counted) number?.setText(`${now}`);
      counted = now;
      const since = Math.min(1, Math.max(0, (time - ms - gap * (now - 1)) / Math.max(gap, 160)));
      const isLast = now === count;
      number?.setScale(isLast ? 0.7 + 0.6 * overshoot(since) : 0.85 + 0.15 * since);
      number?.setAlpha(Math.min(1, (whole - time) / 200));
    },
    end: () => number?.destroy(),
  };
}
