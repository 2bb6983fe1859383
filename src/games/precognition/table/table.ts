import type { GameTable } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { log } from "./log.ts";
import { stand } from "./stand.ts";
import { line, texts } from "./texts.ts";

export const table: GameTable<PrecognitionTypes> = {
  texts,
  about: {
    name: line("game.name"),
    pitch: line("game.pitch"),
    works: [line("game.works.modes"), line("game.works.choices")],
    coming: [line("game.coming.boats")],
  },
  bot: "greedy",
  log,
  stand,
  loadViews: async () => (await import("./views.ts")).views,
};
