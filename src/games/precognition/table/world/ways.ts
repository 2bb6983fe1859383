/** While a player chooses: the way of the card that is given, and of the two that are passed, drawn on the water. */
import type { GameObjects } from "phaser";
import { still } from "../../../../scenes/motions.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Area, Stage } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { inWorld } from "./frame.ts";
import type { Layout } from "./layout.ts";
import type { Picture } from "./picture.ts";
import { type Framed, middleOf } from "./places.ts";
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
/** Around a table it bends so far towards the middle. */
const OVER = 0.6;

/** Nobody sits at the front where people only watch: they choose nothing. */
export function buildWays(
  world: World,
  viewerNow: () => number | undefined,
  layout: () => Layout,
): Pick<Stage<Picture, Event>, "settle" | "play"> {
  const pen = world.scene.add.graphics().setName("ways");
  world.layers.river.add(pen);

  function draw(seat: number): void {
    const { places: all, shared } = layout();
    const [left, right] = [leftOf(seat, all.length), rightOf(seat, all.length)];
    const [mine, theirs, others] = [all[seat], all[left], all[right]];
    if (mine === undefined || theirs === undefined || others === undefined) return;
    const { middle } = shared;
    if (middle !== undefined) {
      const over = (from: Point, to: Point): Point => ({
        x: between(between(from.x, to.x, 0.5), middle.x, OVER),
        y: between(between(from.y, to.y, 0.5), middle.y, OVER),
      });
      const [from, given] = [frontOf(mine, mine.cards.decision), frontOf(theirs, [theirs.cards.given])];
      const passed = frontOf(others, others.cards.decision);
      drawWay(pen, from, given, seatColor(left).number, over(from, given));
      drawWay(pen, from, passed, seatColor(right).number, over(from, passed));
      return;
    }
    const [own, toLeft, toRight] = [mine.cards, theirs.cards, others.cards];
    const from = topOf(own.decision);
    // Between the own boat and those behind it, over open water.
    const highest = mine.boat.y - SHORT;
    const [given, passed] = [middleOf(toLeft.given), besideOf(toRight.decision, from)];
    drawWay(pen, from, given, seatColor(left).number, bowed(from, given, highest));
    drawWay(pen, from, passed, seatColor(right).number, bowed(from, passed, highest));
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

/** Before these cards, and before the boat if they lie behind it: towards the middle of the table. */
function frontOf({ frame, boat }: Framed, cards: readonly Area[]): Point {
  const { x, y } = topOf(cards);
  return inWorld(frame, { x, y: y > boat.y + boat.height / 2 ? boat.y - SHORT : y });
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

/** What a way bends towards: the longer it is the higher; its middle is no higher than `highest`. */
function bowed(from: Point, to: Point, highest: number): Point {
  const rising = Math.min(from.y, to.y) - RISE * Math.abs(to.x - from.x);
  return { x: between(from.x, to.x, STEEP), y: Math.max(rising, 2 * highest - (from.y + to.y) / 2) };
}

function drawWay(pen: GameObjects.Graphics, from: Point, to: Point, color: number, bend: Point): void {
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
