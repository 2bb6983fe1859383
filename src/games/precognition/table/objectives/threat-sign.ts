/** Where the Objectives lie: where they are judged, how many are met, and what everybody has to bring home together. */
import type { GameObjects } from "phaser";
import type { Area } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import type { Picture } from "../world/picture.ts";
import { threatTo } from "./threat.ts";

export interface ThreatSign {
  show(picture: Picture, area: Area): void;
}

const FONT = "Atkinson Hyperlegible Next Variable, sans-serif";
const WIDEST = 330;
const PADDING = 9;
/** With less room than this letters are smaller. */
const TIGHT = 230;

export function createThreatSign(world: World, parent: GameObjects.Container): ThreatSign {
  const { scene, scale } = world;
  const ground = scene.add.graphics().setName("objectives/sign");
  const text = (color: string): GameObjects.Text =>
    scene.add.text(0, 0, "", { fontFamily: FONT, color, resolution: scale }).setOrigin(0);
  const judged = text("#f4bd5c").setName("objectives/judged");
  const count = text("#f3ecdb").setName("objectives/count");
  const harvest = text("#f3ecdb").setName("objectives/harvest");
  const lines = [judged, count, harvest];
  parent.add([ground, ...lines]);

  /** One below the other where there is room for three, else the first two in one row. */
  function lay({ x, y, width, height }: Area): void {
    ground.clear();
    if (height < 40) {
      harvest.setVisible(false);
      for (const one of lines) one.setFontSize(13).setWordWrapWidth(null);
      const gap = 8;
      const whole = judged.width + gap + count.width;
      const size = Math.min(1, (width - 4) / whole);
      judged.setScale(size).setPosition(x + (width - whole * size) / 2, y);
      count.setScale(size).setPosition(judged.x + (judged.width + gap) * size, y);
      plate({ x: judged.x - PADDING, y: y - 2, width: whole * size + 2 * PADDING, height: height + 1 });
      return;
    }
    harvest.setVisible(true);
    const room = Math.min(width, WIDEST) - 2 * PADDING;
    const isTight = room < TIGHT;
    let top = y + PADDING - 3;
    let widest = 0;
    for (const [i, one] of lines.entries()) {
      one.setFontSize(isTight ? 12.5 : i === 0 ? 15 : 14).setScale(1);
      one.setWordWrapWidth(room).setPosition(x + PADDING, top);
      widest = Math.max(widest, one.width);
      top += one.height + (isTight ? 0 : 2);
    }
    plate({ x, y, width: widest + 2 * PADDING, height: top - y + PADDING - 3 });
  }

  function plate({ x, y, width, height }: Area): void {
    ground.fillStyle(0x0b1720, 0.82).fillRoundedRect(x, y, width, height, 8);
    ground.lineStyle(1.2, 0xf4bd5c, 0.55).strokeRoundedRect(x, y, width, height, 8);
  }

  return {
    show(picture, area) {
      const threat = picture.moment === "over" ? undefined : threatTo(picture);
      for (const one of lines) one.setVisible(threat !== undefined);
      ground.setVisible(threat !== undefined);
      if (threat === undefined) return;
      judged.setText(world.say(threat.judged));
      count.setText(world.say(threat.count));
      harvest.setText(world.say(threat.harvest));
      lay(area);
    },
  };
}
