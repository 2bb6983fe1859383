/** A pennant over the stern, with a different shape for each team. */
import type { GameObjects } from "phaser";
import type { Team } from "../../../model/seats.ts";
import { INK } from "../../cards/palette.ts";
import type { Fitted } from "../../picture/boat-art.ts";
import type { World } from "../../picture/layers.ts";

export interface Pennant {
  fit(scale: number): void;
  /** Null hides it. */
  show(team: Team | null): void;
}

const SIZE = { width: 78, height: 62 } as const;
/** The foot of its mast, where it doesn't cover the number of healthy Humans or its caption. */
const FOOT = { x: 128, y: 74 } as const;
/** On small boats it is relatively larger, and this much lower. */
const LOWER = 50;
const LEGIBLE = 0.34;

export function createPennant(world: World, name: string, parent: GameObjects.Container, fitted: Fitted): Pennant {
  const image = world.scene.add.image(FOOT.x, FOOT.y, "__DEFAULT").setOrigin(1, 1).setVisible(false);
  parent.add(image);
  let scale = 1;

  function dress(team: Team): void {
    const { width, height } = SIZE;
    const unit = Math.max(1, LEGIBLE / scale);
    const texture = fitted.drawn(`pennant/${team}`, width, height, unit * scale, (pen) => draw(pen, team));
    image
      .setTexture(texture)
      .setDisplaySize(width * unit, height * unit)
      .setY(FOOT.y + LOWER * (unit - 1))
      .setName(`${name}/team/${team}`);
  }

  let shown: Team | null = null;
  return {
    fit(to) {
      scale = to;
      if (shown !== null) dress(shown);
    },
    show(team) {
      shown = team;
      image.setVisible(team !== null);
      if (team !== null) dress(team);
    },
  };
}

/** Team 0 has a forked pennant with a disc, team 1 a pointed one with two bars. */
export const CLOTHS = {
  0: { shape: "M72 4H4l15 15L4 34h68z", sign: "M50 11a8 8 0 1 0 0 16a8 8 0 0 0 0-16z", color: "#f6e7c8" },
  1: { shape: "M72 4L2 19l70 15z", sign: "M61 8v22h-6V8zM49 10.500v17h-6v-17z", color: "#e79a52" },
} as const satisfies Record<Team, { shape: string; sign: string; color: string }>;

function draw(pen: CanvasRenderingContext2D, team: Team): void {
  const { shape, sign, color } = CLOTHS[team];
  pen.lineJoin = "round";
  pen.strokeStyle = INK;
  pen.fillStyle = "#3b2a1e";
  pen.fillRect(71, 1, 5, 61);
  pen.fillStyle = color;
  pen.lineWidth = 2.4;
  pen.fill(new Path2D(shape));
  pen.stroke(new Path2D(shape));
  pen.fillStyle = INK;
  pen.fill(new Path2D(sign));
}
