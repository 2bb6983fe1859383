/** A card that flies along an arc, and turns over on its way if it shows another face at the end. */
import { imageOf } from "./image-of.ts";
import type { Motion } from "./motion.ts";
import { eased, inOut } from "./motions.ts";
import { between, onArc, type Point, turnedBetween } from "./point.ts";
import type { World } from "./world.ts";

export interface CardFlight {
  readonly from: CardPose;
  readonly to: CardPose;
  readonly ms?: number;
  /** How far above the straight line it is in the middle, in units. */
  readonly arc?: number;
  /** Hidden while it flies: usually the card in the place where it starts, or where it lands. */
  readonly instead?: readonly { setVisible(isVisible: boolean): unknown }[];
}

export interface CardPose extends Point {
  readonly texture: string;
  /** Relative to its texture. */
  readonly size?: number;
  /** In degrees. */
  readonly angle?: number;
}

/** The name of a flying card's image, by which tests tell it from a card in its place. */
export const ON_ITS_WAY = "card on its way";

const SHADOW = "scenes.card-shadow";
const SHADOW_SIZE = 96;

export function flyCard(world: World<"cards">, { from, to, ms = 620, arc = 36, instead = [] }: CardFlight): Motion {
  const flips = from.texture !== to.texture;
  let things: { readonly card: ReturnType<typeof imageOf>; readonly shadow: ReturnType<typeof imageOf> } | undefined;
  const hide = (isHidden: boolean): void => {
    for (const thing of instead) thing.setVisible(!isHidden);
  };
  const flight: Motion = {
    ms,
    begin() {
      bakeShadow(world);
      things = {
        shadow: imageOf(world, "cards", SHADOW),
        card: imageOf(world, "cards", from.texture).setName(ON_ITS_WAY),
      };
    },
    at(progress) {
      if (things === undefined) return;
      // `settle` may have shown them again meanwhile.
      hide(true);
      const { card, shadow } = things;
      const size = between(from.size ?? 1, to.size ?? 1, progress);
      const angle = turnedBetween(from.angle ?? 0, to.angle ?? 0, progress);
      const { x, y } = onArc(from, to, arc, progress);
      const turn = flips ? Math.cos(Math.PI * progress) : 1;
      card.setTexture(progress < 0.5 ? from.texture : to.texture);
      card.setPosition(x, y).setAngle(angle);
      card.setScale((size * Math.max(0.02, Math.abs(turn))) / world.scale, size / world.scale);
      const height = Math.sin(Math.PI * progress);
      shadow
        .setPosition(x + 4 + 8 * height, y + 6 + 16 * height)
        .setAngle(angle)
        .setAlpha(0.5 - 0.2 * height);
      shadow.setDisplaySize(card.displayWidth * 1.2, card.displayHeight * 1.2);
    },
    end() {
      things?.card.destroy();
      things?.shadow.destroy();
      hide(false);
    },
  };
  return eased(flight, inOut);
}

function bakeShadow(world: World): void {
  world.bake(SHADOW, SHADOW_SIZE, SHADOW_SIZE, (pen) => {
    pen.shadowColor = "#000";
    pen.shadowBlur = SHADOW_SIZE * 0.16 * world.scale;
    pen.beginPath();
    const rim = SHADOW_SIZE * 0.16;
    pen.roundRect(rim, rim, SHADOW_SIZE - 2 * rim, SHADOW_SIZE - 2 * rim, rim / 2);
    pen.fill();
  });
}
