/** The rehearsal game's table: the least that a game needs for the page. */
import type { GameTable } from "../../../src/ui/game-table.ts";
import type { LogLine } from "../../../src/ui/texts/line.ts";
import type { Event, Salvage } from "../model.ts";
import { pieceOf } from "./faces.ts";
import { texts } from "./texts.ts";

export const table: GameTable<Salvage> = {
  loadTexts: async () => texts,
  bot: "random",
  log,
  act: (act) => ({ key: pieceOf(act) }),
  stand: ({ crews }) => crews.map(({ coins }, seat) => ({ key: "stand.crew", params: { seat: { seat }, coins } })),
  loadViews: async () => (await import("./views.ts")).views,
  loadSounds: async () => (await import("./sounds.ts")).sounds,
  loadShow: async () => (await import("./show.ts")).show,
};

/** A line has the event's own facts. Its seat is the one that gains by it. */
function log({ on, ...facts }: Event): readonly LogLine[] {
  const seat = "to" in facts ? facts.to : "seat" in facts ? facts.seat : undefined;
  const params = { ...facts, ...(seat === undefined ? {} : { seat: { seat } }) };
  return [{ key: `log.${on}`, params, ...(on === "night" ? { heading: true } : {}) }];
}
