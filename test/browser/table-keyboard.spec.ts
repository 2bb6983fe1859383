/** Whole games from the first page to the standings without a pointer; whatever has the focus is seen to have it. */
import { isLong } from "../scale.ts";
import { beginByKeys, byKeys } from "./by-keys.ts";
import { worldOpened } from "./the-world.ts";
import { test } from "./watching.ts";
import { LARGE, SMALL, testWholeGame, type Way } from "./whole-game.ts";

// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

const byKeyboard = (): Way => ({
  async begin(page, { setUp, seed }) {
    await beginByKeys(page, setUp === "Advanced" ? [[/^Standard$/u, 1]] : [], seed);
    await worldOpened(page);
  },
  answers: byKeys,
});

testWholeGame("by the keyboard alone", { setUp: "Standard", viewport: SMALL, seed: 32 }, byKeyboard);
if (isLong) {
  testWholeGame("by the keyboard alone", { setUp: "Advanced", viewport: LARGE, seed: 31 }, byKeyboard);
}
