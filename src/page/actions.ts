/** What can be done from more than one place while a match is on the table. */
import type { TableMatch } from "../ui/match/table-match.ts";
import type { App } from "./app.ts";
import { sayBroken } from "./broken.ts";
import { later } from "./later.ts";
import { recordName, saveFile } from "./save-file.ts";

export const actionsOf = (app: App) => ({
  onLeave: app.leave,
  onNewGame: () => later(app.askForNewGame()),
  onRematch: app.rematch,
  onSettings: () => {
    app.dialog.value = "settings";
  },
  onKeys: () => {
    app.dialog.value = "keys";
  },
  onAbout: () => {
    app.dialog.value = "about";
  },
  onPicture: () => {
    const match = app.match.value;
    if (match) later(sharePicture(match, app));
  },
  onDownload: () => {
    const session = app.match.value?.session;
    if (session) saveFile(recordName(session.header.game, new Date()), session.record());
  },
});

async function sharePicture(match: TableMatch, { views, speaker, notices }: App): Promise<void> {
  const picture = await import("./picture.ts").catch((why: unknown) => {
    sayBroken(notices);
    throw why;
  });
  await picture.sharePicture(match, views.value, speaker.value);
}
