/** Plays a recorded match: on its own, step by step, or from wherever somebody goes. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ReplaySession } from "../../session/replay-session.ts";
import type { Seat } from "../../session/session.ts";
import type { GameTable } from "../game-table.ts";
import type { Pacer } from "../match/pacer.ts";
import { stopAt, type Tale, taleOf } from "./tale.ts";

export const UNITS = ["event", "phase", "round", "turn"] as const;
/** How far a step goes. */
export type Unit = (typeof UNITS)[number];

export const unitFrom = (name: string): Unit => UNITS.find((one) => one === name) ?? "event";

export interface Player {
  readonly session: ReplaySession;
  readonly table: GameTable;
  readonly pacer: Pacer;
  readonly tale: Tale;
  /** The stop it is at. */
  readonly stop: ReadonlySignal<number>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly hasPlayedOut: ReadonlySignal<boolean>;
  readonly side: Signal<Seat | undefined>;
  readonly unit: Signal<Unit>;
  /** Plays, or pauses; from the beginning, if it is at the end. */
  toggle(): void;
  goTo(stop: number): void;
  /** To the next of these stops, or the one before. */
  step(way: 1 | -1, stops: readonly number[]): void;
}

export function playerOf(session: ReplaySession, pacer: Pacer, table: GameTable): Player {
  const tale = taleOf(session, table);
  const last = tale.stops.length - 1;
  const stop = signal(stopAt(tale, session.at));
  const isAtEnd = signal(session.isAtEnd);
  const hasPlayedOut = signal(false);

  function update(): void {
    stop.value = stopAt(tale, session.at);
    isAtEnd.value = session.isAtEnd;
  }

  session.news.on("moved", () => {
    hasPlayedOut.value = false;
    update();
  });
  session.news.on("step", () => {
    update();
    if (!session.isAtEnd) return;
    hasPlayedOut.value = !pacer.isPaused.value;
    pacer.pause();
  });

  const momentOf = (to: number): number => tale.stops[Math.min(Math.max(0, to), last)]?.at ?? 0;

  function goTo(to: number): void {
    pacer.pause();
    session.seek(momentOf(to));
  }

  /** The next stop is played, so that it's seen how it came about. */
  function playNext(): void {
    pacer.pause();
    const to = momentOf(stop.value + 1);
    while (session.at < to) session.playTo(to);
  }

  return {
    session,
    table,
    pacer,
    tale,
    stop,
    isAtEnd,
    hasPlayedOut,
    side: signal(),
    unit: signal<Unit>("event"),
    goTo,
    toggle() {
      if (!pacer.isPaused.value) return pacer.pause();
      if (session.isAtEnd) session.seek(0);
      pacer.goOn();
    },
    step(way, stops) {
      const now = stop.value;
      const to = way > 0 ? (stops.find((one) => one > now) ?? last) : (stops.findLast((one) => one < now) ?? 0);
      if (to === now + 1) playNext();
      else goTo(to);
    },
  };
}
