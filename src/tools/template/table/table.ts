/** How the game is shown in the page. Views and world are loaded when they are needed. */
import type { GameTable } from "../../../ui/game-table.ts";
import type { NewGameTypes } from "../model/types.ts";
import { legal } from "../rules/awaits.ts";
import { nameOf } from "./cards/faces.ts";
import { log } from "./log.ts";
import { line, loadTexts } from "./texts/texts.ts";

export const table: GameTable<NewGameTypes> = {
  loadTexts,
  works: [line("game.works.lay"), line("game.works.ways")],
  bot: "thrifty",
  manners: { random: line("bot.random.manner"), thrifty: line("bot.thrifty.manner") },
  log,
  stand: ({ players }) =>
    players.map(({ pearls, left }, seat) => line("stand.player", { seat: { seat }, pearls, left: left.length })),
  act: ({ card }) => line("act.lay", { card }),
  // Around one screen the others mustn't see the choice, so each card has a key.
  keyChoices: (state, seat, mine) =>
    legal(state, seat, mine).map((act) => ({ act, name: line("card.name", { card: act.card }) })),
  piece: nameOf,
  loadViews: async () => (await import("./views.ts")).views,
  loadShow: async () => (await import("./world/show.ts")).show,
  loadSounds: async () => (await import("./sound/sounds.ts")).sounds,
  loadReference: async () => (await import("./reference/reference.tsx")).reference,
};
