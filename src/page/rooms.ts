/** What is needed to play with others from this page. */

import type { ConnectionSettings } from "../carrier/connection-settings.ts";
import { openCarrier } from "../carrier/peer-carrier.ts";
import type { Game } from "../engine/game.ts";
import { toHex } from "../fair/bytes.ts";
import { ed25519Signatures } from "../fair/signing.ts";
import type { Device } from "../online/device.ts";
import type { DatabaseStore } from "./database.ts";

export { networkAddresses } from "../carrier/network-addresses.ts";
export { giveRoom, takeRoom } from "../online/moving.ts";
export { type Entry, enterRoom, openRoom } from "../online/room-here.ts";
export { forgetRoom, type KeptRoom, keptRooms } from "../online/room-store.ts";
export { isInvitation, readInvitation } from "../room/invitation.ts";
export { connectionIn } from "./connection.ts";

interface Here {
  readonly store: DatabaseStore;
  readonly games: readonly Game[];
  /** Read anew whenever a room is entered. */
  connection(): ConnectionSettings;
}

export function deviceHere({ store, games, connection }: Here): Device {
  return {
    store,
    signatures: ed25519Signatures,
    findGame: (id) => games.find((game) => game.id === id),
    luck: () => toHex(crypto.getRandomValues(new Uint8Array(32))),
    now: () => Date.now(),
    every(ms, act) {
      const timer = setInterval(act, ms);
      return () => clearInterval(timer);
    },
    onWake(act) {
      const look = () => {
        if (document.visibilityState === "visible") act();
      };
      // When a page wakes up, browsers fire at least one of these, but not always the same.
      document.addEventListener("visibilitychange", look);
      document.addEventListener("resume", look);
      addEventListener("pageshow", look);
      return () => {
        document.removeEventListener("visibilitychange", look);
        document.removeEventListener("resume", look);
        removeEventListener("pageshow", look);
      };
    },
    onClaimed: (act) => store.onClaimed(act),
    openCarrier: () => openCarrier(connection()),
  };
}
