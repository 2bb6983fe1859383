/** The desk's keys, for the list of keyboard shortcuts. */
import type { KeyHelp } from "../../../../ui/game-table.ts";
import { line } from "../texts/texts.ts";

export const KEYS: readonly KeyHelp[] = [
  { keys: ["1", "…", "6"], what: line("desk.keys.ways") },
  { keys: ["Enter"], what: line("desk.keys.accept") },
  { keys: ["H"], what: line("desk.keys.advice") },
  { keys: ["Z"], what: line("desk.keys.undo") },
];
