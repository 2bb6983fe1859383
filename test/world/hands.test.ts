/** The cards of a hand can be told apart, and are in a pile once a choice is locked. */
import { describe, expect, test } from "vitest";
import { CARD } from "../../src/games/precognition/table/cards/card-face.ts";
import { piled, seatCards } from "../../src/games/precognition/table/world/cards/card-places.ts";
import { placesFor } from "../../src/games/precognition/table/world/layout/places.ts";
import type { CardPlace } from "../../src/kit/cards/place.ts";
import { SCREENS } from "./screens.ts";

const DESKTOPS = SCREENS.filter(({ width }) => width >= 1280);
const leftOf = ({ x, size }: CardPlace): number => x - (CARD.width * size) / 2;
const rightOf = ({ x, size }: CardPlace): number => x + (CARD.width * size) / 2;

describe.each(SCREENS)("on a screen of $name", ({ name: _, ...area }) => {
  test.each([2, 3, 4])("of %i, nobody’s pile hides a card that lies face up", (players) => {
    for (const { cards, frame } of placesFor(area, players, 0)) {
      const places = seatCards(cards, frame, area);
      for (const under of piled(places).slice(0, 2)) {
        for (const open of places.decision) {
          const across = Math.min(rightOf(under), rightOf(open)) - Math.max(leftOf(under), leftOf(open));
          expect(across).toBeLessThan(0.02 * CARD.width * open.size);
        }
      }
    }
  });

  test.each([2, 3, 4, undefined])(
    "the first four cards of each of %s lie in one row, and most of each is seen",
    (n) => {
      for (const { cards, frame } of placesFor(area, n ?? 4, n === undefined ? n : 0)) {
        const { first } = seatCards(cards, frame, area);
        expect(new Set(first.map(({ y }) => y)).size).toBe(1);
        for (const [i, one] of first.slice(1).entries()) {
          expect((one.x - (first[i]?.x ?? 0)) / (CARD.width * one.size)).toBeGreaterThan(0.6);
        }
      }
    },
  );
});

test.each(DESKTOPS.filter(({ width }) => width >= 1920))("of four all cards have names on $name", (area) => {
  for (const { cards } of placesFor(area, 4, 0)) expect(cards.decision[0].width / CARD.width).toBeGreaterThan(0.56);
});
