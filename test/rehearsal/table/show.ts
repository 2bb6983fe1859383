/** How the rehearsal game is seen: the wreck, what its divers bring up, and the crews with what they have taken home. */

import { reveal, sink, travel, without } from "../../../src/kit/cards/motions.ts";
import { rowOf } from "../../../src/kit/cards/place.ts";
import { drawnSize, type Looks, type Lying } from "../../../src/kit/cards/pose.ts";
import { createSlot, settleSlot } from "../../../src/kit/cards/slot.ts";
import { bakeDrawing } from "../../../src/kit/world/bake-drawing.ts";
import { createFitted } from "../../../src/kit/world/fitted.ts";
import { change, floating } from "../../../src/kit/world/floating.ts";
import { createNamePlate } from "../../../src/kit/world/name-plate.ts";
import { createPlate } from "../../../src/kit/world/plate.ts";
import { still, together } from "../../../src/scenes/motions.ts";
import type { Cast, Layers, Show, Stage } from "../../../src/scenes/show.ts";
import type { World } from "../../../src/scenes/world.ts";
import { seatSymbol } from "../../../src/ui/look/seat-symbols.ts";
import type { Event, Salvage, State } from "../model.ts";
import { FINDS } from "../rules.ts";
import { BACK, CARD, faceOf, GOLD, signOf } from "./faces.ts";

interface Picture extends Pick<State, "night" | "wreck"> {
  readonly crews: readonly { readonly coins: number; readonly haul: readonly number[] }[];
}
const LAYERS = { far: [], near: ["crews", "cards"] } as const satisfies Layers;
type Layer = (typeof LAYERS)["far" | "near"][number];

export const show: Show<Salvage, Picture, Layer> = { art: [], layers: LAYERS, pictureOf, after, build };

function pictureOf({ night, wreck, crews, now }: State): Picture {
  const haulOf = (seat: number) => (now.at === "dive" && now.diver === seat ? now.haul : []);
  return { night, wreck, crews: crews.map(({ coins }, seat) => ({ coins, haul: haulOf(seat) })) };
}

function after(picture: Picture, event: Event): Picture {
  const { wreck, crews } = picture;
  switch (event.on) {
    case "night":
      return { ...picture, night: event.night };
    case "found":
      return {
        ...picture,
        wreck: wreck.map((left, i) => (FINDS[i]?.worth === event.worth ? left - 1 : left)),
        crews: crews.map((crew, i) => (i === event.seat ? { ...crew, haul: [...crew.haul, event.worth] } : crew)),
      };
    case "banked":
    case "lost":
      return {
        ...picture,
        crews: crews.map(({ coins, haul }, i) => ({
          coins: event.on === "banked" && i === event.to ? coins + event.coins : coins,
          haul: i === event.seat ? [] : haul,
        })),
      };
    default:
      return picture;
  }
}

const MOST = FINDS.reduce((sum, { count }) => sum + count, 0);

function build(world: World<Layer>, { names }: Cast): Stage<Picture, Event> {
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
  const slot = (name: string) => createSlot(world, name, looks(BACK, at(0, 0)).texture);
  const plate = (name: string) => createPlate(world, name, { sign: signOf("find.1"), color: GOLD, rim: GOLD }, fitted);
  const [wreck, left] = [slot("wreck"), plate("wreck/left")];
  const crews = names.map((_, seat) => {
    const look = { seat, symbol: seatSymbol(seat), color: GOLD };
    const [name, coins] = [createNamePlate(world, `crew:${seat}`, look, fitted), plate(`crew:${seat}/coins`)];
    world.layers.crews.add([name.thing, coins.thing]);
    return { name, coins, slots: Array.from({ length: MOST }, (_, i) => slot(`haul ${i} of ${seat}`)) };
  });
  world.layers.crews.add(left.thing);
  const middle = (seat: number) => (seat + 0.5) / names.length;
  const deep = { face: BACK, place: () => at(0.5, 0.7, 1) };
  const lying = (seat: number, haul: readonly number[]): readonly Lying<string>[] => {
    const reach = (0.12 / names.length) * Math.min(3, haul.length - 1);
    const row = rowOf(at(middle(seat) - reach, 0.42), at(middle(seat) + reach, 0.42), haul.length);
    return row.map((place, i) => ({ face: `find.${haul[i]}`, place }));
  };

  function play(event: Event, before: Picture, then: Picture) {
    if (event.on === "night") return still(600);
    if (!("seat" in event) || event.on === "flared") return still(200);
    const [{ slots } = { slots: [] }, had] = [crews[event.seat], before.crews[event.seat]?.haul ?? []];
    const cards = lying(event.seat, had);
    if (event.on === "found") {
      const to = lying(event.seat, then.crews[event.seat]?.haul ?? []).at(-1);
      const up = to === undefined ? [] : [{ from: { face: BACK, place: deep.place() }, to }];
      return without(slots.slice(had.length), reveal(world, looks, up));
    }
    if (event.on === "lost") return without(slots, together(...cards.map((card) => sink(world, looks, card))));
    const home = { ...at(middle(event.to), 0.2, 0.3) };
    const moves = cards.map((from) => ({ from, to: { ...from, place: home } }));
    const more = change(event.coins, signOf("find.1"), GOLD);
    const rise = floating({ inside: world.layers.crews, scale: 1 }, fitted, `coins/${event.coins}`, more, home);
    return together(without(slots, travel(world, looks, moves)), ...(event.coins > 0 ? [rise] : []));
  }

  return {
    play,
    layout: () => fitted.begin(),
    settle(picture) {
      settleSlot(world, wreck, looks, { face: BACK, place: deep.place() });
      left.fit(1.6, 1);
      left.show(picture.wreck.reduce((sum, count) => sum + count, 0));
      left.thing.copyPosition(at(0.5, 0.93));
      for (const [seat, { name, coins, slots }] of crews.entries()) {
        const { coins: count, haul } = picture.crews[seat] ?? { coins: 0, haul: [] };
        const cards = lying(seat, haul);
        for (const [i, one] of slots.entries()) settleSlot(world, one, looks, cards[i], cards[i]?.face);
        name.fit({ at: at(middle(seat), 0.08), scale: 1, room: world.area().width / names.length, grown: 200 });
        name.show(names[seat] ?? "", "");
        coins.fit(1.6, 1);
        coins.show(count);
        coins.thing.copyPosition(at(middle(seat), 0.2));
      }
    },
  };
}
