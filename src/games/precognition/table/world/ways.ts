/**
 * While a player chooses, the ways of the cards are drawn on the water: of the one that is given, of the two that are
 * passed, and of the one of them that comes back. They follow what the player picks.
 */
import type { GameObjects } from "phaser";
import { areaInWorld } from "../../../../kit/world/frame.ts";
import { still } from "../../../../scenes/motions.ts";
import type { Point } from "../../../../scenes/point.ts";
import type { Area, Stage } from "../../../../scenes/show.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { CARD } from "../cards/card-face.ts";
import { numberOf } from "../cards/palette.ts";
import type { World } from "../picture/layers.ts";
import type { Picture } from "../picture/picture.ts";
import { seatColor } from "../picture/seat-colors.ts";
import { type CardWay, cardWays, namesOf } from "./card-ways.ts";
import type { Layout } from "./layout/layout.ts";
import type { Framed } from "./layout/places.ts";
import type { SeatPlaces } from "./layout/seat-places.ts";
import { backOver, givenOver, passedOver, type Way, wayBack, wayToGiven, wayToPassed } from "./way-points.ts";

interface Look {
  readonly width: number;
  readonly alpha: number;
  /** Every other stretch of this length is left out. */
  readonly stretch: number;
  readonly head: number;
}

const LOOKS = {
  sure: { width: 4, alpha: 1, stretch: 11, head: 16 },
  open: { width: 4, alpha: 0.7, stretch: 11, head: 16 },
  later: { width: 3, alpha: 0.85, stretch: 4, head: 12 },
} as const satisfies Record<string, Look>;

const DARK = 0x0b1720;
const OPENING = 0.45;
/** Around it all is dark, so that a way stands out from water of its own colour. */
const RIM = { width: 2, alpha: 0.75 } as const;
/** Where a card will lie, for what its place is wide. */
const ROUND = CARD.round / CARD.width;

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

  function hasHand(seat: number): boolean {
    const boat = seen?.boats[seat];
    return boat !== undefined && boat.hand + boat.open.length > 0;
  }

  function draw(seat: number, ways: readonly CardWay[]): void {
    const { places: all, shared } = layout();
    const [left, right] = [leftOf(seat, all.length), rightOf(seat, all.length)];
    const [own, toLeft, passedTo] = [all[seat], all[left], all[right]];
    if (own === undefined || toLeft === undefined || passedTo === undefined) return;
    const toRight = hasHand(right) ? passedTo : withoutHand(passedTo);
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
    const given = ({ frame, cards }: Framed): Area => areaInWorld(frame, cards.given);
    if (seen?.boats[left]?.zone.given === null) drawSlot(pen, given(toLeft), numberOf(seatColor(left)));
    const doesReturn = ways.some(({ goes }) => goes === "back") && seen?.boats[seat]?.zone.given === null;
    if (doesReturn) drawSlot(pen, given(own), numberOf(seatColor(seat)));
    for (const way of ways) drawWay(pen, wayOf(way), numberOf(seatColor(colors[way.goes])), LOOKS[lookOf(way)]);
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

/** Where nothing lies ways may end. */
const withoutHand = (place: Framed): Framed => ({ ...place, cards: { ...place.cards, hand: place.cards.decision } });

/** Where a card of a seat lies: the two that lie face up come first. */
const placeOf = ({ cards }: SeatPlaces, card: number): Area | undefined => [...cards.decision, ...cards.hand][card];

function drawWay(pen: GameObjects.Graphics, way: Way, color: number, look: Look): void {
  const dark = { ...look, width: look.width + 2 * RIM.width, alpha: look.alpha * RIM.alpha };
  drawStretches(pen, way, DARK, dark, RIM.width);
  drawStretches(pen, way, color, look, 0);
}

/** Each of them, and the head, so much `longer` at all ends. */
function drawStretches(pen: GameObjects.Graphics, { at, angle }: Way, color: number, look: Look, longer: number): void {
  const [from, to] = [at(0), at(1)];
  const stretches = 1 + 2 * Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * look.stretch));
  pen.lineStyle(look.width, color, look.alpha);
  for (let i = 0; i < stretches; i += 2) {
    const [a, b] = [at(i / stretches), at((i + 1) / stretches)];
    const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    const [x, y] = [((b.x - a.x) * longer) / length, ((b.y - a.y) * longer) / length];
    pen.lineBetween(a.x - x, a.y - y, b.x + x, b.y + y);
  }
  const tip = { x: to.x + 2 * longer * Math.cos(angle), y: to.y + 2 * longer * Math.sin(angle) };
  drawHead(pen, tip, angle, color, { ...look, head: look.head + 3.6 * longer });
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

/** An empty place, faintly, for a card that comes to lie there. */
function drawSlot(pen: GameObjects.Graphics, { x, y, width, height }: Area, color: number): void {
  const round = ROUND * Math.min(width, height);
  pen.fillStyle(DARK, 0.22).fillRoundedRect(x, y, width, height, round);
  pen.lineStyle(3.5, DARK, 0.4).strokeRoundedRect(x, y, width, height, round);
  pen.lineStyle(1.5, color, 0.75).strokeRoundedRect(x, y, width, height, round);
}
