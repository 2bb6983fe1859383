/** Draws the rehearsal game: the wreck, the present haul, and the crews with their coins. */
import { reveal, sink, travel } from "../../../src/kit/cards/motions.ts";
import { createPile } from "../../../src/kit/cards/pile.ts";
import { rowOf } from "../../../src/kit/cards/place.ts";
import { drawnSize, type Looks } from "../../../src/kit/cards/pose.ts";
import { createSpread } from "../../../src/kit/cards/spread.ts";
import { bakeDrawing } from "../../../src/kit/world/bake-drawing.ts";
import { createFitted } from "../../../src/kit/world/fitted.ts";
import { change, floating } from "../../../src/kit/world/floating.ts";
import { createNamePlate } from "../../../src/kit/world/name-plate.ts";
import { createPlate } from "../../../src/kit/world/plate.ts";
import { still, together } from "../../../src/scenes/motions.ts";
import type { Cast, Layers, Renderer, Show } from "../../../src/scenes/show.ts";
import type { World } from "../../../src/scenes/world.ts";
import { seatSymbol } from "../../../src/ui/look/seat-symbols.ts";
import type { Event, Salvage, State } from "../model.ts";
import { FINDS } from "../rules.ts";
import { BACK, CARD, faceOf, GOLD, signOf } from "./faces.ts";

interface Picture extends Pick<State, "wreck"> {
  readonly crews: readonly { readonly coins: number; readonly haul: readonly number[] }[];
}
const LAYERS = { far: [], near: ["crews", "cards"] } as const satisfies Layers;
type Layer = (typeof LAYERS)["far" | "near"][number];

export const show: Show<Salvage, Picture, Layer> = { art: [], layers: LAYERS, pictureOf, build };

function pictureOf({ wreck, crews, now }: State): Picture {
  const haulOf = (seat: number) => (now.at === "dive" && now.diver === seat ? now.haul : []);
  return { wreck, crews: crews.map(({ coins }, seat) => ({ coins, haul: haulOf(seat) })) };
}

const MOST = FINDS.reduce((sum, { count }) => sum + count, 0);
const COINS = { sign: signOf("find.1"), color: GOLD, rim: GOLD };

function build(world: World<Layer>, { names }: Cast): Renderer<Picture, Event> {
  const fitted = createFitted(world, "crews", {});
  const looks: Looks<string> = (face, place) => {
    const size = drawnSize(place);
    return { size, texture: bakeDrawing(world, face, size, () => faceOf(face)) };
  };
  const at = (across: number, down: number, size = 0.7) => {
    const { x, y, width, height } = world.area();
    const most = Math.min(width / (names.length * 1.4 * CARD.width), height / (4 * CARD.height));
    return { x: x + across * width, y: y + down * height, size: size * Math.min(1.4, most), angle: 0 };
  };
  const deep = () => ({ face: BACK, place: at(0.5, 0.7, 1) });
  const plate = { plate: COINS, unit: 1.6, plateAt: () => at(0.5, 0.93) };
  const wreck = createPile(world, "wreck", { looks, top: deep, ...plate }, fitted);
  const crews = names.map((_, seat) => {
    const middle = (seat + 0.5) / names.length;
    const row = (count: number) => {
      const reach = (0.12 / names.length) * Math.min(3, count - 1);
      return rowOf(at(middle - reach, 0.42), at(middle + reach, 0.42), count);
    };
    const piece = (face: string) => face;
    const haul = createSpread(world, `haul # of ${seat}`, { most: MOST, empty: BACK, looks, row, piece });
    const name = createNamePlate(world, `crew:${seat}`, { seat, symbol: seatSymbol(seat), color: GOLD }, fitted);
    const coins = createPlate(world, `crew:${seat}/coins`, COINS, fitted);
    world.layers.crews.add([name.thing, coins.thing]);
    return { name, coins, haul, middle };
  });
  const faces = (picture: Picture, seat: number) => (picture.crews[seat]?.haul ?? []).map((worth) => `find.${worth}`);

  function play(event: Event, before: Picture, then: Picture) {
    const crew = "seat" in event ? crews[event.seat] : undefined;
    if (crew === undefined || !("seat" in event) || event.on === "flared") return still(400);
    const [had, has] = [faces(before, event.seat), faces(then, event.seat)];
    const cards = crew.haul.lying(had);
    if (event.on === "found") {
      const to = crew.haul.lying(has).slice(had.length);
      return crew.haul.without(
        had.length,
        reveal(
          world,
          looks,
          to.map((card) => ({ from: deep(), to: card })),
        ),
      );
    }
    if (event.on === "lost") return crew.haul.without(0, together(...cards.map((card) => sink(world, looks, card))));
    const home = at(crews[event.to]?.middle ?? 0.5, 0.2, 0.3);
    const moves = cards.map((from) => ({ from, to: { ...from, place: home } }));
    const more = change(event.coins, COINS.sign, GOLD);
    const rise = floating({ inside: world.layers.crews, scale: 1 }, fitted, `coins/${event.coins}`, more, home);
    return crew.haul.without(0, together(travel(world, looks, moves), ...(event.coins > 0 ? [rise] : [])));
  }

  return {
    play,
    layout: () => fitted.begin(),
    settle(picture) {
      wreck.settle(picture.wreck.reduce((sum, count) => sum + count, 0));
      for (const [seat, { name, coins, haul, middle }] of crews.entries()) {
        haul.settle(faces(picture, seat));
        name.fit({ at: at(middle, 0.08), scale: 1, room: world.area().width / names.length, grown: 200 });
        name.show(names[seat] ?? "", "");
        coins.fit(1.6, 1);
        coins.show(picture.crews[seat]?.coins ?? 0);
        coins.thing.copyPosition(at(middle, 0.2));
      }
    },
  };
}
