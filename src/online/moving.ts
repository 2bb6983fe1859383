/**
 * Moves a room, with the seats that are played from here, to another device that is right beside this one: all that is
 * stored of it goes over, sealed with a key that the other device has read off this one's screen. There is never a moment
 * at which both may act: this device stops before it sends, forgets once the other has stored, and only then says that
 * the other may begin.
 */
import type { Address, CarrierNews, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import { openedBytes, passwordFor, sealedBytes } from "../fair/sealed-bytes.ts";
import { MOST_LENGTH } from "../net/limits.ts";
import type { Link } from "../net/node.ts";
import type { Device } from "./device.ts";
import { readKept, roomKept, writeKept } from "./room-store.ts";

const LANE: Lane = "move";
/** Before a piece of what is sent, and before the last one. */
const [MORE, LAST] = ["+", "."];
const PIECE = MOST_LENGTH - 1;
/** More is never stored of a room. */
const MOST = 32 * 1024 * 1024;
const KEY = 32;

type MovingDevice = Pick<Device, "store" | "openCarrier" | "luck">;

const addressFor = (key: Hex): Address => `letea1-move-${passwordFor(key, "address").slice(0, KEY)}`;

/** `stopped`: the other device didn't take it, so it may go on here. */
export type Given = "given" | "stopped";

export interface Giving {
  /** What the other device has to know. */
  readonly key: Hex;
  /** Nobody can take it any more, unless somebody is just taking it. */
  end(): void;
}

interface GiveSetting {
  readonly device: MovingDevice;
  readonly code: string;
  /** Closes the room on this page. Called once somebody takes it. */
  readonly letGo: () => void;
  readonly onEnd: (how: Given) => void;
}

export function giveRoom({ device, code, letGo, onEnd }: GiveSetting): Giving {
  const key = device.luck().slice(0, KEY);
  const carrier = device.openCarrier();
  let taker: Link | undefined;
  let isGiven = false;

  function end(how: Given): void {
    taker = undefined;
    carrier.end();
    onEnd(how);
  }

  async function send(link: Link): Promise<void> {
    letGo();
    const sealed = sealedBytes(key, writeKept(await roomKept(device.store, code)));
    for (let at = 0; at < sealed.length; at += PIECE) {
      const sign = at + PIECE < sealed.length ? MORE : LAST;
      carrier.send(link, sign + sealed.slice(at, at + PIECE));
    }
  }

  async function finish(link: Link): Promise<void> {
    isGiven = true;
    await device.store.remove(`room.${code}.`);
    carrier.send(link, passwordFor(key, "begin"));
    onEnd("given");
  }

  const failed = (): void => end("stopped");
  carrier.news.on("received", ({ lane, link, text }) => {
    if (lane !== LANE || isGiven) return;
    if (taker === undefined && text === passwordFor(key, "take")) {
      taker = link;
      send(link).catch(failed);
    } else if (link === taker && text === passwordFor(key, "stored")) finish(link).catch(failed);
    else carrier.close(link);
  });
  carrier.news.on("closed", ({ link }) => {
    if (link === undefined || link !== taker) return;
    // The other device closes once it has begun.
    if (isGiven) carrier.end();
    else end("stopped");
  });
  carrier.listen(addressFor(key));
  return {
    key,
    end() {
      if (taker === undefined) carrier.end();
    },
  };
}

/**
 * `nobody`: it isn't offered, or not any more. `unsure`: it's stored here, but the other device hasn't said that it has
 * stopped.
 */
export type Taken = "taken" | "nobody" | "unreadable" | "unkept" | "unsure";

export function takeRoom(device: MovingDevice, code: string, key: Hex): Promise<Taken> {
  const carrier = device.openCarrier();
  return new Promise<Taken>((resolve) => {
    let sealed = "";
    let isStored = false;

    function end(how: Taken): void {
      carrier.end();
      resolve(how);
    }

    async function store(link: Link): Promise<void> {
      const kept = readKept(openedBytes(key, sealed), code);
      if (kept === undefined) return end("unreadable");
      // This device may have looked into the room as somebody else before.
      await device.store.remove(`room.${code}.`);
      if ((await device.store.write(kept)) !== undefined) return end("unkept");
      isStored = true;
      carrier.send(link, passwordFor(key, "stored"));
    }

    function hear({ link, text }: CarrierNews["received"]): void {
      if (isStored) {
        if (text === passwordFor(key, "begin")) end("taken");
        return;
      }
      sealed += text.slice(1);
      if (sealed.length > MOST || !(text.startsWith(MORE) || text.startsWith(LAST))) return end("unreadable");
      if (text.startsWith(LAST)) store(link).catch(() => end("unkept"));
    }

    carrier.news.on("opened", ({ lane, link }) => {
      if (lane === LANE) carrier.send(link, passwordFor(key, "take"));
    });
    carrier.news.on("received", hear);
    carrier.news.on("closed", ({ lane }) => {
      if (lane === LANE) end(isStored ? "unsure" : "nobody");
    });
    carrier.dial(LANE, addressFor(key));
  });
}
