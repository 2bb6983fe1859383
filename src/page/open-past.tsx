/** Dialogs about what was played, and what is played day by day and chapter by chapter. */
import { closeBroken } from "./broken.ts";
import { inBackground } from "./in-background.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import type { Ready } from "./loading.ts";
import { type Open, opening } from "./open.ts";
import { recordName, saveFile } from "./save-file.ts";

export const PastMatches: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  const ready = app.ready.value;
  return (
    kit &&
    ready && (
      <kit.HistoryDialog
        history={app.history}
        boxes={app.games.boxes}
        kept={app.kept.games.value}
        kindsOf={(game) => ready.shelf.tables[game]?.handicap?.kinds ?? []}
        onLook={(record) => inBackground(app.replays.lookAt(record))}
        onGoOn={app.goOn}
        onDownloadKept={(game) => saveFile(recordName(game, new Date()), app.kept.of(game).text() ?? "")}
        onCheck={(record) => inBackground(app.checkRecord(record))}
        onDownload={({ game, ended, record }) => inBackground(app.replays.save(game, new Date(ended), record))}
        onClose={close}
      />
    )
  );
};

/** The log-book and the campaigns, as a file. */
function rememberedText({ logbook, campaigns }: Ready): string {
  const [games, chapters] = [logbook, campaigns].map((one) => {
    one.look();
    return Object.fromEntries<unknown>(one.games.value);
  });
  return `${JSON.stringify({ format: "letea-log/1", games, campaigns: chapters }, undefined, 1)}\n`;
}

const LogbookDialog = lazyDialog(async () => (await import("../ui/history/logbook/logbook-dialog.tsx")).LogbookDialog);

export const Log: Open = ({ app, close }) => {
  const ready = app.ready.value;
  const box = app.games.box(app.atHand.value) ?? app.games.last.value;
  if (ready === undefined) return null;
  return (
    <LogbookDialog
      logbook={ready.logbook}
      loadDeeds={ready.shelf.tables[box.id]?.loadDeeds}
      box={box}
      matches={app.history.matches.value}
      paint={async (match) => (await app.replays.load()).paintedJourney(app.history.recordOf(match) ?? "", ready.shelf)}
      onLook={(match) => inBackground(app.replays.lookAt(app.history.recordOf(match) ?? ""))}
      onDay={(day) => inBackground(app.showDay(day))}
      onHistory={opening(app, "history")}
      onErase={() => {
        ready.logbook.erase();
        ready.campaigns.erase();
      }}
      onDownload={() => saveFile(recordName("letea-log-book", new Date()), rememberedText(ready))}
      onClose={close}
      onBroken={closeBroken(app.notices, close)}
    />
  );
};

const CampaignDialog = lazyDialog(async () => (await import("../ui/campaign/campaign-dialog.tsx")).CampaignDialog);

export const Campaign: Open = ({ app, close }) => {
  const ready = app.ready.value;
  if (ready === undefined) return null;
  const { game, table } = ready.offer;
  return (
    <CampaignDialog
      load={table.loadCampaign}
      progress={ready.campaigns.of(game.id)}
      leading={table.leading}
      isAnotherOpen={app.canGoOn.value}
      onBegin={(chapter, crew) => inBackground(app.playChapter(chapter, crew))}
      onClose={close}
      onBroken={closeBroken(app.notices, close)}
    />
  );
};

const DayDialog = lazyDialog(async () => (await import("../ui/history/logbook/day-dialog.tsx")).DayDialog);

export const Day: Open = ({ app, close }) => {
  const ready = app.ready.value;
  const replay = app.replays.kit.value;
  const day = app.day.value;
  const { game, table } = ready?.offer ?? {};
  const end = game && ready?.logbook.of(game.id).days[day]?.end;
  if (ready === undefined || replay === undefined || game === undefined || table === undefined || !end) return null;
  const kept = app.history.matches.value.find((match) => match.game === game.id && match.ended === end.ended);
  const record = kept && app.history.recordOf(kept);
  return (
    <DayDialog
      day={day}
      title={ready.kit.dayLine(table, day, app.languages.language.value)}
      end={end}
      unit={{ key: `score.${game.scores[0]}` }}
      prove={async () =>
        record === undefined
          ? undefined
          : {
              course: await replay.ownCourse(record, ready.shelf),
              link: await app.replays.linkTo({ shortRecord: () => record }, day),
            }
      }
      onWatch={record === undefined ? undefined : () => inBackground(app.replays.lookAt(record))}
      onAgain={() => inBackground(app.playDayAgain(day))}
      onClose={close}
      onBroken={closeBroken(app.notices, close)}
    />
  );
};
