/** How somebody likes to play on this device. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Speed } from "../scenes/director.ts";
import { type Habits, METHODS, ORDERS } from "./couch/turns.ts";
import type { Store } from "./store.ts";
import type { Line } from "./texts/line.ts";

export interface Settings extends Habits {
  readonly speed: Speed;
  /** Whether things move less: always, never, or as the system asks for. */
  readonly calm: Calm;
  /** What leaves no choice is done without asking. */
  readonly passes: boolean;
  /** Single keys do something, outside of what is written into. */
  readonly keys: boolean;
  /** Empty until somebody gives one. */
  readonly name: string;
  /** A curtain opens and closes by a tap, for those who can't hold a button. */
  readonly taps: boolean;
  /** The screen lies on a table, with people around it. */
  readonly flat: boolean;
}

export const CALMS = ["system", "on", "off"] as const;
export type Calm = (typeof CALMS)[number];

/** Said here as well, because the world's own list comes with all that draws. */
export const SPEEDS = [0.5, 1, 2, 4, "instant"] as const satisfies readonly Speed[];

export const speedFrom = (name: string): Speed => SPEEDS.find((one) => String(one) === name) ?? USUAL.speed;

export const speedLine = (speed: Speed): Line =>
  speed === "instant"
    ? { key: "match.speed.instant" }
    : { key: "match.speed.times", params: { times: speed === 0.5 ? "½" : String(speed) } };

export const NAME_LENGTH = 16;

const USUAL: Settings = {
  speed: 1,
  calm: "system",
  passes: true,
  keys: true,
  name: "",
  method: "device",
  order: "at-once",
  taps: false,
  flat: false,
};
const STORED = "settings";

export interface SettingsChoice {
  readonly now: ReadonlySignal<Settings>;
  readonly isCalm: ReadonlySignal<boolean>;
  change(change: Partial<Settings>): void;
}

export function settingsChoice(store: Store, isSystemCalm: ReadonlySignal<boolean>): SettingsChoice {
  const now = signal(readSettings(store.read(STORED)));
  return {
    now,
    isCalm: computed(() => (now.value.calm === "system" ? isSystemCalm.value : now.value.calm === "on")),
    change(change) {
      now.value = { ...now.value, ...change };
      store.write(STORED, JSON.stringify(now.value));
    },
  };
}

/** What can't be read is as usual. */
export function readSettings(text: string | undefined): Settings {
  const { speed, calm, passes, keys, name, method, order, taps, flat } = Object(parsed(text));
  return {
    speed: SPEEDS.find((one) => one === speed) ?? USUAL.speed,
    calm: CALMS.find((one) => one === calm) ?? USUAL.calm,
    passes: typeof passes === "boolean" ? passes : USUAL.passes,
    keys: typeof keys === "boolean" ? keys : USUAL.keys,
    name: typeof name === "string" ? name.trim().slice(0, NAME_LENGTH) : USUAL.name,
    method: METHODS.find((one) => one === method) ?? USUAL.method,
    order: ORDERS.find((one) => one === order) ?? USUAL.order,
    taps: typeof taps === "boolean" ? taps : USUAL.taps,
    flat: typeof flat === "boolean" ? flat : USUAL.flat,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
