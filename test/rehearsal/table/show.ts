/** Draws the rehearsal game: the wreck, the present haul, and the crews with their coins. */
import { cardTable } from "../../../src/kit/cards/card-table.ts";
import { still, together } from "../../../src/scenes/motions.ts";
import type { Salvage } from "../model.ts";
import { FINDS } from "../rules.ts";
import { BACK, COINS, faceOf } from "./faces.ts";

export const show = cardTable<Salvage>({
  faceOf,
  back: BACK,
  most: sum(FINDS.map(({ count }) => count)),
  counter: COINS,
  middle: { ...COINS, name: "wreck", isPile: true, isMain: true },
  pictureOf: ({ wreck, crews, now }) => ({
    middle: sum(wreck),
    counts: crews.map(({ coins }) => coins),
    cards: crews.map((_, seat) =>
      now.at === "dive" && now.diver === seat ? now.haul.map((worth) => `find.${worth}`) : [],
    ),
  }),
  play(event, { come, go, lose, gain }) {
    if (event.on === "found") return come(event.seat, "middle");
    if (event.on === "lost") return lose(event.seat);
    if (event.on === "banked") return together(go(event.seat, event.to), gain(event.to, event.coins));
    return still(400);
  },
});

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
