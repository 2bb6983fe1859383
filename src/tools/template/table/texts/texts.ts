/** The game's texts. Another language is one more file in each of the folders. */
import type { Line, Params } from "../../../../ui/texts/line.ts";
import { textsFrom, textsLater } from "../../../../ui/texts/messages.ts";
import type { texts as ofBox } from "./box/en.ts";
import type { texts as ofGame } from "./game/en.ts";

export const loadTexts = textsLater(
  import.meta.glob<Readonly<Record<string, string>>>(["./*/*.ts", "!./box/*.ts"], { import: "texts" }),
  textsFrom(import.meta.glob<Readonly<Record<string, string>>>("./box/*.ts", { eager: true, import: "texts" })),
);

/** A text of this game, with checked keys. */
export const line = (key: keyof typeof ofGame | keyof typeof ofBox, params: Params = {}): Line => ({ key, params });
