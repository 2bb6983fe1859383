/** What is heard when, without a browser: a sound that notes what it is told. */
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../../src/session/session.ts";
import type { SoundOptions } from "../../src/sound/open-sound.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import { type SoundAtTable, soundAtTable } from "../../src/ui/match/sound-at-table.ts";
import type { Settings } from "../../src/ui/settings.ts";
import { rehearsal } from "../rehearsal/game.ts";
import type { Salvage } from "../rehearsal/model.ts";
import { table } from "../rehearsal/table/table.ts";
import { Baton, sessionOf } from "../session/tables.ts";
import { chosen } from "./at-the-table.ts";

type Listener = () => void;

/** The page, as far as sound asks it. */
interface Page {
  isTouched: boolean;
  isHidden: boolean;
  /** Somebody presses a key that allows sound. */
  gesture(): void;
  /** Somebody presses one that doesn't. */
  press(): void;
  hide(isHidden: boolean): void;
}

function page(): Page {
  const listeners = new Map<string, Set<Listener>>();
  const add = (kind: string, listener: Listener) =>
    listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener));
  const remove = (kind: string, listener: Listener) => listeners.get(kind)?.delete(listener);
  const call = (kind: string) => {
    for (const listener of listeners.get(kind) ?? []) listener();
  };
  const now: Page = {
    isTouched: false,
    isHidden: false,
    gesture() {
      now.isTouched = true;
      now.press();
    },
    press: () => call("keydown"),
    hide(isHidden) {
      now.isHidden = isHidden;
      call("visibilitychange");
    },
  };
  vi.stubGlobal("addEventListener", add);
  vi.stubGlobal("removeEventListener", remove);
  vi.stubGlobal("document", {
    addEventListener: add,
    removeEventListener: remove,
    get hidden() {
      return now.isHidden;
    },
  });
  vi.stubGlobal("navigator", {
    userActivation: {
      get hasBeenActive() {
        return now.isTouched;
      },
    },
  });
  return now;
}

function listening(settings: Partial<Settings> = {}) {
  const notes: string[] = [];
  const world = { isIdle: signal(true) };
  const baton = new Baton();
  const session = sessionOf({ game: rehearsal, options: { nights: 3 } }, ["person", "bot"], 3, baton.pace);
  const seat = playedSeat(session, 0, { kept: undefined, keep: () => undefined });
  const choice = chosen(settings);
  const opener = ({ volumes }: SoundOptions) => {
    notes.push(`opened at ${volumes.effects}`);
    return {
      cue: (name: string, isOwn: boolean) => notes.push(`${name}${isOwn ? "" : ", softly"}`),
      turn: () => notes.push("turn"),
      surround: () => notes.push("surroundings"),
      setVolumes: ({ effects }: { readonly effects: number }) => notes.push(`volume ${effects}`),
      setMode: (mode: string) => notes.push(mode),
      wake: () => undefined,
      close: () => notes.push("closed"),
    };
  };
  const sound = soundAtTable({
    session,
    table,
    settings: choice,
    world,
    lookback: { state: signal(session.state) },
    viewer: signal<Seat | undefined>(0),
    playedSeats: [seat],
    loadSound: () => Promise.resolve(opener),
  });
  const begun = (event: Salvage["event"]) => sound.begun(event, session.state);
  return { notes, world, session, baton, seat, choice, sound, begun };
}

const loaded = (notes: readonly string[]) => vi.waitFor(() => expect(notes).toContain("heard"));

let here: Page;
let open: SoundAtTable | undefined;
beforeEach(() => {
  here = page();
});
afterEach(() => {
  open?.close();
  open = undefined;
  vi.unstubAllGlobals();
});

test("before the first gesture nothing is loaded, and cues go unheard", async () => {
  const { notes, begun, sound } = listening();
  open = sound;
  begun({ on: "found", seat: 0, worth: 1 });
  await Promise.resolve();
  expect(notes).toEqual([]);
  here.gesture();
  await loaded(notes);
  expect(notes).toEqual(["opened at 70", "heard", "volume 70"]);
});

