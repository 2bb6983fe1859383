/** How the rehearsal game is seen: crews with the coins they have brought home, and the wreck that they dive to. */
import { imageOf } from "../../../src/scenes/image-of.ts";
import { still } from "../../../src/scenes/motions.ts";
import type { Cast, Layers, Show, Stage } from "../../../src/scenes/show.ts";
import { flyTokens } from "../../../src/scenes/tokens.ts";
import type { World } from "../../../src/scenes/world.ts";
import type { Event, Salvage, State } from "../model.ts";
import { FINDS } from "../rules.ts";

type Picture = Pick<State, "night" | "nights" | "wreck"> & { readonly coins: readonly number[] };
const LAYERS = { far: [], near: ["crews", "tokens"] } as const satisfies Layers;
type Layer = (typeof LAYERS)["far" | "near"][number];

export const show: Show<Salvage, Picture, Layer> = { art: [], layers: LAYERS, pictureOf, after, build };

function pictureOf({ night, nights, wreck, crews }: State): Picture {
  return { night, nights, wreck, coins: crews.map(({ coins }) => coins) };
}

function after(picture: Picture, event: Event): Picture {
  const { wreck, coins } = picture;
  switch (event.on) {
    case "night":
      return { ...picture, night: event.night };
    case "found":
      return { ...picture, wreck: wreck.map((left, i) => (FINDS[i]?.worth === event.worth ? left - 1 : left)) };
    case "banked":
      return { ...picture, coins: coins.map((had, i) => (i === event.seat ? had + event.coins : had)) };
    default:
      return picture;
  }
}

const COIN = 14;

function build(world: World<Layer>, { names }: Cast): Stage<Picture, Event> {
  world.bake("coin", COIN, COIN, (pen) => {
    pen.fillStyle = "#f4bd5c";
    pen.arc(COIN / 2, COIN / 2, COIN / 2 - 1, 0, 2 * Math.PI);
    pen.fill();
  });
  const write = (text: string) => {
    const words = world.scene.add.text(0, 0, text, { fontFamily: "Marcellus", fontSize: 18, resolution: world.scale });
    world.layers.crews.add(words.setOrigin(0.5));
    return words;
  };
  const [labels, wreck] = [names.map(write), write("")];
  let coins: ReturnType<typeof imageOf>[] = [];
  const at = (across: number, down: number) => {
    const { x, y, width, height } = world.area();
    return { x: x + across * width, y: y + down * height };
  };
  const deep = () => at(0.5, 0.8);
  const crewAt = (seat: number) => at((seat + 0.5) / names.length, 0.06);

  return {
    layout() {},
    settle(picture) {
      const finds = picture.wreck.reduce((sum, left) => sum + left, 0);
      wreck.copyPosition(deep()).setText(world.say({ key: "world.wreck", params: { ...picture, finds } }));
      for (const [seat, label] of labels.entries()) label.copyPosition(crewAt(seat));
      for (const coin of coins) coin.destroy();
      coins = picture.coins.flatMap((count, seat) =>
        Array.from({ length: count }, (_, i) => {
          const [x, y] = [COIN * ((i % 10) - 4.5), COIN * (2 + Math.floor(i / 10))];
          const coin = imageOf(world, "crews", "coin").setName(`coin of ${seat}`);
          return coin.setPosition(crewAt(seat).x + x, crewAt(seat).y + y);
        }),
      );
    },
    play: (event) =>
      event.on === "banked"
        ? flyTokens(world, { texture: "coin", count: event.coins, from: deep(), to: crewAt(event.seat) })
        : still(event.on === "night" ? 600 : 200),
  };
}
