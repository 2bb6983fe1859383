/** A text at the Objectives: where they are judged, how many are met, and how many healthy Humans are needed. */
import type { GameObjects } from "phaser";
import type { Area } from "../../../../scenes/show.ts";
import { threatTo } from "../cards/objectives/threat.ts";
import type { World } from "../picture/layers.ts";
import type { Picture } from "../picture/picture.ts";
import type { WordsPlace } from "./layout/slots.ts";

export interface ThreatSign {
  show(picture: Picture, place: WordsPlace): void;
}

const FONT = "Atkinson Hyperlegible Next Variable, sans-serif";
const PADDING = { side: 9, above: 4 } as const;
/** The font size if there is room, at the usual text size. */
const LARGE = 17;
const SMALLEST = 13.5;
/** The gap between two texts in one row. */
const GAP = 16;

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
  /** All that its layout depends on, so that text is only measured when that changes. */
  let laid = "";

  const rowsOf: Readonly<Record<WordsPlace["rows"], readonly (readonly GameObjects.Text[])[]>> = {
    1: [[judged, count]],
    2: [[judged], [count, harvest]],
    3: [[judged], [count], [harvest]],
  };
  const widthOf = (row: readonly GameObjects.Text[]): number =>
    row.reduce((sum, { width }) => sum + width, GAP * (row.length - 1));
  const sizeOf = (rows: readonly (readonly GameObjects.Text[])[]) => ({
    width: Math.max(...rows.map(widthOf)),
    height: rows.reduce((sum, row) => sum + Math.max(...row.map(({ height }) => height)), 0),
  });

  /** As large as possible in this number of rows. With three rows a text may have several lines. */
  function lay({ x, y, width, height, rows: number }: WordsPlace): void {
    ground.clear();
    const rows = rowsOf[number];
    const wrap = number === 3 ? width - 2 * PADDING.side : null;
    const room = { width: width - 2 * PADDING.side, height: height - (number > 1 ? 2 * PADDING.above : 0) };
    const fits = (): number => Math.min(room.width / sizeOf(rows).width, room.height / sizeOf(rows).height);
    const write = (font: number): number => {
      for (const one of lines) one.setFontSize(font);
      return font;
    };
    for (const one of lines) if (one.style.wordWrapWidth !== wrap) one.setWordWrapWidth(wrap);
    let font = write(LARGE * world.textScale());
    // The height depends on the line breaks, which are only known after a try.
    while (font > SMALLEST && fits() < 1)
      font = write(Math.max(SMALLEST, Math.floor(2 * font * (wrap === null ? fits() : 0.94)) / 2));
    const whole = sizeOf(rows);
    const size = Math.min(1, room.width / whole.width);
    const left =
      number === 3
        ? x
        : number === 2
          ? x + width - whole.width - 2 * PADDING.side
          : x + (width - whole.width * size) / 2 - PADDING.side;
    let top = y + (number > 1 ? PADDING.above : 0);
    for (const row of rows) {
      let at = left + PADDING.side;
      for (const one of row) {
        one.setScale(size).setPosition(at, top);
        at += (one.width + GAP) * size;
      }
      top += sizeOf([row]).height * size;
    }
    plate({
      x: left,
      y: y - 2,
      width: whole.width * size + 2 * PADDING.side,
      height: top - y + 2 + (number > 1 ? PADDING.above : 0),
    });
  }

  function plate({ x, y, width, height }: Area): void {
    ground.fillStyle(0x0b1720, 0.82).fillRoundedRect(x, y, width, height, 8);
    ground.lineStyle(1.2, 0xf4bd5c, 0.55).strokeRoundedRect(x, y, width, height, 8);
  }

  return {
    show(picture, place) {
      const threat = picture.moment === "over" ? undefined : threatTo(picture);
      for (const one of lines) one.setVisible(threat !== undefined);
      ground.setVisible(threat !== undefined);
      if (threat === undefined) return;
      judged.setText(world.say(threat.judged));
      count.setText(world.say(threat.count));
      harvest.setText(world.say(threat.harvest)).setVisible(place.rows > 1);
      const now = JSON.stringify([place, world.textScale(), ...lines.map(({ text }) => text)]);
      if (now !== laid) lay(place);
      laid = now;
    },
  };
}
