/** The dialogs, one open at a time. Each is shown only once everything it needs is loaded. */
import { useEffect } from "preact/hooks";
import type { MenuItem } from "../ui/match/menu-dialog.tsx";
import { useLayer } from "../ui/shell/layers.ts";
import type { Line } from "../ui/texts/line.ts";
import { actionsOf } from "./actions.ts";
import type { App, Opened } from "./app.ts";
import { closeBroken } from "./broken.ts";
import { inBackground } from "./in-background.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { type Open, type OpenProps, opening } from "./open.ts";
import { Check, Concede, Connection, Join, Move, Stop } from "./open-online.tsx";
import { Campaign, Day, Log, PastMatches } from "./open-past.tsx";
import { isInRoom } from "./route.ts";
import { save } from "./save-file.ts";

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
