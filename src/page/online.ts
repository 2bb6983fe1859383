/** Enters and leaves rooms on this page. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Device } from "../online/device.ts";
import type { OnlineMatch, OnlineRoom } from "../online/online-room.ts";
import type { Lobby } from "../room/lobby.ts";
import type { SeatLook } from "../session/session.ts";
import { type Lineup, namesOf, optionsOf, seatsOf, usualLineup } from "../ui/match/lineup.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { lookIn } from "../ui/settings.ts";
import type { Store } from "../ui/store.ts";
import type { ConnectionChoice } from "./connection.ts";
import type { DatabaseStore } from "./database.ts";
import type { Host } from "./host.ts";
import { inBackground } from "./in-background.ts";
import { type InRoom, inRoom } from "./in-room.ts";
import { keepOfRoom } from "./keep-history.ts";
import type { Basics, Ready } from "./loading.ts";
import { type SharedScreen, sharedScreenIn } from "./shared-screen.ts";
import type { Shelf } from "./shelf.ts";

type Rooms = typeof import("./rooms.ts");

export type RoomKit = typeof import("./room-kit.ts") & {
  readonly rooms: Rooms;
  /** Undefined on a page that is a hand, until it needs that. */
  readonly lobby: typeof import("./lobby-kit.ts") | undefined;
};

export type LoadRoomKit = (isHand: boolean) => Promise<RoomKit>;

export interface Online {
  readonly here: ReadonlySignal<InRoom | undefined>;
  /** Undefined until somebody wants to play online. */
  readonly kit: ReadonlySignal<RoomKit | undefined>;
  /** This computer's addresses on its network, if others can't open this page by the address it has here. */
  readonly addresses: ReadonlySignal<readonly string[] | undefined>;
  /** The codes of rooms with a match to be finished here, the last visited first. */
  readonly underWay: ReadonlySignal<readonly string[]>;
  readonly screen: SharedScreen;
  /** The code of the last other room that this device was in. */
  readonly kept: ReadonlySignal<string | undefined>;
  load(isHand?: boolean): Promise<RoomKit>;
  connectionBy(kit: RoomKit): ConnectionChoice;
  /** Looks in the storage for a room to go back to. */
  look(): Promise<void>;
  /** Opens a new room. Returns what the address calls it, unless somebody has gone elsewhere in the meantime. */
  open(): Promise<string | undefined>;
  /** Opens a new room for this line-up, whose people all have a phone: this screen is their table. */
  openForPhones(lineup: Lineup): Promise<string | undefined>;
  /** Enters the room that an address asks for, unless this page is already in it. `isHand`: as a player's hand only. */
  enter(asked: string, isHand: boolean): Promise<void>;
  /** Entering this room will also take a free seat there. */
  sitDownIn(asked: string): void;
  /** Closes the room on this page, but keeps it in the storage. */
  goOut(): void;
  /** Leaves the room for good. */
  leave(): void;
  /** Removes everything stored about any room. */
  forgetAll(): Promise<void>;
}

interface OnlineSetting {
  readonly host: Host;
  readonly store: Store;
  readonly database: DatabaseStore;
  readonly usualName: () => string;
  readonly whenBasics: () => Promise<Basics>;
  readonly whenReady: () => Promise<Ready>;
  readonly loadKit: LoadRoomKit;
  readonly put: (match: TableMatch | undefined) => void;
}

/** A browser that runs out of space deletes what pages have stored, unless they have asked it not to. */
const askToKeep = (): void => inBackground(navigator.storage?.persist?.().then(() => undefined) ?? Promise.resolve());

const ROOM_PREFIX = "room.";
/** Stands for the code of a room that doesn't exist yet. */
const NEW = "";

/** In seconds: the patience of a new room. Its host can change it. */
const PATIENCE = 40;

