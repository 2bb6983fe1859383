/**
 * How far a match has been shown. Whatever a person reads follows this, so that nobody is told what the world is about to
 * show. The match itself doesn't wait: what has happened is only held back from the eye until the world has shown it.
 * Without a world that takes its time, everything is shown at once.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { GameStep } from "../../scenes/transitions.ts";
import type { Result, Seat, Session, SessionStep, Types } from "../../session/session.ts";
import type { GameTable, Told } from "../game-table.ts";
import { type LogLine, names } from "../texts/line.ts";

export interface Showing {
  /** As far as it has been shown. While several seats act, some may be further on than others, as in the world. */
  readonly state: ReadonlySignal<unknown>;
  /** Nothing until the end has been shown. */
  readonly result: ReadonlySignal<Result | undefined>;
  /** Everything that has happened has been shown. */
  readonly isPresent: ReadonlySignal<boolean>;
  /** Everything that concerns this seat has been shown, so it may decide. */
  isPresentFor(seat: Seat): boolean;
  /** What a seat has chosen in secret, if it has been opened and not been shown yet. */
  unshownChoice(seat: Seat): Types["act"] | undefined;
  /** Called whenever something has happened or has been shown. */
  onChange(listener: (change: Change) => void): void;
  /** Called when the match is at another moment all at once. Then all of it counts as shown. */
  onMoved(listener: () => void): void;
  /** What shows the match in its own time; undefined if nothing does, any longer. */
  follow(screen: Screen | undefined): void;
  /** The screen has shown this event. `state`: as far as it has been shown now. */
  see(event: unknown, state: unknown): void;
  /** Counts everything as shown. */
  catchUp(): void;
  /** All steps so far, those that haven't been shown, too. */
  told(): readonly Told[];
}

export interface Screen {
  /** Plays what happened. Returns whether that takes time: then `see` is called for each event. */
  tell(step: GameStep): boolean;
  /** Whether nothing is left to be shown. */
  isIdle(): boolean;
  /** Whether this event is shown together with others', so that it concerns everybody. */
  isJoint(event: unknown): boolean;
}

export interface Change {
  /** From the first event that hasn't been shown before this change, in the order of the match. */
  readonly tail: readonly ToldEvent[];
  /** Those that have been shown just now. */
  readonly fresh: readonly ToldEvent[];
}

export interface ToldEvent {
  readonly event: unknown;
  /** From 0. */
  readonly step: number;
  readonly lines: readonly LogLine[];
  readonly isShown: boolean;
}

type Chosen = readonly { readonly seat: Seat; readonly act: Types["act"] }[];

export function showingOf(session: Session, table: GameTable): Showing {
  const state = signal(session.state);
  const result = signal(session.result);
  const isPresent = signal(true);
  /** Counts changes, for whoever asks about a seat. */
  const changes = signal(0);
  const listeners: ((change: Change) => void)[] = [];
  const movers: (() => void)[] = [];
  let past: Told[] = [...session.past()];
  let tail: readonly ToldEvent[] = [];
  let opened: readonly { readonly step: number; readonly chosen: Chosen }[] = [];
  let screen: Screen | undefined;

  function change(fresh: readonly ToldEvent[]): void {
    batch(() => {
      changes.value += 1;
      for (const listener of listeners) listener({ tail, fresh });
    });
  }

  /** Everything is shown: the end, and what has changed without an event, too. */
  function catchUp(): void {
    const fresh = tail.filter(({ isShown }) => !isShown).map(shown);
    tail = tail.map(shown);
    opened = [];
    batch(() => {
      state.value = session.state;
      result.value = session.result;
      isPresent.value = true;
      change(fresh);
    });
    tail = [];
  }

  function take({ events, moments, input }: SessionStep): void {
    const step = past.push({ events, moments, state: session.state }) - 1;
    const told = events.map((event) => ({ event, step, lines: table.log(event, session.state), isShown: false }));
    tail = [...tail, ...told];
    if (input.kind === "revealed" && input.acts.length > 0) opened = [...opened, { step, chosen: input.acts }];
    if (screen?.tell({ events, moments, state: session.state }) !== true) return catchUp();
    isPresent.value = false;
    change([]);
  }

  function concerns({ event, lines }: ToldEvent, seat: Seat): boolean {
    const own = seatOf(event);
    if (own === undefined || own === seat) return true;
    return screen?.isJoint(event) === true || lines.some((line) => names(line, seat));
  }

  function move(): void {
    past = [...session.past()];
    tail = [];
    opened = [];
    batch(() => {
      state.value = session.state;
      result.value = session.result;
      isPresent.value = true;
      changes.value += 1;
      for (const listener of movers) listener();
    });
  }

  session.news.on("step", take);
  session.news.on("moved", move);
  session.news.on("changed", () => change([]));
  return {
    state,
    result,
    isPresent,
    isPresentFor(seat) {
      void changes.value;
      return tail.every((told) => told.isShown || !concerns(told, seat));
    },
    unshownChoice(seat) {
      const unshown = opened.find(({ step }) => tail.some((told) => told.step === step && !told.isShown));
      return unshown?.chosen.find((one) => one.seat === seat)?.act;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    onMoved(listener) {
      movers.push(listener);
    },
    follow(to) {
      screen = to;
      if (to === undefined) catchUp();
    },
    see(event, shownState) {
      const seen = tail.findIndex((told) => told.event === event && !told.isShown);
      const told = tail[seen];
      if (told === undefined) return;
      const isLast = tail.every((one, i) => one.isShown || i === seen);
      if (isLast || screen?.isIdle() !== false) return catchUp();
      const fresh = shown(told);
      tail = tail.with(seen, fresh);
      batch(() => {
        state.value = shownState;
        change([fresh]);
      });
    },
    catchUp,
    told: () => past,
  };
}

const shown = (told: ToldEvent): ToldEvent => ({ ...told, isShown: true });

const seatOf = (event: unknown): Seat | undefined => {
  const { seat } = Object(event);
  return typeof seat === "number" ? seat : undefined;
};
