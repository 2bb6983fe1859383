/** While a player chooses: the way of the card that is given, and of the two that are passed, drawn on the water. */
import type { GameObjects } from "phaser";
import { still } from "../../../../scenes/motions.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Area, Stage } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Picture } from "./picture.ts";
import { middleOf, type Places } from "./places.ts";
import { seatColor } from "./seat-colors.ts";

const WIDTH = 4;
const ALPHA = 0.75;
/** Every other stretch of this length is left out. */
const STRETCH = 11;
/** How high a way rises, for what it is long. */
const RISE = 0.32;
/** It rises sooner than it falls, so that it clears the own boat. */
const STEEP = 0.3;
/** How far before a card it ends. */
const SHORT = 12;
const HEAD = 16;
const OPENING = 0.45;

/** Nobody sits at the front where people only watch: they choose nothing. */
export function buildWays(
  world: World,
  viewerNow: () => number | undefined,
  places: () => Places,
): Pick<Stage<Picture, Event>, "settle" | "play"> {
  const pen = world.scene.add.graphics().setName("ways");
  world.layers.river.add(pen);

  function draw(seat: number): void {
    const all = places();
    const [left, right] = [leftOf(seat, all.length), rightOf(seat, all.length)];
    const [own, toLeft, toRight] = [all[seat]?.cards, all[left]?.cards, all[right]?.cards];
    if (own === undefined || toLeft === undefined || toRight === undefined) return;
    const from = topOf(own.decision);
    // Between the own boat and those behind it, over open water.
    const highest = (all[seat]?.boat.y ?? 0) - SHORT;
    drawWay(pen, from, middleOf(toLeft.given), highest, seatColor(left).number);
    drawWay(pen, from, besideOf(toRight.decision, from), highest, seatColor(right).number);
  }

  return {
    settle({ moment, boats }) {
      pen.clear();
      const viewer = viewerNow();
      const boat = viewer === undefined ? undefined : boats[viewer];
      const isChoosing = moment === "choice" && boat?.sitter === "person" && !boat.isLocked;
      pen.setVisible(isChoosing);
      if (viewer !== undefined && isChoosing) draw(viewer);
    },
    play: () => still(0),
  };
}

const topOf = (cards: readonly Area[]): Point => ({
  x: centre(cards),
  y: Math.min(...cards.map(({ y }) => y)) - SHORT / 2,
});

/** At the side that is nearer, where no card is in the way. */
function besideOf(cards: readonly Area[], from: Point): Point {
  const y = cards.reduce((sum, card) => sum + middleOf(card).y, 0) / cards.length;
  if (from.x < centre(cards)) return { x: Math.min(...cards.map(({ x }) => x)) - SHORT, y };
  return { x: Math.max(...cards.map(({ x, width }) => x + width)) + SHORT, y };
}

const centre = (cards: readonly Area[]): number =>
  cards.reduce((sum, card) => sum + middleOf(card).x, 0) / cards.length;

/** A bow, the higher the longer it is; its middle is no higher than `highest`. */
function drawWay(pen: GameObjects.Graphics, from: Point, to: Point, highest: number, color: number): void {
  const rising = Math.min(from.y, to.y) - RISE * Math.abs(to.x - from.x);
  const bend = { x: between(from.x, to.x, STEEP), y: Math.max(rising, 2 * highest - (from.y + to.y) / 2) };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
  });
  const stretches = 1 + 2 * Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * STRETCH));
  pen.lineStyle(WIDTH, color, ALPHA);
  for (let i = 0; i < stretches; i += 2) {
    const [a, b] = [at(i / stretches), at((i + 1) / stretches)];
    pen.lineBetween(a.x, a.y, b.x, b.y);
  }
  drawHead(pen, to, Math.atan2(to.y - bend.y, to.x - bend.x), color);
}

function drawHead(pen: GameObjects.Graphics, { x, y }: Point, angle: number, color: number): void {
  const corner = (turn: number): Point => ({
    x: x - HEAD * Math.cos(angle + turn),
    y: y - HEAD * Math.sin(angle + turn),
  });
  const [one, other] = [corner(OPENING), corner(-OPENING)];
  pen.fillStyle(color, ALPHA);
  pen.fillTriangle(x, y, one.x, one.y, other.x, other.y);
}
