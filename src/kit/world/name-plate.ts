/** A plate with a seat's sign and name. */
import type { GameObjects } from "phaser";
import type { Point } from "../../scenes/point.ts";
import type { World } from "../../scenes/world.ts";
import type { Fitted } from "./fitted.ts";

export interface NamePlate {
  readonly thing: GameObjects.Container;
  fit(place: NamePlace): void;
  /** `note` is shown after the name. */
  show(words: string, note: string): void;
}

/** In the units of its container. */
export interface NamePlace {
  /** Its middle; with `isHanging` the middle of its upper edge. */
  readonly at: Point;
  readonly isHanging?: boolean;
  /** The size of such a unit in the world. */
  readonly scale: number;
  /** Its largest width. */
  readonly room: number;
  /** What lies beside it ends here. It makes way to the right, and gets smaller if that isn't enough. */
  readonly clearOf?: number | undefined;
  /** Its largest width where larger text is wanted. */
  readonly grown: number;
}

export interface NameLook {
  readonly seat: number;
  /** The path of the seat's sign, in a square of `SIGN_SIZE`. */
  readonly symbol: string;
  readonly color: string;
}

const FONT = 15;
/** Of its font, in units of the world: capitals are 9 high. */
const SMALLEST = 13;
const SIDE = 9;
const HEIGHT = FONT + 8;
/** Phaser measures small text at another size than it draws it: without this padding the last letter is cut. */
const CLEAR = 4;
/** Between a name and its note. */
const BETWEEN = 6 - CLEAR;

export function createNamePlate(
  world: World,
  name: string,
  { seat, symbol, color }: NameLook,
  fitted: Fitted,
): NamePlate {
  const { scene } = world;
  const ground = scene.add.image(0, 0, "__DEFAULT").setName(`${name}/name-plate`);
  const write = (ink: string) =>
    scene.add
      .text(0, 0, "", { fontFamily: "Marcellus, Georgia, serif", color: ink, padding: { right: CLEAR } })
      .setOrigin(0, 0.5);
  const words = write("#f3ecdb").setName(`${name}/name`);
  const aside = write(color).setName(`${name}/note`);
  const thing = scene.add.container(0, 0, [ground, words, aside]);
  let unit = 1;
  let plateWidth = 1;
  let scale = 1;
  let room = Number.POSITIVE_INFINITY;
  let at: Point = { x: 0, y: 0 };
  let clearOf = Number.NEGATIVE_INFINITY;

  function lay(): void {
    const noted = aside.text === "" ? 0 : aside.width + BETWEEN;
    const width = Math.ceil((words.width + noted - CLEAR + FONT + 2 * SIDE + 5) / 6) * 6;
    const height = HEIGHT;
    plateWidth = width;
    const texture = fitted.drawn(`name/${seat}/${width}`, width, height, unit * scale, (pen) =>
      draw(pen, width, height),
    );
    ground.setTexture(texture).setDisplaySize(width, height);
    words.setPosition(-width / 2 + SIDE + FONT + 5, 0);
    aside.setPosition(words.x + words.width + BETWEEN, 0);
    // A long name gets smaller rather than cover something else.
    thing.setScale(Math.min(unit, Math.min(room, at.x + room / 2 - clearOf) / width));
    thing.setPosition(Math.max(at.x, clearOf + (width * thing.scaleX) / 2), at.y);
  }

  function draw(pen: CanvasRenderingContext2D, width: number, height: number): void {
    pen.beginPath();
    pen.roundRect(0.8, 0.8, width - 1.6, height - 1.6, 5);
    pen.fillStyle = "rgb(11 23 32 / 94%)";
    pen.fill();
    pen.lineWidth = 1.4;
    pen.strokeStyle = color;
    pen.stroke();
    pen.translate(SIDE, (height - FONT) / 2);
    pen.scale(FONT / 16, FONT / 16);
    pen.fillStyle = color;
    pen.fill(new Path2D(symbol), "evenodd");
  }

  return {
    thing,
    fit(place) {
      ({ scale, room, clearOf = Number.NEGATIVE_INFINITY } = place);
      const usual = Math.max(1, SMALLEST / (FONT * scale));
      unit = Math.max(usual, Math.min((SMALLEST * world.textScale()) / (FONT * scale), place.grown / plateWidth));
      const low = place.isHanging ? (HEIGHT / 2) * unit : 0;
      at = { x: place.at.x, y: place.at.y + low };
      for (const text of [words, aside]) text.setFontSize(FONT).setResolution(unit * scale * world.scale);
      lay();
    },
    show(text, note) {
      if (words.text === text && aside.text === note) return;
      words.setText(text);
      aside.setText(note).setVisible(note !== "");
      lay();
    },
  };
}
