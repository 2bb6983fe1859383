/** One of the many devices in a page: its connections are real, but it stores only in memory. */
import type { Carrier } from "../carrier/carrier.ts";
import { serverAt, settingsOr } from "../carrier/connection-settings.ts";
import { openCarrier } from "../carrier/peer-carrier.ts";
import { toHex } from "../fair/bytes.ts";
import { ed25519Signatures } from "../fair/signing.ts";
import { findGame } from "../games/index.ts";
import type { Device } from "../online/device.ts";
import type { Store } from "../online/room-store.ts";

const never = (): (() => void) => () => undefined;

/** `meet`: the address of the page whose signalling server is used. Nothing outside this computer is asked. */
export const memoryDevice = (meet: string, onCarrier: (carrier: Carrier) => void = () => undefined): Device => ({
  store: memoryStore(),
  signatures: ed25519Signatures,
  findGame,
  luck: () => toHex(crypto.getRandomValues(new Uint8Array(32))),
  now: () => Date.now(),
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
  onWake: never,
  onClaimed: never,
  openCarrier() {
    const settings = settingsOr({ stun: [], signalling: serverAt(new URL("/signal", meet).href) });
    const carrier = openCarrier(settings);
    onCarrier(carrier);
    return carrier;
  },
});

function memoryStore(): Store {
  const kept = new Map<string, string>();
  const names = (beginning: string) => [...kept.keys()].filter((name) => name.startsWith(beginning));
  return {
    names: (beginning) => Promise.resolve(names(beginning)),
    load: (beginning) => Promise.resolve(new Map([...kept].filter(([name]) => name.startsWith(beginning)))),
    write(changes) {
      for (const [name, value] of changes) {
        if (value === undefined) kept.delete(name);
        else kept.set(name, value);
      }
      return Promise.resolve(undefined);
    },
    claim({ name, holder }) {
      kept.set(name, holder);
      return Promise.resolve(undefined);
    },
    remove(beginning) {
      for (const name of names(beginning)) kept.delete(name);
      return Promise.resolve();
    },
  };
}
