import type { Line, Params } from "../../../../ui/texts/line.ts";
import { textsFrom, textsLater } from "../../../../ui/texts/messages.ts";
import type { texts as ofBox } from "./box/en.ts";
import type { texts as ofCampaign } from "./campaign/en.ts";
import type { texts as ofDeeds } from "./deeds/en.ts";
import type { texts as ofDesk } from "./desk/en.ts";
import type { texts as ofGame } from "./game/en.ts";
import type { texts as ofMission } from "./mission/en.ts";
import type { texts as ofPieces } from "./pieces/en.ts";
import type { texts as ofWays } from "./ways/en.ts";

export type Key =
  | keyof typeof ofGame
  | keyof typeof ofBox
  | keyof typeof ofCampaign
  | keyof typeof ofPieces
  | keyof typeof ofDeeds
  | keyof typeof ofDesk
  | keyof typeof ofMission
  | keyof typeof ofWays;

export const loadTexts = textsLater(
  import.meta.glob<Readonly<Record<string, string>>>(["./*/*.ts", "!./box/*.ts"], { import: "texts" }),
  textsFrom(import.meta.glob<Readonly<Record<string, string>>>("./box/*.ts", { eager: true, import: "texts" })),
);

/** A line of this game's own. */
export const line = (key: Key, params: Params = {}): Line => ({ key, params });
