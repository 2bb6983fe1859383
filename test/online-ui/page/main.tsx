/** Shows any screen of a room by its name, with a fake room: `?scene=lobby-host&lang=fr`; `show` puts another in its place. */
// First, as in the real page, because later style sheets win.
import "../../../src/ui/look/base.css";
import "../../../src/ui/look/tokens.css";
import "../../../src/ui/look/high-contrast.css";
import "../../../src/ui/look/left-handed.css";
import { signal, useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { BOXES } from "../../../src/games/boxes.ts";
import { companyOf } from "../../../src/online-ui/company.tsx";
import { ConcedeDialog } from "../../../src/online-ui/concede-dialog.tsx";
import { ConnectionDialog } from "../../../src/online-ui/connection-dialog.tsx";
import { HandLobby } from "../../../src/online-ui/hand-lobby.tsx";
import { JoinDialog } from "../../../src/online-ui/join-dialog.tsx";
import { LobbyScreen } from "../../../src/online-ui/lobby-screen.tsx";
import { MoveDialog } from "../../../src/online-ui/move-dialog.tsx";
import { RecordDialog } from "../../../src/online-ui/record-dialog.tsx";
import { RoomScreen } from "../../../src/online-ui/room-screen.tsx";
import { type RoomView, viewOf } from "../../../src/online-ui/room-view.ts";
import { TakeScreen } from "../../../src/online-ui/take-screen.tsx";
import { allGames } from "../../../src/page/all-games.ts";
import { newMatch, offerOf, TableScreen } from "../../../src/page/kit.ts";
import { campaignsIn } from "../../../src/ui/campaign/progress.ts";
import type { GameViews } from "../../../src/ui/game-table.ts";
import { historyIn } from "../../../src/ui/history/history.ts";
import { logbookIn } from "../../../src/ui/history/logbook/logbook.ts";
import { languageChoice } from "../../../src/ui/language.ts";
import { LayoutContext, rootLayout } from "../../../src/ui/look/root-layout.ts";
import { saveSlot } from "../../../src/ui/match/save-slot.ts";
import { noticeBoard } from "../../../src/ui/notices.ts";
import { type LookingUp, LookingUpContext } from "../../../src/ui/reference/looking-up.ts";
import { settingsChoice } from "../../../src/ui/settings.ts";
import { storeIn } from "../../../src/ui/store.ts";
import { Speaking } from "../../../src/ui/texts/speaking.ts";
import { gameTexts, roomTexts, speakerOf } from "../../texts/all-texts.ts";
import { CONNECTION_ACTIONS } from "../dialogs.ts";
import { device, type FakeRoom } from "../fake-room.ts";
import { type AtTable, SCENES, type Scene } from "../scenes.ts";

declare global {
  interface Window {
    room: FakeRoom;
    show: (scene: string) => void;
  }
}

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.lang = asked.get("lang") ?? "en";
root.toggleAttribute("data-calm", true);
root.toggleAttribute("data-contrast", asked.has("contrast"));
const layout = rootLayout(root);
layout.sizeText(Number(asked.get("text") ?? 1));

const GAME = BOXES[0]?.id ?? "";
const offer = offerOf(allGames, GAME);
const store = storeIn(() => sessionStorage);
const settings = settingsChoice(store, { calm: signal(true), contrast: signal(false) });
settings.change({ speed: "instant", calm: "on", passes: false });
const speaker = signal(speakerOf(root.lang, gameTexts(GAME), roomTexts));
// Even without a table: in the real page their style sheets stay loaded after a visit to a table.
const views = signal<GameViews | undefined>(await offer.table.loadViews());
const MOVING = `http://192.168.178.120:8080/#take=QUARTZ.${"ab".repeat(16)}.${"cd".repeat(16)}`;
/** Makes the rules button visible. */
const looking: LookingUp = { open: () => undefined, close: () => undefined, closer: signal(undefined) };
window.show = show;
show(asked.get("scene") ?? "lobby-fresh");

function show(name: string): void {
  const scene = SCENES[name];
  const place = document.getElementById("page");
  if (scene === undefined || place === null) throw new Error(`there is no scene "${name}", or no place for it`);
  // Nothing of the one before is left.
  render(null, place);
  render(
    <Speaking.Provider value={speaker}>
      <LayoutContext.Provider value={layout.now}>
        <LookingUpContext.Provider value={looking}>{shown(scene)}</LookingUpContext.Provider>
      </LayoutContext.Provider>
    </Speaking.Provider>,
    place,
  );
}

function shown({ make, at, addresses, isHand, isTable }: Scene) {
  const room = make();
  window.room = room;
  const view = viewOf(room);
  if (at === "join") {
    return <JoinDialog name="Mira" onJoin={() => undefined} onClose={() => undefined} />;
  }
  if (at === "connection") return <ConnectionDialog actions={CONNECTION_ACTIONS} onClose={() => undefined} />;
  if (at === "move") return <MoveDialog link={MOVING} onClose={() => undefined} />;
  if (at === "unsure") {
    const call = (what: string) => () => room.calls.push(what);
    return <TakeScreen outcome={at} onAgain={call("again")} onGoOn={call("go-on")} onHome={call("home")} />;
  }
  if (at !== "lobby" && "report" in at) {
    return (
      <RecordDialog
        report={at.report}
        onLook={() => room.calls.push("look")}
        onDownload={() => room.calls.push("download")}
        onClose={() => undefined}
      />
    );
  }
  if (at !== "lobby") return table(view, room, at);
  return (
    <RoomScreen
      context={{
        ...contextOf(view),
        addresses,
        screen: { room: signal(isTable && room.code), share: () => undefined },
      }}
      Lobby={isHand ? HandLobby : LobbyScreen}
      onRemedy={(to) => room.calls.push(to)}
      onTable={() => room.calls.push("table")}
      onLeave={() => room.calls.push("leave")}
      onSettings={() => room.calls.push("settings")}
    />
  );
}

function contextOf(view: RoomView) {
  return {
    view,
    table: offer.table,
    games: BOXES.map((box) => ({ box, ways: offer.ways })),
    ways: offer.ways,
    levels: offer.levels,
    settings,
    usualName: speaker.value.say(offer.table.player ?? { key: "new.player" }),
  };
}

function table(view: RoomView, room: FakeRoom, at: AtTable) {
  const languages = languageChoice(store, [root.lang]);
  const logbook = logbookIn(store);
  const campaigns = campaignsIn(store);
  const host = {
    settings,
    kept: { of: (game: string) => saveSlot(store, game) },
    speaker,
    languages,
    notices: noticeBoard(),
    history: historyIn(store),
    logbook: () => logbook,
    campaigns: () => campaigns,
  };
  const match = newMatch(host, allGames, { ...at.seating, game: GAME });
  room.change({ match: at.around(match.session) });
  room.say(device(2), "Ada", "Good luck!");
  const online = room.match;
  if (online === undefined) throw new Error("no match");
  const company = companyOf({
    context: contextOf(view),
    match: online,
    shown: match.shown,
    onRecord: () => room.calls.push("record"),
    onRoom: () => room.calls.push("room"),
    onBroken: () => undefined,
  });
  return (
    <>
      <RoomForWorld of={match} />
      <TableScreen
        match={match}
        views={views}
        settings={settings}
        company={company}
        onMenu={() => room.calls.push("menu")}
        onKeys={() => room.calls.push("keys")}
        onEnd={() => room.calls.push("end")}
      />
      {at.asksToConcede && <ConcedeDialog match={online} onClose={() => undefined} />}
    </>
  );
}

/** Style sheets know by it whether there is a world. */
function RoomForWorld({ of: { world } }: { readonly of: ReturnType<typeof newMatch> }) {
  useSignalEffect(() => {
    root.dataset.world = world.status.value;
    return () => delete root.dataset.world;
  });
  return null;
}
