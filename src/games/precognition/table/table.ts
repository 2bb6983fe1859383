import type { GameTable } from "../../../ui/game-table.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { actLine } from "./act-lines.ts";
import { handicap } from "./handicap.ts";
import { keyChoices } from "./key-choices.ts";
import { log } from "./log.ts";
import { pieceLine } from "./piece-line.ts";
import { replay } from "./replay.ts";
import { stand } from "./texts/stand.ts";
import { line, loadTexts } from "./texts/texts.ts";
import { totals } from "./totals.ts";

export const table: GameTable<PrecognitionTypes> = {
  loadTexts,
  player: line("player.name"),
  works: [line("game.works.modes"), line("game.works.choices"), line("game.works.river")],
  bot: "greedy",
  manners: { random: line("bot.random.manner"), greedy: line("bot.greedy.manner") },
  ofDay: (date) => line("game.day-of", { date }),
  log,
  stand,
  act: actLine,
  handicap,
  totals,
  replay,
  // One person may play two boats, and sees both hands.
  leading: {
    most: ({ mode }) => (mode === "coop" ? 2 : 1),
    name: (n) => line("lead.boats", { n }),
    seats: [line("lead.first"), line("lead.second")],
  },
  keyChoices,
  piece: pieceLine,
  talk: ({ mode }) => (mode === "competitive" ? undefined : line(mode === "teams" ? "talk.teams" : "talk.coop")),
  loadViews: async () => (await import("./views.ts")).views,
  loadHand: async () => (await import("./hand-views.ts")).views,
  loadShow: async () => (await import("./world/show.ts")).show,
  loadSounds: async () => (await import("./sound/sounds.ts")).sounds,
  loadCampaign: async () => (await import("./campaign.ts")).campaign,
  loadWays: async () => (await import("./reference/way-about.tsx")).ways,
  loadLesson: async () => (await import("./lesson/lesson.ts")).lesson,
  loadReference: async () => (await import("./reference/reference.ts")).reference,
  loadDeeds: async () => (await import("./story/deeds.ts")).deeds,
};
