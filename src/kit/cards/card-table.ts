/**
 * A ready-made table for a simple card game: a column for each seat with a name, a number and some cards, and in the middle
 * a pile or a number that all share. A game says what lies where, and which of these motions an event is.
 */
import type { Types } from "../../engine/game.ts";
import type { Motion } from "../../scenes/motion.ts";
import { together } from "../../scenes/motions.ts";
import type { Cast, Layers, Renderer, Show } from "../../scenes/show.ts";
import type { World } from "../../scenes/world.ts";
import { usualMark } from "../../ui/look/seat-marks.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { bakeDrawing } from "../world/bake-drawing.ts";
import { createFitted } from "../world/fitted.ts";
import { change, floating } from "../world/floating.ts";
import { createNamePlate } from "../world/name-plate.ts";
import { createPlate, type PlateLook } from "../world/plate.ts";
import { columns } from "./columns.ts";
import { reveal, sink, travel } from "./motions.ts";
import { createPile } from "./pile.ts";
import { drawnSize, type Looks, type Lying } from "./pose.ts";
import { createSpread, type Spread } from "./spread.ts";

/** Lists are by seat. */
export interface TablePicture {
  /** The number in the middle. */
  readonly middle: number;
  readonly counts: readonly number[];
  /** The faces of the cards in front of each seat. */
  readonly cards: readonly (readonly string[])[];
}

export interface CardMotions {
  /** The seat's new cards arrive from the middle, or from its hand. */
  come(seat: number, from: "middle" | "hand"): Motion;
  turn(seat: number): Motion;
  /** The seat's cards go to another seat. */
  go(seat: number, to: number): Motion;
  /** The seat's cards sink out of sight. */
  lose(seat: number): Motion;
  /** Shows by how much the seat's number changes. */
  gain(seat: number, by: number): Motion;
}

interface CardTable<T extends Types> extends Pick<Show<T, TablePicture>, "pictureOf" | "isJoint"> {
  faceOf(face: string): Drawing;
  /** The face of a card that lies face down. */
  readonly back: string;
  /** The most cards that a seat can have in front of it. */
  readonly most: number;
  /** The look of each seat's number. */
  readonly counter: PlateLook;
  /** The look of the number in the middle; `isPile`: cards lie there too. */
  readonly middle: PlateLook & { readonly name: string; readonly isPile: boolean };
  play(event: T["event"], motions: CardMotions): Motion;
}

const LAYERS = { far: [], near: ["seats", "cards"] } as const satisfies Layers;
type Layer = (typeof LAYERS)["far" | "near"][number];

export const cardTable = <T extends Types>(table: CardTable<T>): Show<T, TablePicture, Layer> => ({
  ...table,
  art: [],
  layers: LAYERS,
  build: (world, cast) => build(world, cast, table),
});

/** The scale of plates, and how wide a name may grow with large text. */
const UNIT = 1.4;
const GROWN = 200;

function build<T extends Types>(
  world: World<Layer>,
  { names, marks }: Cast,
  { faceOf, back, most, counter, middle, play }: CardTable<T>,
): Renderer<TablePicture, T["event"]> {
  const { seats: layer } = world.layers;
  const fitted = createFitted(world, "seats", {});
  const looks: Looks<string> = (face, place) => {
    const size = drawnSize(place);
    return { size, texture: bakeDrawing(world, face, size, () => faceOf(face)) };
  };
  const place = columns(world, names.length, middle.isPile);
  const top = (): Lying<string> => ({ face: back, place: place.middle() });
  const shared = createShared();
  const seats = names.map((_, seat) => {
    const cards = createSpread(world, `card # of ${seat}`, {
      most,
      empty: back,
      looks,
      row: (count) => place.cards(seat, count),
      piece: (face) => (face === back ? undefined : face),
    });
    const name = createNamePlate(world, `seat:${seat}`, { seat, ...(marks?.[seat] ?? usualMark(seat)) }, fitted);
    const count = createPlate(world, `seat:${seat}/count`, counter, fitted);
    layer.add([name.thing, count.thing]);
    return { cards, name, count };
  });

  function createShared(): { settle(count: number): void } {
    if (middle.isPile) {
      return createPile(world, middle.name, { looks, top, plate: middle, unit: UNIT, plateAt: place.shared }, fitted);
    }
    const plate = createPlate(world, middle.name, middle, fitted);
    layer.add(plate.thing);
    return {
      settle(count) {
        plate.fit(UNIT, 1);
        plate.show(count);
        plate.thing.copyPosition(place.shared()).setVisible(count > 0);
      },
    };
  }

  function motionsOf(before: TablePicture, after: TablePicture): CardMotions {
    const ofSeat = (
      seat: number,
      move: (cards: Spread<string>, had: Lying<string>[], has: Lying<string>[]) => Motion,
    ) => {
      const cards = seats[seat]?.cards;
      if (cards === undefined) throw new Error(`there is no seat ${seat}`);
      return move(cards, [...cards.lying(before.cards[seat] ?? [])], [...cards.lying(after.cards[seat] ?? [])]);
    };
    return {
      come: (seat, from) =>
        ofSeat(seat, (cards, had, has) => {
          const start = { face: back, place: from === "middle" ? place.middle() : place.hand(seat) };
          const moves = has.slice(had.length).map((to) => ({ from: start, to }));
          const fly = moves.some(({ to }) => to.face !== back) ? reveal : travel;
          return cards.without(had.length, fly(world, looks, moves));
        }),
      turn: (seat) =>
        ofSeat(seat, (cards, had, has) => {
          const moves = has.flatMap((to, i) => (had[i] === undefined ? [] : [{ from: had[i], to }]));
          return cards.without(0, reveal(world, looks, moves));
        }),
      go: (seat, to) =>
        ofSeat(seat, (cards, had) => {
          const home = { ...place.count(to), size: 0.3 };
          const moves = had.map((from) => ({ from, to: { ...from, place: home } }));
          return cards.without(0, travel(world, looks, moves));
        }),
      lose: (seat) =>
        ofSeat(seat, (cards, had) => cards.without(0, together(...had.map((card) => sink(world, looks, card))))),
      gain(seat, by) {
        if (by === 0) return together();
        const more = change(by, counter.sign, counter.color);
        return floating({ inside: layer, scale: 1 }, fitted, `gained/${by}`, more, place.count(seat));
      },
    };
  }

  return {
    play: (event, before, after) => play(event, motionsOf(before, after)),
    layout: () => fitted.begin(),
    settle(picture) {
      shared.settle(picture.middle);
      for (const [seat, { cards, name, count }] of seats.entries()) {
        cards.settle(picture.cards[seat] ?? []);
        name.fit({ at: place.name(seat), scale: 1, room: place.room(), grown: GROWN });
        name.show(names[seat] ?? "", "");
        count.fit(UNIT, 1);
        count.show(picture.counts[seat] ?? 0);
        count.thing.copyPosition(place.count(seat));
      }
    },
  };
}
