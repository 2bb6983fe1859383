/** Actions that more than one part of the page offers during a match. */
import type { App } from "./app.ts";
import { inBackground } from "./in-background.ts";

export const actionsOf = (app: App) => ({
  onLeave: app.leave,
  onNewGame: () => inBackground(app.askForNewGame()),
  onRematch: app.rematch,
  onSettings: () => {
    app.dialog.value = "settings";
  },
  onKeys: () => {
    app.dialog.value = "keys";
  },
  onLesson: offersLesson(app)
    ? () => {
        app.dialog.value = "lesson";
      }
    : undefined,
  onAbout: () => {
    app.dialog.value = "about";
  },
  onShare: () => inBackground(app.share()),
  onDownload: () => {
    const session = app.match.value?.session;
    if (session) inBackground(app.replays.save(session.header.game, new Date(), session.record()));
  },
});

/** A lesson would take the place of a match in a room, or of a past one. */
export const offersLesson = ({ table, route }: App): boolean =>
  table.value?.loadLesson !== undefined && ["home", "game", "table", "watch"].includes(route.value);
