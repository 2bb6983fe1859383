/** Draws each player with their card, and the prize. */
import { reveal, travel, without } from "../../../../kit/cards/motions.ts";
import type { CardPlace } from "../../../../kit/cards/place.ts";
import { drawnSize, type Looks, type Lying } from "../../../../kit/cards/pose.ts";
import { createSlot, settleSlot } from "../../../../kit/cards/slot.ts";
import { bakeDrawing } from "../../../../kit/world/bake-drawing.ts";
import { createFitted } from "../../../../kit/world/fitted.ts";
import { change, floating } from "../../../../kit/world/floating.ts";
import { createNamePlate } from "../../../../kit/world/name-plate.ts";
import { createPlate } from "../../../../kit/world/plate.ts";
import { still, together } from "../../../../scenes/motions.ts";
import type { Cast, Layers, Renderer, Show } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import { seatSymbol } from "../../../../ui/look/seat-symbols.ts";
import type { Event } from "../../model/events.ts";
import type { NewGameTypes } from "../../model/types.ts";
import { CARD, faceOf, NACRE, PEARL } from "../cards/faces.ts";
import { pieceOf, readPiece } from "../cards/piece.ts";
import { BACK, type Picture, pictureOf } from "./picture.ts";

const LAYERS = { far: [], near: ["seats", "cards"] } as const satisfies Layers;
type Layer = (typeof LAYERS)["far" | "near"][number];

export const show: Show<NewGameTypes, Picture, Layer> = {
  art: [],
  layers: LAYERS,
  pictureOf,
  isJoint: ({ on }) => on === "turned",
  build,
};

/** The y of things, as a share of the world's height. */
const DOWN = { name: 0.1, pearls: 0.2, card: 0.5, prize: 0.86 };
const MOST_SIZE = 1.5;

function build(world: World<Layer>, { names }: Cast): Renderer<Picture, Event> {
  const fitted = createFitted(world, "seats", {});
  const looks: Looks<string> = (face, place) => {
    const size = drawnSize(place);
    return { size, texture: bakeDrawing(world, face, size, () => faceOf(readPiece(face))) };
  };
  const at = (across: number, down: number): CardPlace => {
    const { x, y, width, height } = world.area();
    const room = Math.min(width / (names.length * 1.3 * CARD.width), height / (2.4 * CARD.height));
    return { x: x + across * width, y: y + down * height, size: Math.min(MOST_SIZE, room), angle: 0 };
  };
  const middle = (seat: number): number => (seat + 0.5) / names.length;
  const cardOf = (seat: number, face: string): Lying<string> => ({ face, place: at(middle(seat), DOWN.card) });
  const plate = (name: string, isMain: boolean) => {
    const made = createPlate(world, name, { sign: PEARL, color: NACRE, rim: NACRE, isMain }, fitted);
    world.layers.seats.add(made.thing);
    return made;
  };
  const prize = plate("prize", true);
  const seats = names.map((_, seat) => {
    const look = { seat, symbol: seatSymbol(seat), color: NACRE };
    const name = createNamePlate(world, `seat:${seat}`, look, fitted);
    world.layers.seats.add(name.thing);
    const slot = createSlot(world, `card of ${seat}`, looks(BACK, at(0, 0)).texture);
    return { name, pearls: plate(`seat:${seat}/pearls`, false), slot };
  });

  function play(event: Event) {
    if (event.on === "round" || event.on === "sunk") return still(600);
    if (event.on === "over" || event.on === "seat") return still(200);
    const slots = seats.flatMap(({ slot }, seat) => (seat === event.seat ? [slot] : []));
    const back = cardOf(event.seat, BACK);
    if (event.on === "laid") {
      const from = { face: BACK, place: at(middle(event.seat), 1.3) };
      return without(slots, travel(world, looks, [{ from, to: back }]));
    }
    if (event.on === "turned") {
      const to = cardOf(event.seat, pieceOf(event.card));
      return without(slots, reveal(world, looks, [{ from: back, to }]));
    }
    const more = change(event.prize, PEARL, NACRE);
    const ground = { inside: world.layers.seats, scale: 1 };
    return together(
      still(600),
      floating(ground, fitted, `won/${event.prize}`, more, at(middle(event.seat), DOWN.pearls)),
    );
  }

  return {
    play,
    layout: () => fitted.begin(),
    settle(picture) {
      prize.fit(1.3, 1);
      prize.show(picture.prize);
      prize.thing.copyPosition(at(0.5, DOWN.prize)).setVisible(picture.prize > 0);
      for (const [seat, { name, pearls, slot }] of seats.entries()) {
        const { laid, pearls: count } = picture.players[seat] ?? { laid: null, pearls: 0 };
        const card = laid === null ? undefined : cardOf(seat, laid);
        settleSlot(world, slot, looks, card, laid === BACK ? undefined : card?.face);
        const room = world.area().width / names.length;
        name.fit({ at: at(middle(seat), DOWN.name), scale: 1, room, grown: 200 });
        name.show(names[seat] ?? "", "");
        pearls.fit(1.3, 1);
        pearls.show(count);
        pearls.thing.copyPosition(at(middle(seat), DOWN.pearls));
      }
    },
  };
}
