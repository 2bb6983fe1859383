import { useMemo } from "preact/hooks";
import type { About, GameTable } from "../ui/game-table.ts";
import { ColourFilters } from "../ui/look/colour-filters.tsx";
import type { Company } from "../ui/match/company.ts";
import type { MenuItem } from "../ui/match/menu-dialog.tsx";
import type { TableMatch } from "../ui/match/table-match.ts";
import { LookingUpContext } from "../ui/reference/looking-up.ts";
import type { Reference } from "../ui/reference/reference.ts";
import { RulesKeys } from "../ui/reference/rules-keys.tsx";
import type { WayOn } from "../ui/room/troubles.ts";
import { LayersContext, useLayer } from "../ui/shell/layers.ts";
import { NoticeList } from "../ui/shell/notice-list.tsx";
import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { sayBroken } from "./broken.ts";
import { Home } from "./home.tsx";
import type { InRoom } from "./in-room.ts";
import { later } from "./later.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { recordName, saveFile } from "./save-file.ts";

interface PageProps {
  readonly app: App;
}

const AboutDialog = lazyDialog(async () => (await import("./about-dialog.tsx")).AboutDialog);

/** The shelf tells of no game what there is of it. */
const NO_GAME: About = { name: { key: "app.name" }, pitch: { key: "app.pitch" }, works: [], coming: [] };

const RulesDialog = lazyDialog(async () => (await import("../ui/reference/reference-dialog.tsx")).ReferenceDialog);

export function Page({ app }: PageProps) {
  const table = app.table.value;
  const isHome = ["home", "game"].includes(app.route.value);
  const isShelf = app.route.value === "home" && app.games.areSeveral;
  // Until it is known what is played, it may well have rules. The shelf has none: each game has its own.
  const hasRules = !isShelf && (table === undefined || table.loadReference !== undefined);
  return (
    <LayersContext.Provider value={app.layers}>
      <LookingUpContext.Provider value={hasRules ? app.looking : undefined}>
        {isHome ? <Home app={app} /> : app.route.value === "room" ? <Room app={app} /> : <Table app={app} />}
        <OpenDialog app={app} />
        <OpenRules app={app} />
        <RulesKeys settings={app.settings} />
        <NoticeList notices={app.notices} />
        <ColourFilters />
      </LookingUpContext.Provider>
    </LayersContext.Provider>
  );
}

/** Over whatever else lies open. */
function OpenRules({ app }: PageProps) {
  const table = app.table.value;
  const at = app.rules.value;
  useLayer(at !== undefined, app.looking.close);
  if (at === undefined || table?.loadReference === undefined) return null;
  return (
    <RulesDialog
      load={() => rulesOf(app, table)}
      texts={table.texts}
      at={at}
      onClose={app.looking.close}
      onBroken={givenUp(app, app.looking.close)}
    />
  );
}

/** Closed again, so that it can be tried again; and never without a word. */
const givenUp =
  ({ notices }: App, close: () => void) =>
  (): void => {
    close();
    sayBroken(notices);
  };

async function rulesOf({ notices }: App, { loadReference }: GameTable): Promise<Reference> {
  try {
    if (loadReference === undefined) throw new Error("this game has no rules");
    return await loadReference();
  } catch (why) {
    sayBroken(notices);
    throw why;
  }
}

