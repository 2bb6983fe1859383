/** The dialogs of a table. Loaded with it; by a phone that is a hand only when one is opened. */
export { ChapterTold } from "../ui/campaign/chapter-told.tsx";
export { CouchDialog } from "../ui/couch/couch-choices.tsx";
export { HistoryDialog } from "../ui/history/history-dialog.tsx";
export { DayDone } from "../ui/history/logbook/day-done.tsx";
export { DeedsDone } from "../ui/history/logbook/deeds-done.tsx";
export { EndDialog } from "../ui/match/end-dialog.tsx";
export { MenuDialog } from "../ui/match/menu-dialog.tsx";
export { NewGameDialog } from "../ui/match/new-game-dialog.tsx";
export { KeysDialog } from "../ui/shell/keys-dialog.tsx";
export { SettingsDialog } from "../ui/shell/settings-dialog.tsx";
export { InsteadDialog } from "./instead-dialog.tsx";
