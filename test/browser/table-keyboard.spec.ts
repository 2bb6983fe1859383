/** Whole games from the first page to the standings by keyboard only, always with a visible focus. */
import { isLong } from "../scale.ts";
import { beginByKeys, byKeys } from "./by-keys.ts";
import { worldOpened } from "./the-world.ts";
import { LARGE, SMALL, testWholeGame, type Way } from "./whole-game.ts";

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