/** The lobby, or the table while something is played there and somebody here is at it. */
function Room({ app }: PageProps) {
  const here = app.online.here.value;
  const kit = app.online.kit.value;
  const ready = app.ready.value;
  const match = app.match.value;
  const online = here?.match.value;
  const addresses = app.online.addresses.value;
  useLayer(online !== undefined, () => here?.toLobby());
  const house = useMemo(
    () =>
      here &&
      ready &&
      kit && {
        view: here.view,
        ownServer: app.online.connectionBy(kit).ownServer,
        addresses,
        settings: app.settings,
        usualName: app.myNames.value.ofMe,
        games: app.games.boxes.map((box) => ({ box, ways: ready.kit.offerOf(ready.shelf, box.id).ways })),
        ...ready.offer,
      },
    [here, ready, kit, addresses],
  );
  const company = useMemo(
    () =>
      kit && here && house && online && match
        ? kit.companyOf({
            house,
            match: online,
            shown: match.shown,
            onRecord: actionsOf(app).onDownload,
            onRoom: here.toLobby,
          })
        : undefined,
    [kit, house, online, match],
  );
  if (here === undefined || kit === undefined || house === undefined) return <Waiting />;
  if (online !== undefined) return <Table app={app} company={company} />;
  return (
    <kit.RoomScreen
      house={house}
      onWay={(to) => goOn(app, here, to)}
      onTable={here.toTable}
      onLeave={app.leaveRoom}
      onSettings={actionsOf(app).onSettings}
    />
  );
}

/** What can be done about whatever keeps somebody out of a room. */
function goOn(app: App, here: InRoom, to: WayOn): void {
  switch (to) {
    case "again":
      return here.room.tryAgain();
    case "anyway":
      return here.room.comeInAnyway();
    case "connection":
      return later(app.setConnection());
    case "own":
      return later(app.invite());
    case "reload":
      return location.reload();
    case "history":
      return later(app.open("history"));
    case "other-code":
      return later(app.askForCode());
    case "home":
      return app.leave();
  }
}

function Waiting() {
  const text = useText();
  return <p class="setting-up">{text("table.setting-up")}</p>;
}

function Table({ app, company }: PageProps & { readonly company?: Company | undefined }) {
  const match = app.match.value;
  const kit = app.ready.value?.kit;
  if (match === undefined || kit === undefined) return <Waiting />;
  const open = (what: App["dialog"]["value"]) => () => {
    app.dialog.value = what;
  };
  return (
    <kit.TableScreen
      key={match}
      match={match}
      views={app.views}
      settings={app.settings}
      company={company}
      onMenu={open("menu")}
      onKeys={open("keys")}
      onEnd={open("end")}
    />
  );
}

