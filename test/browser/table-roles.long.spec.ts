/** Whole games against bots, played by roles and names alone. */
import { byRoles } from "./by-roles.ts";
import { sitDown } from "./table-playing.ts";
import { LARGE, SMALL, testWholeGame, type Way } from "./whole-game.ts";

const way = (): Way => ({
  begin: (page, { setUp, seed }) => sitDown(page, setUp, seed),
  answers: byRoles,
});

testWholeGame("by roles and names", { setUp: "Standard", viewport: LARGE, seed: 21 }, way);
testWholeGame("by roles and names", { setUp: "Advanced", viewport: SMALL, seed: 22 }, way);
