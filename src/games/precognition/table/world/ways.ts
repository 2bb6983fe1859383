/**
 * While a player chooses, arrows show where the cards go: the given one, the two passed ones, and the one of those that
 * comes back. They follow the player's draft.
 */
import { type ArrowLook, drawArrow, drawEmpty, type Way } from "../../../../kit/world/arrows.ts";
import { areaInWorld } from "../../../../kit/world/frame.ts";
import { still } from "../../../../scenes/motions.ts";
import type { Area, Renderer, SeatMark } from "../../../../scenes/show.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { CARD } from "../cards/card-face.ts";
import { LANTERN, numberOf } from "../cards/palette.ts";
import type { World } from "../picture/layers.ts";
import type { Picture } from "../picture/picture.ts";
import { type CardWay, cardWays, namesOf } from "./card-ways.ts";
import type { Layout } from "./layout/layout.ts";
import type { Framed } from "./layout/places.ts";
import type { SeatPlaces } from "./layout/seat-places.ts";
import { backOver, givenOver, passedOver, wayBack, wayToGiven, wayToPassed } from "./way-points.ts";

/** The corner radius of a card's outline, relative to its width. */
const ROUND = CARD.round / CARD.width;

/** The viewer is undefined for those who only watch, and there are no arrows then. */
export function buildWays(
  world: World,
  viewerNow: () => number | undefined,
  layout: () => Layout,
  marks: readonly SeatMark[],
): Pick<Renderer<Picture, Event>, "settle" | "play" | "consider"> {
  const pen = world.scene.add.graphics().setName("ways");
  world.layers.river.add(pen);
  let seen: Picture | undefined;
  let draft: unknown;

  function hasHand(seat: number): boolean {
    const boat = seen?.boats[seat];
    return boat !== undefined && boat.hand + boat.open.length > 0;
  }

  const paintOf = (seat: number): number => numberOf(marks[seat]?.color ?? LANTERN);

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
    if (seen?.boats[left]?.zone.given === null) drawEmpty(pen, given(toLeft), paintOf(left), ROUND);
    const doesReturn = ways.some(({ goes }) => goes === "back") && seen?.boats[seat]?.zone.given === null;
    if (doesReturn) drawEmpty(pen, given(own), paintOf(seat), ROUND);
    for (const way of ways) drawArrow(pen, wayOf(way), paintOf(colors[way.goes]), lookOf(way));
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

const lookOf = ({ goes, card }: CardWay): ArrowLook =>
  goes === "back" ? "later" : card === undefined ? "open" : "sure";

/** For a seat without a hand, whose place may be crossed. */
const withoutHand = (place: Framed): Framed => ({ ...place, cards: { ...place.cards, hand: place.cards.decision } });

/** The two face-up cards come first. */
const placeOf = ({ cards }: SeatPlaces, card: number): Area | undefined => [...cards.decision, ...cards.hand][card];
