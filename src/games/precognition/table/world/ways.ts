/**
 * While a player chooses, the ways of the cards are drawn on the water: of the one that is given, of the two that are
 * passed, and of the one of them that comes back. They follow what the player picks.
 */
import type { GameObjects } from "phaser";
import { still } from "../../../../scenes/motions.ts";
import type { Point } from "../../../../scenes/point.ts";
import type { Area, Stage } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { type CardWay, cardWays, namesOf } from "./card-ways.ts";
import type { Layout } from "./layout.ts";
import type { Picture } from "./picture.ts";
import { seatColor } from "./seat-colors.ts";
import type { SeatPlaces } from "./seat-places.ts";
import { backOver, givenOver, passedOver, type Way, wayBack, wayToGiven, wayToPassed } from "./way-points.ts";

interface Look {
  readonly width: number;
  readonly alpha: number;
  /** Every other stretch of this length is left out. */
  readonly stretch: number;
  readonly head: number;
}

const LOOKS = {
  sure: { width: 4, alpha: 0.9, stretch: 11, head: 16 },
  open: { width: 4, alpha: 0.5, stretch: 11, head: 16 },
  later: { width: 3, alpha: 0.75, stretch: 4, head: 12 },
} as const satisfies Record<string, Look>;

const OPENING = 0.45;

/** Nobody sits at the front where people only watch: they choose nothing. */
export function buildWays(
  world: World,
  viewerNow: () => number | undefined,
  layout: () => Layout,
): Pick<Stage<Picture, Event>, "settle" | "play" | "consider"> {
  const pen = world.scene.add.graphics().setName("ways");
  world.layers.river.add(pen);
  let seen: Picture | undefined;
  let draft: unknown;

  function draw(seat: number, ways: readonly CardWay[]): void {
    const { places: all, shared } = layout();
    const [left, right] = [leftOf(seat, all.length), rightOf(seat, all.length)];
    const [own, toLeft, toRight] = [all[seat], all[left], all[right]];
    if (own === undefined || toLeft === undefined || toRight === undefined) return;
    const { middle } = shared;
    const wayOf = ({ goes, card }: CardWay): Way => {
      const from = card === undefined ? undefined : placeOf(own, card);
      switch (goes) {
        case "given":
          return middle === undefined ? wayToGiven(own, toLeft, from) : givenOver(own, toLeft, middle, from);
        case "passed":
          return middle === undefined ? wayToPassed(own, toRight, from) : passedOver(own, toRight, middle, from);
        case "back":
          return middle === undefined ? wayBack(own, toRight) : backOver(own, toRight, middle);
      }
    };
    const colors = { given: left, passed: right, back: seat } as const;
    for (const way of ways) drawWay(pen, wayOf(way), seatColor(colors[way.goes]).number, LOOKS[lookOf(way)]);
  }

  function drawAll(): void {
    pen.clear();
    const viewer = viewerNow();
    const boat = viewer === undefined ? undefined : seen?.boats[viewer];
    const isChoosing = seen?.moment === "choice" && boat?.sitter === "person" && !boat.isLocked;
    pen.setVisible(isChoosing);
    if (viewer === undefined || seen === undefined || !isChoosing) return;
    const ways = cardWays(draft, seen.round);
    pen.setName(`ways: ${namesOf(ways)}`);
    draw(viewer, ways);
  }

  return {
    settle(picture) {
      seen = picture;
      drawAll();
    },
    consider(to) {
      draft = to;
      drawAll();
    },
    play: () => still(0),
  };
}

/** As long as it isn't known which card, a way is fainter; one that is for later is thin and dotted. */
const lookOf = ({ goes, card }: CardWay): keyof typeof LOOKS =>
  goes === "back" ? "later" : card === undefined ? "open" : "sure";

/** Where a card of a seat lies: the two that lie face up come first. */
const placeOf = ({ cards }: SeatPlaces, card: number): Area | undefined => [...cards.decision, ...cards.hand][card];

function drawWay(pen: GameObjects.Graphics, { at, angle }: Way, color: number, look: Look): void {
  const [from, to] = [at(0), at(1)];
  const stretches = 1 + 2 * Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * look.stretch));
  pen.lineStyle(look.width, color, look.alpha);
  for (let i = 0; i < stretches; i += 2) {
    const [a, b] = [at(i / stretches), at((i + 1) / stretches)];
    pen.lineBetween(a.x, a.y, b.x, b.y);
  }
  drawHead(pen, to, angle, color, look);
}

function drawHead(pen: GameObjects.Graphics, { x, y }: Point, angle: number, color: number, look: Look): void {
  const corner = (turn: number): Point => ({
    x: x - look.head * Math.cos(angle + turn),
    y: y - look.head * Math.sin(angle + turn),
  });
  const [one, other] = [corner(OPENING), corner(-OPENING)];
  pen.fillStyle(color, look.alpha);
  pen.fillTriangle(x, y, one.x, one.y, other.x, other.y);
}
