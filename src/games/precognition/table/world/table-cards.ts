/** Draws all seats' cards, and moves them for events. */

import {
  type CardMove as AnyMove,
  dim,
  type Glow,
  glow,
  reveal,
  sink,
  travel,
  without,
} from "../../../../kit/cards/motions.ts";
import type { CardPlace } from "../../../../kit/cards/place.ts";
import type { Motion } from "../../../../scenes/motion.ts";
import { still, together } from "../../../../scenes/motions.ts";
import type { CardId } from "../../model/card.ts";
import type { Event } from "../../model/events.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { CARD } from "../cards/card-face.ts";
import { LANTERN } from "../cards/palette.ts";
import type { World } from "../picture/layers.ts";
import type { BoatPicture, Picture } from "../picture/picture.ts";
import { type CardThere, type Face, looksIn } from "./cards/card-looks.ts";
import { piled, type SeatCards, seatCards } from "./cards/card-places.ts";
import { type CardSlots, createSlots, facesInHand, lyingIn, settleSlots } from "./cards/card-slots.ts";
import type { Places } from "./layout/places.ts";

export interface TableCards {
  settle(picture: Picture): void;
  /** A motion of 0 ms if no card moves. */
  play(event: Event, before: Picture, after: Picture): Motion;
}

type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

type CardMove = AnyMove<Face>;

const GLOW_MS = 900;
const LIGHT: Glow = { width: CARD.width, height: CARD.height, color: LANTERN };

/** `places` returns those of the present layout. */
export function buildTableCards(world: World, seats: number, places: () => Places): TableCards {
  const slots = Array.from({ length: seats }, (_, seat) => createSlots(world, seat));
  const slotsOf = (seat: number): CardSlots => at(slots, seat);
  const placesOf = (seat: number): SeatCards => {
    const { cards, frame } = at(places(), seat);
    return seatCards(cards, frame, world.area());
  };

  function played(event: Event, before: Picture, after: Picture): Motion {
    switch (event.on) {
      case "drew":
      case "drew-open":
        return drew(event.seat, after);
      case "locked":
        return locked(event.seat, before);
      case "dealt":
        return dealt(event, before);
      case "chose":
        return chose(event, before);
      case "activated":
        return activated(event, before);
      default:
        return still(0);
    }
  }

  function drew(seat: number, after: Picture): Motion {
    const { deck } = placesOf(seat);
    const boat = at(after.boats, seat);
    const cards = inHand(boat, lyingIn(boat, placesOf(seat)));
    const moves = cards.map((to): CardMove => ({ from: { face: null, place: deck }, to }));
    return without(slotsOf(seat).hand.slice(0, cards.length), travel(world, looksIn(world, after.season), moves));
  }

  function locked(seat: number, before: Picture): Motion {
    const boat = at(before.boats, seat);
    const own = placesOf(seat);
    const under = inHand(boat, piled(own));
    const moves = inHand(boat, lyingIn(boat, own)).map((from, i): CardMove => ({ from, to: under[i] ?? from }));
    return without(slotsOf(seat).hand.slice(0, moves.length), travel(world, looksIn(world, before.season), moves));
  }

  /** Cards dealt to the neighbour's Decision Zone, from the hand if there is one. */
  function dealt({ seat, to, cards }: EventOf<"dealt">, before: Picture): Motion {
    const boat = at(before.boats, seat);
    const held = inHand(boat, lyingIn(boat, placesOf(seat))).slice(-cards.length);
    const moves = cards.map(
      (card, i): CardMove => ({
        from: held[i] ?? { face: null, place: placesOf(seat).deck },
        to: { face: card, place: at(placesOf(to).decision, i) },
      }),
    );
    const taken = slotsOf(seat).hand.slice(boat.open.length + boat.hand - held.length);
    const hidden = [...slotsOf(to).decision, slotsOf(seat).seal, ...taken];
    return without(hidden, reveal(world, looksIn(world, before.season), moves));
  }

  function chose({ seat, hand, kept, given, passed }: EventOf<"chose">, before: Picture): Motion {
    const boat = at(before.boats, seat);
    const own = placesOf(seat);
    const [left, right] = [leftOf(seat, seats), rightOf(seat, seats)];
    const all = [kept, given, ...passed];
    const lay = all.filter((card) => !hand.includes(card));
    const held = inHand(boat, lyingIn(boat, own));

    const start = (card: CardId): Pick<CardMove, "from" | "via"> => {
      if (lay.includes(card)) {
        return { from: { face: card, place: at(own.decision, decisionPlace(card, boat, lay)) } };
      }
      const i = hand.indexOf(card);
      const from = held[i];
      return from === undefined
        ? { from: { face: null, place: own.deck }, via: at(hand.length > own.hand.length ? own.first : own.hand, i) }
        : { from };
    };
    const moves: readonly CardMove[] = [
      { ...start(kept), to: { face: kept, place: own.kept } },
      { ...start(given), to: { face: given, place: placesOf(left).given } },
      ...passed.map(
        (card, i): CardMove => ({
          ...start(card),
          to: { face: card, place: at(placesOf(right).decision, i) },
        }),
      ),
    ];
    const { hand: hands, decision, seal, kept: ownKept } = slotsOf(seat);
    const hidden = [...hands, ...decision, seal, ownKept, slotsOf(left).given, ...slotsOf(right).decision];
    return without(hidden, reveal(world, looksIn(world, before.season), moves));
  }

  function activated({ seat, cards }: EventOf<"activated">, before: Picture): Motion {
    const { zone } = at(before.boats, seat);
    const own = placesOf(seat);
    const both = [
      { card: zone.kept, place: own.kept, image: slotsOf(seat).kept },
      { card: zone.given, place: own.given, image: slotsOf(seat).given },
    ];
    // Both may be the same card, of which only one is activated.
    const left = [...cards];
    return together(
      ...both.map(({ card, place, image }) => {
        const i = card === null ? -1 : left.indexOf(card);
        if (i < 0) return dim(image, GLOW_MS);
        left.splice(i, 1);
        return glow(world, LIGHT, place, GLOW_MS);
      }),
    );
  }

  /** The played cards leave the game. */
  function left(before: Picture, after: Picture): Motion {
    const motions = before.boats.flatMap(({ zone }, seat) => {
      const own = placesOf(seat);
      const to = at(after.boats, seat).zone;
      return (["kept", "given"] as const).flatMap((which) => {
        const card = zone[which];
        if (card === null || to[which] !== null) return [];
        return without(
          [slotsOf(seat)[which]],
          sink(world, looksIn(world, before.season), { face: card, place: own[which] }),
        );
      });
    });
    return together(...motions);
  }

  return {
    settle(picture) {
      for (const [seat, boat] of picture.boats.entries())
        settleSlots(world, slotsOf(seat), boat, placesOf(seat), picture.season);
    },
    play: (event, before, after) => together(left(before, after), played(event, before, after)),
  };
}

/** The cards of a boat's hand in these places. */
const inHand = (boat: BoatPicture, places: readonly CardPlace[]): readonly CardThere[] =>
  facesInHand(boat).map((face, i) => ({ face, place: at(places, i) }));

/** Cards from the other neighbour may be there already, if that event was played first. */
function decisionPlace(card: CardId, { decision }: BoatPicture, lay: readonly CardId[]): number {
  const place = decision.indexOf(card);
  return Math.max(0, place < 0 ? lay.indexOf(card) : place);
}

function at<X>(list: readonly X[], i: number): X {
  const found = list[i];
  if (found === undefined) throw new Error(`there is no ${i}`);
  return found;
}
