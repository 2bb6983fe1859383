/** A match at a table without a page: nothing is stored, and no world is opened. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Session } from "../../src/session/session.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { sitDown, type TableMatch } from "../../src/ui/match/table-match.ts";
import { TABLE_PARTS, type TableParts } from "../../src/ui/match/table-parts.ts";
import { type Settings, type SettingsChoice, settingsChoice } from "../../src/ui/settings.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const NOTHING = () => undefined;

const PARTS: TableParts = {
  ...TABLE_PARTS,
  loadOpener: () => new Promise(NOTHING),
  onBroken: NOTHING,
  say: () => "",
  language: signal("en"),
};

export function chosen(settings: Partial<Settings>): SettingsChoice {
  const choice = settingsChoice(storeIn(storage), { calm: signal(true), contrast: signal(false) });
  choice.change(settings);
  return choice;
}

/** Stubs globals, which the caller has to restore. */
export function atTheTable(
  session: Session,
  table: GameTable,
  settings: SettingsChoice,
  { isShared = false, isHand = false } = {},
): TableMatch {
  vi.stubGlobal("addEventListener", NOTHING);
  vi.stubGlobal("removeEventListener", NOTHING);
  return sitDown({
    session,
    table,
    scores: [],
    settings,
    pacer: undefined,
    keeping: { kept: undefined, awayMs: 0, keepDraft: NOTHING, leave: NOTHING },
    isAlone: false,
    isShared,
    parts: isHand ? undefined : PARTS,
  });
}
