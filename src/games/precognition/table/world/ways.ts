/** While a player chooses: the way of the card that is given, and of the two that are passed, drawn on the water. */
import type { GameObjects } from "phaser";
import { still } from "../../../../scenes/motions.ts";
import type { Point } from "../../../../scenes/point.ts";
import type { Stage } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Layout } from "./layout.ts";
import type { Picture } from "./picture.ts";
import { seatColor } from "./seat-colors.ts";
import { givenOver, passedOver, type Way, wayToGiven, wayToPassed } from "./way-points.ts";

const WIDTH = 4;
const ALPHA = 0.75;
/** Every other stretch of this length is left out. */
const STRETCH = 11;
const HEAD = 16;
const OPENING = 0.45;

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
    const [own, toLeft, toRight] = [all[seat], all[left], all[right]];
    if (own === undefined || toLeft === undefined || toRight === undefined) return;
    const { middle } = shared;
    const given = middle === undefined ? wayToGiven(own, toLeft) : givenOver(own, toLeft, middle);
    const passed = middle === undefined ? wayToPassed(own, toRight) : passedOver(own, toRight, middle);
    drawWay(pen, given, seatColor(left).number);
    drawWay(pen, passed, seatColor(right).number);
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

function drawWay(pen: GameObjects.Graphics, { at, angle }: Way, color: number): void {
  const [from, to] = [at(0), at(1)];
  const stretches = 1 + 2 * Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * STRETCH));
  pen.lineStyle(WIDTH, color, ALPHA);
  for (let i = 0; i < stretches; i += 2) {
    const [a, b] = [at(i / stretches), at((i + 1) / stretches)];
    pen.lineBetween(a.x, a.y, b.x, b.y);
  }
  drawHead(pen, to, angle, color);
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
