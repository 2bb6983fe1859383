/** The dialogs, one open at a time. Each is shown only once everything it needs is loaded. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { MenuItem } from "../ui/match/menu-dialog.tsx";
import { useLayer } from "../ui/shell/layers.ts";
import type { Line } from "../ui/texts/line.ts";
import { actionsOf } from "./actions.ts";
import type { App, Opened } from "./app.ts";
import { closeBroken } from "./broken.ts";
import { inBackground } from "./in-background.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { isInRoom } from "./route.ts";
import { recordName, save, saveFile } from "./save-file.ts";

interface OpenProps {
  readonly app: App;
  readonly close: () => void;
}

type Open = (props: OpenProps) => ComponentChildren;

export function OpenDialog({ app }: Pick<OpenProps, "app">) {
  const opened = app.dialog.value;
  const close = () => {
    app.dialog.value = undefined;
  };
  useLayer(opened !== undefined, close);
  const isMissing = opened !== undefined && app.dialogs.value === undefined;
  useEffect(() => {
    if (isMissing) inBackground(app.loadDialogs());
  }, [isMissing]);
  if (opened === undefined) return null;
  const One = DIALOGS[opened];
  return <One app={app} close={close} />;
}

const Settings: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  return (
    kit && (
      <kit.SettingsDialog
        settings={app.settings}
        languages={app.languages}
        seenWith={app.seenWith}
        onConnection={() => inBackground(app.setConnection())}
        onErase={app.erase}
        onClose={close}
      />
    )
  );
};

const AboutDialog = lazyDialog(async () => (await import("./about-dialog.tsx")).AboutDialog);

const About: Open = ({ app, close }) => (
  <AboutDialog works={worksOf(app)} onClose={close} onBroken={closeBroken(app.notices, close)} />
);

/** The shelf belongs to no game. */
function worksOf({ games, route, ready }: App): readonly Line[] | undefined {
  if (games.areSeveral && route.value === "home") return [];
  return ready.value && (ready.value.offer.table.works ?? []);
}

const LessonOffer = lazyDialog(async () => (await import("./lesson-offer.tsx")).LessonOffer);

const OfLesson: Open = ({ app, close }) => {
  const offer = app.ready.value?.offer;
  return (
    offer && (
      <LessonOffer
        game={offer.game.id}
        table={offer.table}
        lessons={app.lessons}
        canGoOn={app.canGoOn.value}
        onBegin={(lesson, chapter) => inBackground(app.takeLesson(lesson, chapter))}
        onGoOn={() => app.goOn(offer.game.id)}
        onJustPlay={() => inBackground(app.playAnyway())}
        onClose={close}
        onBroken={closeBroken(app.notices, close)}
      />
    )
  );
};

const Instead: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  return (
    kit && <kit.InsteadDialog onAnother={() => inBackground(app.playAnyway())} onGoOn={app.goOn} onClose={close} />
  );
};

const NewGame: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  const ready = app.ready.value;
  const start = app.lineup.value;
  if (kit === undefined || ready === undefined || start === undefined) return null;
  const { offer } = ready;
  return (
    <kit.NewGameDialog
      ways={offer.ways}
      levels={offer.levels}
      level={offer.table.bot}
      manners={offer.table.manners}
      handicaps={offer.table.handicap?.kinds ?? []}
      start={start}
      leading={offer.table.leading}
      loadWays={offer.table.loadWays}
      myNames={app.myNames.value}
      settings={app.settings}
      isAnotherOpen={app.canGoOn.value}
      onClose={close}
      onPlay={(lineup) => inBackground(app.play(lineup))}
      onPhones={(lineup) => inBackground(app.invitePhones(lineup))}
    />
  );
};

const Join: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const { settings, online, goToRoom } = app;
  const join = (room: string, name: string, sits: boolean) => {
    if (name !== "") settings.change({ name });
    if (sits) online.sitDownIn(room);
    goToRoom(room);
  };
  return kit && <kit.JoinDialog name={settings.now.value.name} onJoin={join} onClose={close} />;
};

const Check: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const check = app.checking.now.value;
  return (
    kit &&
    check && (
      <kit.RecordDialog
        report={check.report}
        onLook={check.isOnTable ? undefined : () => inBackground(app.replays.lookAt(check.record))}
        onDownload={() => inBackground(app.replays.save("letea", new Date(), check.record))}
        onClose={close}
      />
    )
  );
};

const Connection: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value;
  return kit?.lobby && <kit.lobby.ConnectionDialog actions={online.connectionBy(kit)} onClose={close} />;
};

const Concede: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value?.lobby;
  const match = online.here.value?.match.value;
  return kit && match && <kit.ConcedeDialog match={match} onClose={close} />;
};

const Move: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const link = app.moves.link.value;
  useEffect(() => app.moves.withdraw, []);
  return kit && link && <kit.MoveDialog link={link} onClose={close} />;
};

const Stop: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value?.lobby;
  const match = online.here.value?.match.value;
  return kit && match && <kit.StopDialog match={match} onClose={close} />;
};