export function onlineOf({
  host,
  store,
  database,
  usualName,
  whenBasics,
  whenReady,
  loadKit,
  put,
}: OnlineSetting): Online {
  const here = signal<InRoom | undefined>();
  const kit = signal<RoomKit | undefined>();
  const addresses = signal<readonly string[] | undefined>();
  const kept = signal<string | undefined>();
  const underWay = signal<readonly string[]>([]);
  const screen = sharedScreenIn(store);
  const page = () => location.href.split("#")[0] ?? "";
  const name = () => host.settings.now.value.name;
  const looking = () => lookIn(host.settings.now.value);
  /** The room being entered. Somebody who goes elsewhere while it loads must not end up in it. */
  let wanted: string | undefined;
  let seatWanted: string | undefined;
  let connection: ConnectionChoice | undefined;

  async function load(isHand = false): Promise<RoomKit> {
    const loaded = kit.value;
    if (loaded !== undefined && (isHand || loaded.lobby !== undefined)) return loaded;
    const more = await loadKit(isHand);
    kit.value = more;
    return more;
  }

  function connectionBy(rooms: Rooms): ConnectionChoice {
    connection ??= rooms.connectionIn(store);
    return connection;
  }

  function deviceHere(rooms: Rooms, shelf: Shelf): Device {
    return rooms.deviceHere({ store: database, games: shelf.games, connection: () => connectionBy(rooms).settings });
  }

  async function lookForAddresses(rooms: Rooms): Promise<void> {
    addresses.value ??= await rooms.networkAddresses(location);
  }

  async function takeIn(
    asked: string,
    into: (rooms: Rooms, device: Device) => Promise<OnlineRoom>,
    isHand = false,
  ): Promise<void> {
    wanted = asked;
    const [loaded, { rooms, viewOf, noticeLine }] = await Promise.all([
      isHand ? whenBasics() : whenReady(),
      load(isHand),
    ]);
    const { shelf, basic } = loaded;
    inBackground(lookForAddresses(rooms));
    if (wanted !== asked) return;
    const room = await into(rooms, deviceHere(rooms, shelf));
    if (wanted !== asked) return room.close();
    const logbook = async () => (await whenReady()).logbook;
    keepOfRoom({ ...host, logbook, tables: shelf.tables }, room);
    const seat = (match: OnlineMatch | undefined) => {
      if (match === undefined) return put(undefined);
      if (match.seats.length > 0) askToKeep();
      if (isWhole(loaded)) sitAtTable(loaded);
      else if (match.seats.length < 2) put(basic.handMatch(host, shelf, room));
      // Whoever plays several seats takes turns at them, as around a shared screen.
      else
        inBackground(
          whenReady().then((ready) => {
            if (room.match === match) sitAtTable(ready);
          }),
        );
    };
    const sitAtTable = ({ kit: table }: Ready) =>
      put(table.onlineMatch(host, shelf, room, screen.room.value === room.code));
    const say = (line: Parameters<Host["notices"]["say"]>[0]["line"]) => host.notices.say({ line });
    here.value = inRoom({
      room,
      view: viewOf(room),
      isHand,
      asked: asked === NEW ? room.code : asked,
      onMatch: seat,
      onStopped: ({ session, seats }) => {
        const { header, names } = session;
        const record = { game: header.game, ended: Date.now(), names, record: session.shortRecord() };
        if (seats.length > 0) host.history.keep(record);
        say({ key: "notice.stopped" });
      },
      onNotice: say,
      lineOf: noticeLine,
    });
  }

  /** `seat`: seats those who are known to play. */
  async function openNew(options: unknown, players: number, seat: (room: OnlineRoom) => void) {
    const { offer } = await whenReady();
    goOut();
    await takeIn(NEW, async (rooms, device) => {
      const opening = { game: offer.game.id, options, players, patience: PATIENCE };
      const room = await rooms.openRoom(device, { name: name() || usualName(), page: page(), opening });
      seat(room);
      return room;
    });
    return here.value?.asked;
  }

  function goOut(): void {
    wanted = undefined;
    const left = here.value;
    here.value = undefined;
    left?.close();
  }

  return {
    here,
    kit,
    addresses,
    underWay,
    screen,
    kept,
    load,
    goOut,
    connectionBy: ({ rooms }) => connectionBy(rooms),
    async look() {
      // Most devices have never been in a room: then the code for rooms needn't be loaded.
      const hasAny = (await database.names(ROOM_PREFIX)).length > 0;
      const rooms = hasAny ? await (await load()).rooms.keptRooms(database) : [];
      underWay.value = rooms.flatMap((one) => (one.isUnderWay ? one.code : []));
      kept.value = rooms.find((one) => !one.isUnderWay)?.code;
    },
    async open() {
      const { offer } = await whenReady();
      const { way } = usualLineup(offer.ways, offer.table.bot, false);
      return await openNew(way.exact, way.players, (room) => {
        room.wish({ wish: "sit", seat: 0, name: name() || usualName(), ...looking() });
      });
    },
    async openForPhones(lineup) {
      const { offer } = await whenReady();
      const names = namesOf(lineup.sitters, { ofMe: "", ofSeats: [] });
      const seats = seatsOf(lineup, names, offer.table.bot);
      return await openNew(optionsOf(lineup, offer.table.handicap), seats.length, (room) => {
        screen.share(room.code, true);
        for (const [seat, { by, ...bot }] of seats.entries()) {
          if (by === "bot") room.wish({ wish: "bot", seat, ...bot });
        }
      });
    },
    async enter(asked, isHand) {
      if (here.value?.asked === asked && here.value.isHand === isHand) return;
      goOut();
      await takeIn(
        asked,
        async (rooms, device) => {
          const { code, print } = rooms.readInvitation(`#room=${asked}`);
          const entry = { code, name: name(), page: page() };
          const room = await rooms.enterRoom(device, print === undefined ? entry : { ...entry, print });
          const { usualNameIn } = await load(isHand);
          if (seatWanted === asked)
            sitDownIn(room, (lobby) => ({ name: entry.name || usualNameIn(lobby, usualName()), ...looking() }));
          seatWanted = undefined;
          return room;
        },
        isHand,
      );
    },
    sitDownIn(asked) {
      seatWanted = asked;
    },
    leave() {
      const left = here.value;
      here.value = undefined;
      left?.leave();
    },
    forgetAll: () => database.remove(""),
  };
}

const isWhole = (loaded: Basics | Ready): loaded is Ready => "kit" in loaded;

/**
 * Takes the first free seat once the room is loaded, for somebody who has already said their name and that they want to
 * play. If no seat is free, they watch.
 */
function sitDownIn(
  room: OnlineRoom,
  whoIn: (lobby: Lobby) => { readonly name: string; readonly look?: SeatLook },
): void {
  const look = (): void => {
    const { lobby, state, me } = room;
    if (lobby === undefined || state !== "in") return;
    room.news.off("changed", look);
    const isSeated = lobby.seats.some((seat) => seat.by === "person" && seat.device === me);
    const seat = lobby.seats.findIndex(({ by }) => by === "open");
    if (lobby.match === undefined && !isSeated && seat >= 0) room.wish({ wish: "sit", seat, ...whoIn(lobby) });
  };
  room.news.on("changed", look);
  look();
}
