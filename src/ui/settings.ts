/** Personal settings on this device. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Speed } from "../scenes/director.ts";
import { COLORS, type SeatLook, SIGNS } from "../session/session.ts";
import { type Loudness, readLoudness, USUAL_LOUDNESS } from "./loudness.ts";
import type { Store } from "./store.ts";
import type { Line } from "./texts/line.ts";

export interface Settings extends Habits {
  readonly speed: Speed;
  /** Whether things move less. */
  readonly calm: Preference;
  /** In per cent. */
  readonly textSize: TextSize;
  /** Whether text and edges stand out more. */
  readonly contrast: Preference;
  /** Controls are on the left. */
  readonly isLeftHanded: boolean;
  /** Acts without a choice are done automatically. */
  readonly passes: boolean;
  /** Single-key shortcuts are on. */
  readonly keys: boolean;
  /** Empty until it's set. */
  readonly name: string;
  /** My colour and sign at any table; undefined until they are chosen. */
  readonly look: SeatLook | undefined;
  /** Taps open and close a curtain, for people who can't hold a button. */
  readonly taps: boolean;
  /** The screen lies flat on a table, with people around it. */
  readonly flat: boolean;
  /** The system notifies whose move it is, while the page is in the background. */
  readonly turns: boolean;
  readonly loudness: Loudness;
}

/** `device`: each person chooses behind the curtain. `keys`: all press keys at the same time. `open`: no curtain. */
export const METHODS = ["device", "keys", "open"] as const;
export type Method = (typeof METHODS)[number];

/** How open acts are played: in any order, or seat after seat. */
export const ORDERS = ["at-once", "in-turn"] as const;
export type Order = (typeof ORDERS)[number];

/** How several people share this screen. */
export interface Habits {
  readonly method: Method;
  readonly order: Order;
}

/** On, off, or as the system prefers. */
export const PREFERENCES = ["system", "on", "off"] as const;
export type Preference = (typeof PREFERENCES)[number];

export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const textSizeFrom = (name: string): TextSize =>
  TEXT_SIZES.find((one) => String(one) === name) ?? USUAL.textSize;

/** Repeated here, because importing the world's list would load all the code that draws. */
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
  textSize: 100,
  contrast: "system",
  isLeftHanded: false,
  passes: true,
  keys: true,
  name: "",
  look: undefined,
  method: "device",
  order: "at-once",
  taps: false,
  flat: false,
  turns: false,
  loudness: USUAL_LOUDNESS,
};
const STORED = "settings";

export interface SettingsChoice {
  readonly now: ReadonlySignal<Settings>;
  readonly isCalm: ReadonlySignal<boolean>;
  readonly isContrastHigh: ReadonlySignal<boolean>;
  change(change: Partial<Settings>): void;
  /** Resets everything but the name and the look. Returns a function that undoes it. */
  reset(): () => void;
}

/** What the system prefers, used for settings left at `system`. */
export interface SystemPreferences {
  readonly calm: ReadonlySignal<boolean>;
  readonly contrast: ReadonlySignal<boolean>;
}

export function settingsChoice(store: Store, system: SystemPreferences): SettingsChoice {
  const now = signal(readSettings(store.read(STORED)));
  const preferred = (what: keyof SystemPreferences) =>
    computed(() => (now.value[what] === "system" ? system[what].value : now.value[what] === "on"));

  function change(change: Partial<Settings>): void {
    now.value = { ...now.value, ...change };
    store.write(STORED, JSON.stringify(now.value));
  }

  return {
    now,
    isCalm: preferred("calm"),
    isContrastHigh: preferred("contrast"),
    change,
    reset() {
      const before = now.value;
      change({ ...USUAL, name: before.name, look: before.look });
      return () => change(before);
    },
  };
}

/** What is said of my look where I sit down: nothing until one is chosen. */
export const lookIn = ({ look }: Settings): { readonly look?: SeatLook } => (look === undefined ? {} : { look });

/** Invalid values become defaults. */
export function readSettings(text: string | undefined): Settings {
  const {
    speed,
    calm,
    textSize,
    contrast,
    isLeftHanded,
    passes,
    keys,
    name,
    look,
    method,
    order,
    taps,
    flat,
    turns,
    loudness,
  } = Object(parsed(text));
  return {
    speed: SPEEDS.find((one) => one === speed) ?? USUAL.speed,
    calm: PREFERENCES.find((one) => one === calm) ?? USUAL.calm,
    textSize: TEXT_SIZES.find((one) => one === textSize) ?? USUAL.textSize,
    contrast: PREFERENCES.find((one) => one === contrast) ?? USUAL.contrast,
    isLeftHanded: isLeftHanded === true,
    passes: typeof passes === "boolean" ? passes : USUAL.passes,
    keys: typeof keys === "boolean" ? keys : USUAL.keys,
    name: typeof name === "string" ? name.trim().slice(0, NAME_LENGTH) : USUAL.name,
    look: readLook(look),
    method: METHODS.find((one) => one === method) ?? USUAL.method,
    order: ORDERS.find((one) => one === order) ?? USUAL.order,
    taps: typeof taps === "boolean" ? taps : USUAL.taps,
    flat: typeof flat === "boolean" ? flat : USUAL.flat,
    turns: turns === true,
    loudness: readLoudness(loudness),
  };
}

const isIndex = (one: unknown, most: number): one is number =>
  typeof one === "number" && Number.isInteger(one) && one >= 0 && one < most;

function readLook(raw: unknown): SeatLook | undefined {
  const { color, sign } = Object(raw);
  return isIndex(color, COLORS) && isIndex(sign, SIGNS) ? { color, sign } : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