test("Escape is no gesture to the browser, so nothing is opened that it would forbid", async () => {
  const { notes, sound } = listening();
  open = sound;
  here.press();
  await moment();
  expect(notes).toEqual([]);
});

test("a page that has been touched before needs no other gesture", async () => {
  here.isTouched = true;
  const { notes, sound } = listening();
  open = sound;
  await loaded(notes);
});

test("an event is heard when it begins to be seen, others’ more softly", async () => {
  const { notes, begun, sound } = listening();
  open = sound;
  here.gesture();
  await loaded(notes);
  notes.length = 0;
  begun({ on: "found", seat: 0, worth: 1 });
  begun({ on: "found", seat: 1, worth: 1 });
  begun({ on: "night", night: 2 });
  expect(notes).toEqual(["found", "found, softly"]);
});

test("muted, it isn’t even loaded; then it is, and is muted again", async () => {
  const { notes, choice, sound } = listening({ loudness: { ambience: 1, effects: 2, music: 3, isMuted: true } });
  open = sound;
  here.gesture();
  await Promise.resolve();
  expect(notes).toEqual([]);
  choice.change({ loudness: { ambience: 1, effects: 2, music: 3, isMuted: false } });
  await loaded(notes);
  choice.change({ loudness: { ambience: 1, effects: 2, music: 3, isMuted: true } });
  expect(notes.at(-1)).toBe("volume 2");
  expect(notes).toContain("silent");
});

test("a hidden page is told so, and the sound ends with the table", async () => {
  const { notes, sound } = listening();
  here.gesture();
  await loaded(notes);
  here.hide(true);
  expect(notes.at(-1)).toBe("hidden");
  here.hide(false);
  expect(notes.at(-1)).toBe("heard");
  sound.close();
  expect(notes.at(-1)).toBe("closed");
  here.hide(true);
  expect(notes.at(-1)).toBe("closed");
});

type Listening = ReturnType<typeof listening>;

const owes = ({ session }: Listening, seat: Seat): boolean =>
  session.awaits.some((one) => one.kind === "act" && one.optional !== true && one.from.includes(seat));

/** Lets the bot play until the person has to decide. */
function othersPlay(one: Listening): void {
  for (let step = 0; step < 50 && !owes(one, 0); step++) one.baton.go();
  expect(owes(one, 0)).toBe(true);
}

const turns = ({ notes }: Listening): number => notes.filter((note) => note === "turn").length;

/** Whatever is told in a moment has been told after that. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

async function begunListening(): Promise<Listening> {
  const one = listening();
  open = one.sound;
  here.gesture();
  await loaded(one.notes);
  one.session.start();
  othersPlay(one);
  await moment();
  one.notes.length = 0;
  return one;
}

test("one’s turn is heard after others have played, once, when the world has shown that", async () => {
  const one = await begunListening();
  one.seat.act({ do: "surface" });
  expect(owes(one, 0)).toBe(false);
  one.world.isIdle.value = false;
  othersPlay(one);
  await moment();
  expect(turns(one)).toBe(0);
  one.world.isIdle.value = true;
  await moment();
  expect(turns(one)).toBe(1);
  one.world.isIdle.value = false;
  one.world.isIdle.value = true;
  await moment();
  expect(turns(one)).toBe(1);
});

test("a hidden page, which shows nothing, tells the turn at once", async () => {
  const one = await begunListening();
  one.seat.act({ do: "surface" });
  one.world.isIdle.value = false;
  here.hide(true);
  othersPlay(one);
  await moment();
  expect(turns(one)).toBe(1);
});

test("what somebody does themselves tells them nothing", async () => {
  const one = await begunListening();
  one.seat.act({ do: "dive" });
  while (!owes(one, 0) && one.baton.asked > 0) one.baton.go();
  await moment();
  expect(turns(one)).toBe(0);
});
