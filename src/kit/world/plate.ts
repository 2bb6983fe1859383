/** A small plate with a sign and a number. */
import type { GameObjects } from "phaser";
import type { World } from "../../scenes/world.ts";
import { SIGN_SIZE, type Sign } from "../drawing/sign.ts";
import type { Fitted } from "./fitted.ts";

export interface Plate {
  readonly thing: GameObjects.Container;
  /** Its background, as large as the plate. */
  readonly ground: GameObjects.Image;
  /**
   * `unit` is the size of the plate's unit in that of its container, `scale` the size of the container's unit in the world.
   * `caption` names what is counted, where there is room for it.
   */
  fit(unit: number, scale: number, caption?: Caption): void;
  show(value: number): void;
  /** Enlarges it for a moment; 1 is the usual size. */
  swell(by: number): void;
}

export interface Caption {
  of(count: number): string;
  /** Whether the sign is shown too. */
  readonly hasSign: boolean;
}

export interface PlateLook {
  readonly sign: Sign;
  readonly color: string;
  readonly rim: string;
  /** The most important plate is larger. */
  readonly isMain?: boolean;
}

export const PLATE = { width: 46, height: 22 } as const;
const MAIN = { width: 60, height: 28 } as const;
export const plateSize = (isMain: boolean): { readonly width: number; readonly height: number } =>
  isMain ? MAIN : PLATE;

/** The size of a sign and the width of a digit, relative to the plate's height. */
const SIGN = 0.68;
const FIGURE = 0.5;

export function createPlate(
  world: World,
  name: string,
  { sign, color, rim, isMain = false }: PlateLook,
  fitted: Fitted,
): Plate {
  const { width: bare, height } = plateSize(isMain);
  const ground = world.scene.add.image(0, 0, "__DEFAULT").setName(`${name}/plate`);
  const write = (weight: string, text: string) =>
    world.scene.add.text(0, 0, text, {
      fontFamily: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
      fontStyle: weight,
      color: isMain ? "#ffe3a6" : "#f3ecdb",
    });
  const number = write("750", "").setName(name).setOrigin(0.5, 0.5);
  // Small text is drawn a little wider than it is measured.
  const word = write("500", "").setOrigin(0, 0.5).setPadding(0, 0, 3, 0);
  const thing = world.scene.add.container(0, 0, [ground, number, word]);
  let usual = 1;
  let seen = 1;
  let value = 0;
  let caption: Caption | undefined;

  const draw = (width: number, hasSign: boolean) => (pen: CanvasRenderingContext2D) => {
    pen.beginPath();
    pen.roundRect(0.9, 0.9, width - 1.8, height - 1.8, height * 0.3);
    pen.fillStyle = "rgb(11 23 32 / 93%)";
    pen.fill();
    pen.lineWidth = isMain ? 1.8 : 1.2;
    pen.strokeStyle = rim;
    pen.stroke();
    if (!hasSign) return;
    const size = height * SIGN;
    pen.translate(height * 0.24, (height - size) / 2);
    pen.scale(size / SIGN_SIZE, size / SIGN_SIZE);
    pen.fillStyle = color;
    pen.fill(new Path2D(sign.d), "evenodd");
  };

  function layOut(): void {
    const said = caption?.of(value) ?? "";
    word.setText(said).setVisible(said !== "");
    const isBare = said === "";
    const hasSign = caption?.hasSign ?? true;
    // The caption comes after the number, however many digits that has.
    const more = isBare ? 0 : Math.max(0, Math.ceil(number.width - height * FIGURE));
    const less = hasSign ? 0 : Math.round(height * SIGN);
    const width = isBare ? bare : bare + more - less + Math.ceil(word.width) + height * 0.36;
    const look = `plate/${sign.name}/${width}${hasSign ? "" : "/bare"}`;
    ground.setTexture(fitted.drawn(look, width, height, seen, draw(width, hasSign))).setDisplaySize(width, height);
    number.setX(bare * 0.7 + more / 2 - less - width / 2);
    word.setX(bare * 0.95 + more - less - width / 2);
  }

  return {
    thing,
    ground,
    fit(unit, scale, to) {
      usual = unit;
      seen = unit * scale;
      caption = to;
      const resolution = Math.max(0.25, seen * world.scale);
      number.setFontSize(height * 0.76).setResolution(resolution);
      word.setFontSize(isMain ? 15 : 14.6).setResolution(resolution);
      layOut();
      thing.setScale(unit);
    },
    show(to) {
      value = to;
      const text = `${value}`;
      // The caption may differ for singular and plural, and more digits take more room.
      if (number.text !== text) {
        number.setText(text);
        if (caption !== undefined) layOut();
      }
      thing.setScale(usual);
    },
    swell(by) {
      thing.setScale(usual * by);
    },
  };
}