function OpenDialog({ app }: PageProps) {
  const close = () => {
    app.dialog.value = undefined;
  };
  const match = app.match.value;
  const ready = app.ready.value;
  useLayer(app.dialog.value !== undefined, close);
  switch (app.dialog.value) {
    case "settings":
      return ready ? (
        <ready.kit.SettingsDialog
          settings={app.settings}
          languages={app.languages}
          seenWith={app.seenWith}
          onConnection={() => later(app.setConnection())}
          onErase={app.erase}
          onClose={close}
        />
      ) : null;
    case "about":
      return (
        <AboutDialog
          about={app.games.areSeveral && app.route.value === "home" ? NO_GAME : ready?.offer.table.about}
          onClose={close}
          onBroken={givenUp(app, close)}
        />
      );
    case "instead":
      return ready ? (
        <ready.kit.InsteadDialog onAnother={() => later(app.playAnyway())} onGoOn={app.goOn} onClose={close} />
      ) : null;
    case "new":
      return ready && app.lineup.value ? (
        <ready.kit.NewGameDialog
          ways={ready.offer.ways}
          levels={ready.offer.levels}
          level={ready.offer.table.bot}
          handicaps={ready.offer.table.handicap?.kinds ?? []}
          start={app.lineup.value}
          leading={ready.offer.table.leading}
          myNames={app.myNames.value}
          settings={app.settings}
          isAnotherOpen={app.canGoOn.value}
          onClose={close}
          onPlay={(lineup) => later(app.play(lineup))}
        />
      ) : null;
    case "join":
      return app.online.kit.value ? (
        <app.online.kit.value.JoinDialog
          name={app.settings.now.value.name}
          onJoin={(...how) => join(app, ...how)}
          onClose={close}
        />
      ) : null;
    case "check": {
      const kit = app.online.kit.value;
      const check = app.checking.now.value;
      return kit && check ? (
        <kit.RecordDialog
          report={check.report}
          onLook={check.isOnTable ? undefined : () => later(app.lookAt(check.record))}
          onDownload={() => saveFile(recordName("letea", new Date()), check.record)}
          onClose={close}
        />
      ) : null;
    }
    case "connection": {
      const kit = app.online.kit.value;
      return kit ? <kit.ConnectionDialog ways={app.online.connectionBy(kit)} onClose={close} /> : null;
    }
    case "concede": {
      const online = app.online.here.value?.match.value;
      return app.online.kit.value && online ? (
        <app.online.kit.value.ConcedeDialog match={online} onClose={close} />
      ) : null;
    }
    case "stop": {
      const online = app.online.here.value?.match.value;
      return app.online.kit.value && online ? <app.online.kit.value.StopDialog match={online} onClose={close} /> : null;
    }
    case "keys":
      return ready ? <ready.kit.KeysDialog ofGame={app.views.value?.keys ?? []} onClose={close} /> : null;
    case "menu":
      return ready && match ? (
        <ready.kit.MenuDialog
          {...actionsOf(app)}
          {...(app.route.value === "room" && atRoom(app))}
          onShared={match.couch && !match.couch.isAlone ? () => (app.dialog.value = "shared") : undefined}
          onClose={close}
        />
      ) : null;
    case "shared":
      return ready && match ? <ready.kit.CouchDialog settings={app.settings} onClose={close} /> : null;
    case "history":
      return ready ? (
        <ready.kit.HistoryDialog
          history={app.history}
          boxes={app.games.boxes}
          kept={app.kept.games.value}
          kindsOf={(game) => ready.shelf.tables[game]?.handicap?.kinds ?? []}
          onLook={(record) => later(app.lookAt(record))}
          onCheck={(record) => later(app.checkRecord(record))}
          onDownload={({ game, ended, record }) => saveFile(recordName(game, new Date(ended)), record)}
          onGoOn={app.goOn}
          onDownloadKept={(game) => saveFile(recordName(game, new Date()), app.kept.of(game).text() ?? "")}
          onClose={close}
        />
      ) : null;
    case "end":
      return ready && match ? (
        <ready.kit.EndDialog
          match={match}
          views={app.views}
          {...actionsOf(app)}
          next={toRoom(app)}
          onCheck={onCheckOf(app)}
          onClose={close}
        />
      ) : null;
    default:
      return null;
  }
}

/** By this name, to sit down or only to watch. */
function join(app: App, room: string, name: string, sits: boolean): void {
  if (name !== "") app.settings.change({ name });
  if (sits) app.online.sitDownIn(room);
  app.goToRoom(room);
}

/** Where the record is one that others vouch for. */
function onCheckOf(app: App): (() => void) | undefined {
  const match = app.match.value;
  if (match === undefined || !["room", "past"].includes(app.route.value)) return undefined;
  return () => later(app.checkRecord(match.session.record(), true));
}

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

/** What the menu of a table online has that one at a single screen hasn't, and the other way round. */
function atRoom(app: App): { readonly more: readonly MenuItem[]; readonly onNewGame: undefined } {
  const concede = {
    name: app.speaker.value.say({ key: "concede.open" }),
    do: () => {
      app.dialog.value = "concede";
    },
  };
  const stop = {
    name: app.speaker.value.say({ key: "stop.open" }),
    do: () => {
      app.dialog.value = "stop";
    },
  };
  const match = app.online.here.value?.match.value;
  const pause = {
    name: app.speaker.value.say({ key: "pause.ask" }),
    do: () => {
      app.dialog.value = undefined;
      match?.want("pause", true);
    },
  };
  const mayConcede = match !== undefined && !match.session.isOver && match.seats.some((seat) => !match.away.has(seat));
  return {
    more: [toRoom(app), ...(mayConcede ? [pause, concede, stop] : [])].filter((one) => one !== undefined),
    onNewGame: undefined,
  };
}

async function sharePicture(match: TableMatch, { views, speaker, notices }: App): Promise<void> {
  const picture = await import("./picture.ts").catch((why: unknown) => {
    sayBroken(notices);
    throw why;
  });
  await picture.sharePicture(match, views.value, speaker.value);
}

const actionsOf = (app: App) => ({
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