const Keys: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  return (
    kit && <kit.KeysDialog ofGame={app.match.value?.replay?.keys ?? app.views.value?.keys ?? []} onClose={close} />
  );
};

const Menu: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  const match = app.match.value;
  const isShared = match?.couch !== undefined && !match.couch.isAlone;
  return (
    kit &&
    match && (
      <kit.MenuDialog
        {...actionsOf(app)}
        {...(isInRoom(app.route.value) && atRoom(app))}
        onShared={isShared ? opening(app, "shared") : undefined}
        onClose={close}
      />
    )
  );
};

const Shared: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  return kit && app.match.value && <kit.CouchDialog settings={app.settings} onClose={close} />;
};

const PastMatches: Open = ({ app, close }) => {
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

const LogbookDialog = lazyDialog(async () => (await import("../ui/history/logbook/logbook-dialog.tsx")).LogbookDialog);

const Log: Open = ({ app, close }) => {
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
      onDownload={(text) => saveFile(recordName("letea-log-book", new Date()), text)}
      onClose={close}
      onBroken={closeBroken(app.notices, close)}
    />
  );
};

const CampaignDialog = lazyDialog(async () => (await import("../ui/campaign/campaign-dialog.tsx")).CampaignDialog);

const Campaign: Open = ({ app, close }) => {
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

const Day: Open = ({ app, close }) => {
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

const End: Open = ({ app, close }) => {
  const kit = app.dialogs.value;
  const match = app.match.value;
  if (kit === undefined || match === undefined) return null;
  const latest = app.ready.value?.logbook.latest.value;
  const chapter = app.ready.value?.campaigns.latest.value;
  // The record of an online match is signed by others too.
  const isVouched = isInRoom(app.route.value) || ["past", "replay"].includes(app.route.value);
  return (
    <kit.EndDialog
      match={match}
      views={app.views}
      {...actionsOf(app)}
      next={toRoom(app)}
      onCheck={isVouched ? () => inBackground(app.checkRecord(match.session.record(), true)) : undefined}
      onClose={close}
    >
      {chapter && (
        <kit.ChapterTold
          end={chapter}
          load={match.table.loadCampaign}
          onChapters={() => inBackground(app.open("campaign"))}
        />
      )}
      {latest?.day !== undefined && (
        <kit.DayDone day={latest.day} table={match.table} onShow={() => inBackground(app.showDay(latest.day ?? ""))} />
      )}
      {latest && <kit.DeedsDone latest={latest} loadDeeds={match.table.loadDeeds} />}
    </kit.EndDialog>
  );
};

const Share: Open = ({ app, close }) => {
  const kit = app.replays.kit.value;
  const match = app.match.value;
  return (
    kit &&
    match && (
      <kit.ShareDialog
        match={match}
        views={app.views.value}
        link={() => app.replays.linkTo(match.session, app.ready.value?.logbook.latest.value?.day)}
        onSave={save}
        onClose={close}
      />
    )
  );
};

const DIALOGS: Readonly<Record<Opened, Open>> = {
  join: Join,
  check: Check,
  connection: Connection,
  concede: Concede,
  menu: Menu,
  move: Move,
  share: Share,
  shared: Shared,
  new: NewGame,
  instead: Instead,
  settings: Settings,
  keys: Keys,
  lesson: OfLesson,
  about: About,
  end: End,
  stop: Stop,
  history: PastMatches,
  logbook: Log,
  campaign: Campaign,
  day: Day,
};

const opening =
  ({ dialog }: App, what: Opened | undefined) =>
  (): void => {
    dialog.value = what;
  };

function toRoom(app: App): MenuItem | undefined {
  const here = app.online.here.value;
  if (here === undefined) return undefined;
  return {
    name: app.speaker.value.say({ key: "table.to-room" }),
    do: () => {
      app.dialog.value = undefined;
      here.toLobby();
    },
  };
}

/** How the menu differs at an online table. */
function atRoom(app: App): { readonly more: readonly MenuItem[]; readonly onNewGame: undefined } {
  const { say } = app.speaker.value;
  const match = app.online.here.value?.match.value;
  const pause = {
    name: say({ key: "pause.ask" }),
    do: () => {
      app.dialog.value = undefined;
      match?.want("pause", true);
    },
  };
  const concede = { name: say({ key: "concede.open" }), do: () => inBackground(app.open("concede")) };
  const stop = { name: say({ key: "stop.open" }), do: () => inBackground(app.open("stop")) };
  const move = {
    name: say({ key: "hand.move" }),
    do: () => inBackground(app.moves.offer().then(() => app.open("move"))),
  };
  const mayConcede = match !== undefined && !match.session.isOver && match.seats.some((seat) => !match.away.has(seat));
  const mayMove = mayConcede && app.online.here.value?.isHand === true;
  return {
    more: [toRoom(app), ...(mayMove ? [move] : []), ...(mayConcede ? [pause, concede, stop] : [])].filter(
      (one) => one !== undefined,
    ),
    onNewGame: undefined,
  };
}
