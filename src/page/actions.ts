/** Actions that more than one part of the page offers during a match. */
import type { TableMatch } from "../ui/match/table-match.ts";
import type { App } from "./app.ts";
import { reportBroken } from "./broken.ts";
import { inBackground } from "./in-background.ts";
import { recordName, saveFile } from "./save-file.ts";

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
  onPicture: () => {
    const match = app.match.value;
    if (match) inBackground(sharePicture(match, app));
  },
  onDownload: () => {
    const session = app.match.value?.session;
    if (session) saveFile(recordName(session.header.game, new Date()), session.record());
  },
});

/** A lesson would take the place of a match in a room, or of a past one. */
export const offersLesson = ({ table, route }: App): boolean =>
  table.value?.loadLesson !== undefined && ["home", "game", "table", "watch"].includes(route.value);

async function sharePicture(match: TableMatch, { views, speaker, notices }: App): Promise<void> {
  const picture = await import("./picture.ts").catch((why: unknown) => {
    reportBroken(notices);
    throw why;
  });
  await picture.sharePicture(match, views.value, speaker.value);
}
