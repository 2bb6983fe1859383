/** Renders a part of a room in English, without a browser. */
import { signal } from "@preact/signals";
import { type ComponentChild, h } from "preact";
import { TABLES } from "../../src/games/tables.ts";
import { texts } from "../../src/online-ui/texts.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { speakerOf } from "../../src/ui/texts/speaker.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";

export function firstTable(): GameTable {
  const [table] = Object.values(TABLES);
  if (table === undefined) throw new Error("there is no table");
  return table;
}

export function onPaper(what: ComponentChild): Branch {
  const speaker = signal(speakerOf("en", firstTable().texts, texts));
  return written(h(Speaking.Provider, { value: speaker }, what));
}
