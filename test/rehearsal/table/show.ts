/** How the rehearsal game is seen: crews with the coins they have brought home, and the wreck that they dive to. */
import { imageOf } from "../../../src/scenes/image-of.ts";
import { still } from "../../../src/scenes/motions.ts";
import type { Cast, Show, Stage } from "../../../src/scenes/show.ts";
import { flyTokens } from "../../../src/scenes/tokens.ts";
import type { World } from "../../../src/scenes/world.ts";
import type { Event, Salvage, State } from "../model.ts";
import { FINDS } from "../rules.ts";

export interface Picture {
  readonly night: number;
  readonly nights: number;
  /** How many of each find are left. */
  readonly wreck: readonly number[];
  readonly coins: readonly number[];
}

export const show: Show<Salvage, Picture> = { art: [], pictureOf, after, build };

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

function build(world: World, { names }: Cast): Stage<Picture, Event> {
  world.bake("coin", COIN, COIN, (pen) => {
    pen.fillStyle = "#f4bd5c";
    pen.arc(COIN / 2, COIN / 2, COIN / 2 - 1, 0, 2 * Math.PI);
    pen.fill();
  });
  const words = (text: string) => {
    const label = world.scene.add.text(0, 0, text, { fontFamily: "Marcellus", fontSize: 18, resolution: world.scale });
    world.layers.boats.add(label.setOrigin(0.5));
    return label;
  };
  const labels = names.map(words);
  const wreck = words("");
  let coins: ReturnType<typeof imageOf>[] = [];
  let area = world.area();
  const deep = () => ({ x: area.x + area.width / 2, y: area.y + 0.8 * area.height });
  const crewAt = (seat: number) => ({ x: area.x + ((seat + 0.5) * area.width) / names.length, y: area.y + 24 });

  return {
    layout(to) {
      area = to;
    },
    settle(picture) {
      const finds = picture.wreck.reduce((sum, left) => sum + left, 0);
      wreck.setPosition(deep().x, deep().y).setText(world.say({ key: "world.wreck", params: { ...picture, finds } }));
      for (const [seat, label] of labels.entries()) label.setPosition(crewAt(seat).x, crewAt(seat).y);
      for (const coin of coins) coin.destroy();
      coins = picture.coins.flatMap((count, seat) =>
        Array.from({ length: count }, (_, i) =>
          imageOf(world, "boats", "coin")
            .setName(`coin of ${seat}`)
            .setPosition(crewAt(seat).x + ((i % 10) - 4.5) * COIN, crewAt(seat).y + 24 + Math.floor(i / 10) * COIN),
        ),
      );
    },
    play(event) {
      if (event.on !== "banked") return still(event.on === "night" ? 600 : 200);
      return flyTokens(world, { texture: "coin", count: event.coins, from: deep(), to: crewAt(event.seat) });
    },
  };
}
