import type { ReadonlySignal } from "@preact/signals";
import type { Campaigns } from "../ui/campaign/progress.ts";
import type { History } from "../ui/history/history.ts";
import type { Logbook } from "../ui/history/logbook/logbook.ts";
import type { LanguageChoice } from "../ui/language.ts";
import type { SaveSlot } from "../ui/match/save-slot.ts";
import type { Notices } from "../ui/notices.ts";
import type { SettingsChoice } from "../ui/settings.ts";
import type { Speaker } from "../ui/texts/speaker.ts";

/** What a match needs from its page. */
export interface Host {
  readonly settings: SettingsChoice;
  readonly kept: { of(game: string): SaveSlot };
  readonly speaker: ReadonlySignal<Speaker>;
  readonly languages: LanguageChoice;
  readonly notices: Notices;
  readonly history: History;
  /** They are there once everything is loaded. */
  readonly logbook: () => Logbook;
  readonly campaigns: () => Campaigns;
}
