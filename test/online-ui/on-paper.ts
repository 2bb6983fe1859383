/** Renders a part of a room in English, without a browser. */
import { signal } from "@preact/signals";
import { type ComponentChild, h } from "preact";
import { TABLES } from "../../src/games/tables.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";
import { gameTexts, roomTexts, speakerOf } from "../texts/all-texts.ts";

/** The texts of that game. */
export const firstTexts = gameTexts(Object.keys(TABLES)[0] ?? "");

export function firstTable(): GameTable {
  const [table] = Object.values(TABLES);
  if (table === undefined) throw new Error("there is no table");
  return table;
}

export function onPaper(what: ComponentChild): Branch {
  const speaker = signal(speakerOf("en", firstTexts, roomTexts));
  return written(h(Speaking.Provider, { value: speaker }, what));
}
