import { useMemo } from "preact/hooks";
import type { RemedyName } from "../online-ui/troubles.ts";
import type { GameTable } from "../ui/game-table.ts";
import { ColourFilter } from "../ui/look/colour-filter.tsx";
import { SeatLooks } from "../ui/look/seat-looks.tsx";
import type { Company } from "../ui/match/company.ts";
import { LookingUpContext } from "../ui/reference/looking-up.ts";
import type { Reference } from "../ui/reference/reference.ts";
import { LayersContext, useLayer } from "../ui/shell/layers.ts";
import { NoticeList } from "../ui/shell/notice-list.tsx";
import { RulesKeys } from "../ui/shell/rules-keys.tsx";
import { useText } from "../ui/texts/speaking.ts";
import { actionsOf, offersLesson } from "./actions.ts";
import type { App } from "./app.ts";
import { closeBroken, reportBroken } from "./broken.ts";
import { Home } from "./home.tsx";
import { inBackground } from "./in-background.ts";
import type { InRoom } from "./in-room.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { isInRoom } from "./route.ts";

interface PageProps {
  readonly app: App;
}

const RulesDialog = lazyDialog(async () => (await import("../ui/book/reference-dialog.tsx")).ReferenceDialog);

export function Page({ app }: PageProps) {
  const table = app.table.value;
  const isHome = ["home", "game"].includes(app.route.value);
  const isShelf = app.route.value === "home" && app.games.areSeveral;
  // A game that isn't loaded yet is taken to have rules. The shelf has none.
  const hasRules = !isShelf && (table === undefined || table.loadReference !== undefined);
  return (
    <LayersContext.Provider value={app.layers}>
      <LookingUpContext.Provider value={hasRules ? app.looking : undefined}>
        <SeatLooks looks={app.match.value?.looks ?? []}>
          {isHome ? (
            <Home app={app} />
          ) : isInRoom(app.route.value) ? (
            <Room app={app} />
          ) : app.route.value === "take" ? (
            <Take app={app} />
          ) : (
            <Table app={app} />
          )}
          <OpenDialog app={app} />
        </SeatLooks>
        <OpenRules app={app} />
        <RulesKeys settings={app.settings} />
        <NoticeList notices={app.notices} />
        {app.seenWith.value && <ColourFilter vision={app.seenWith.value} />}
      </LookingUpContext.Provider>
    </LayersContext.Provider>
  );
}

/** The rules lie over everything else that is open. */
function OpenRules({ app }: PageProps) {
  const table = app.table.value;
  const at = app.rules.value;
  useLayer(at !== undefined, app.looking.close);
  if (at === undefined || table?.loadReference === undefined) return null;
  return (
    <RulesDialog
      load={() => rulesOf(app, table)}
      at={at}
      onLesson={offersLesson(app) ? () => toLesson(app) : undefined}
      onClose={app.looking.close}
      onBroken={closeBroken(app.notices, app.looking.close)}
    />
  );
}

function toLesson(app: App): void {
  app.looking.close();
  inBackground(app.open("lesson"));
}

async function rulesOf({ notices }: App, { loadReference }: GameTable): Promise<Reference> {
  try {
    if (loadReference === undefined) throw new Error("this game has no rules");
    return await loadReference();
  } catch (why) {
    reportBroken(notices);
    throw why;
  }
}

/** The lobby, or the table while this page is at it. */
function Room({ app }: PageProps) {
  const here = app.online.here.value;
  const kit = app.online.kit.value;
  const basics = app.basics.value;
  const match = app.match.value;
  const online = here?.match.value;
  const addresses = app.online.addresses.value;
  useLayer(online !== undefined, () => here?.toLobby());
  const context = useMemo(
    () =>
      here &&
      basics &&
      kit && {
        view: here.view,
        ownServer: app.online.connectionBy(kit).ownServer,
        addresses,
        screen: app.online.screen,
        settings: app.settings,
        usualName: app.myNames.value.ofMe,
        games: app.games.boxes.map((box) => ({ box, ways: basics.basic.offerOf(basics.shelf, box.id).ways })),
        ...basics.offer,
      },
    [here, basics, kit, addresses],
  );
  const company = useMemo(
    () =>
      kit && here && context && online && match
        ? kit.companyOf({
            context,
            match: online,
            shown: match.shown,
            onRecord: actionsOf(app).onDownload,
            onRoom: here.toLobby,
            onBroken: () => reportBroken(app.notices),
          })
        : undefined,
    [kit, context, online, match],
  );
  if (here === undefined || kit === undefined || context === undefined) return <Waiting />;
  if (online !== undefined) return <Table app={app} company={company} />;
  const Lobby = here.isHand ? kit.HandLobby : kit.lobby?.LobbyScreen;
  if (Lobby === undefined) return <Waiting />;
  return (
    <kit.RoomScreen
      context={context}
      Lobby={Lobby}
      onRemedy={(to) => remedy(app, here, to)}
      onTable={here.toTable}
      onLeave={app.leaveRoom}
      onSettings={actionsOf(app).onSettings}
    />
  );
}

/** Does what somebody has chosen to do about a trouble that keeps them out of a room. */
function remedy(app: App, here: InRoom, to: RemedyName): void {
  switch (to) {
    case "again":
      return here.room.tryAgain();
    case "anyway":
      return here.room.comeInAnyway();
    case "connection":
      return inBackground(app.setConnection());
    case "own":
      return inBackground(app.invite());
    case "reload":
      return location.reload();
    case "history":
      return inBackground(app.open("history"));
    case "other-code":
      return inBackground(app.askForCode());
    case "home":
      return app.leave();
  }
}

/** A hand that comes over from another phone. */
function Take({ app: { online, moves, asked, leave } }: PageProps) {
  const kit = online.kit.value;
  if (kit === undefined) return <Waiting />;
  return (
    <kit.TakeScreen
      outcome={moves.outcome.value}
      onAgain={() => inBackground(moves.take(asked.value))}
      onGoOn={() => moves.goOn(asked.value)}
      onHome={leave}
    />
  );
}

function Waiting() {
  const text = useText();
  return <p class="setting-up">{text("table.setting-up")}</p>;
}

function Table({ app, company }: PageProps & { readonly company?: Company | undefined }) {
  const match = app.match.value;
  const Screen = match?.isHand ? app.basics.value?.basic.HandScreen : app.ready.value?.kit.TableScreen;
  if (match === undefined || Screen === undefined) return <Waiting />;
  const open = (what: App["dialog"]["value"]) => () => {
    app.dialog.value = what;
  };
  const coached = app.lessons.coach.value;
  return (
    <>
      {coached && <coached.View key={coached} coach={coached.coach} />}
      <Screen
        key={match}
        match={match}
        views={app.views}
        settings={app.settings}
        company={company}
        onMenu={open("menu")}
        onKeys={open("keys")}
        onEnd={open("end")}
      />
    </>
  );
}
