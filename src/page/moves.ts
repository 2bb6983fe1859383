/** Moves a hand from this phone to another one, and takes one over. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Giving, Taken } from "../online/moving.ts";
import type { Notices } from "../ui/notices.ts";
import type { DatabaseStore } from "./database.ts";
import { inBackground } from "./in-background.ts";
import type { Online, RoomKit } from "./online.ts";
import type { Router } from "./route.ts";

export interface Moves {
  /** What the other phone has to open; undefined while nothing is offered. */
  readonly link: ReadonlySignal<string | undefined>;
  offer(): Promise<void>;
  withdraw(): void;
  /** Why a hand couldn't be taken over; undefined while it goes on. */
  readonly outcome: ReadonlySignal<Exclude<Taken, "taken"> | undefined>;
  /** `asked`: the room, and the key behind it. */
  take(asked: string): Promise<void>;
  /** Plays on with what this phone has stored of it. */
  goOn(asked: string): void;
}

interface MovesSetting extends Pick<Router, "route" | "go"> {
  readonly online: Online;
  readonly database: DatabaseStore;
  readonly notices: Notices;
  readonly cantEnter: () => void;
}

export function movesOf({ online, database, notices, route, go, cantEnter }: MovesSetting): Moves {
  const link = signal<string | undefined>();
  const outcome = signal<Exclude<Taken, "taken"> | undefined>();
  let giving: Giving | undefined;
  /** The hand being taken over. Somebody who goes elsewhere meanwhile isn't brought back. */
  let wanted: string | undefined;

  const deviceBy = (kit: RoomKit) =>
    kit.rooms.deviceHere({ store: database, games: [], connection: () => online.connectionBy(kit).settings });

  function withdraw(): void {
    giving?.end();
    giving = undefined;
    link.value = undefined;
  }

  function goBackTo(asked: string): void {
    if (route.value !== "hand") return;
    notices.say({ line: { key: "hand.move.failed" } });
    inBackground(online.enter(asked, true).catch(cantEnter));
  }

  function gone(): void {
    go("home");
    notices.say({ line: { key: "hand.moved" } });
  }

  return {
    link,
    outcome,
    async offer() {
      const kit = await online.load();
      const here = online.here.value;
      if (here === undefined) return;
      withdraw();
      giving = kit.rooms.giveRoom({
        device: deviceBy(kit),
        code: here.room.code,
        letGo: online.goOut,
        onEnd: (how) => (how === "given" ? gone() : goBackTo(here.asked)),
      });
      link.value = `${location.href.split("#")[0]}#take=${here.asked}.${giving.key}`;
    },
    withdraw,
    async take(asked) {
      wanted = asked;
      outcome.value = undefined;
      const kit = await online.load(true);
      const { room, key } = partsOf(asked);
      const { code } = kit.rooms.readInvitation(`#room=${room}`);
      const taken = await kit.rooms.takeRoom(deviceBy(kit), code, key);
      if (wanted !== asked) return;
      if (taken === "taken") go("hand", room);
      else outcome.value = taken;
    },
    goOn: (asked) => go("hand", partsOf(asked).room),
  };
}

function partsOf(asked: string): { readonly room: string; readonly key: string } {
  const at = asked.lastIndexOf(".");
  return { room: asked.slice(0, at), key: asked.slice(at + 1) };
}
