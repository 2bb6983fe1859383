/** A match as the page shows it: signals over a session, and the log in sections. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Result, Session } from "../../session/session.ts";
import type { GameTable, Told } from "../game-table.ts";
import { openingLines } from "../opening.ts";
import { growLine } from "../texts/grow-line.ts";
import type { Line, LogLine } from "../texts/line.ts";

export interface ShownMatch {
  readonly names: readonly string[];
  readonly state: ReadonlySignal<unknown>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly log: ReadonlySignal<readonly LogSection[]>;
  /** The log lines of the last step, or of several that happened at once. */
  readonly news: ReadonlySignal<readonly LogLine[]>;
  /** The handicap of each seat, in words. */
  readonly handicaps: readonly (readonly Line[])[];
  /** All steps so far. */
  told(): readonly Told[];
}

export interface LogSection {
  /** Undefined only in the first section. */
  readonly heading: ToldLine | undefined;
  readonly lines: ReadonlySignal<readonly ToldLine[]>;
}

/** A log line with its moment. */
export interface ToldLine {
  readonly line: LogLine;
  /** The step that has told it, from 0; the last one if several steps have. */
  readonly step: number;
}

/** `onTold`: called after each step with the number of new or changed log lines. */
export function showMatch(session: Session, table: GameTable, onTold: (lines: number) => void): ShownMatch {
  const state = signal(session.state);
  const result = signal(session.result);
  const log = signal<readonly LogSection[]>([]);
  const news = signal<readonly LogLine[]>([]);
  const past: Told[] = [];
  let latest = signal<readonly ToldLine[]>([]);
  let isFresh = true;

  function begin(heading: ToldLine | undefined): void {
    latest = signal([]);
    log.value = [...log.value, { heading, lines: latest }];
  }

  function tell(line: LogLine, step: number): void {
    if (line.heading) {
      begin({ line, step });
    } else {
      if (log.value.length === 0) begin(undefined);
      const grown = growLine(latest.value.at(-1)?.line, line);
      if (grown === undefined) latest.value = [...latest.value, { line, step }];
      else latest.value = latest.value.with(-1, { line: grown, step });
    }
  }

  function take(step: Told): readonly LogLine[] {
    const number = past.push(step) - 1;
    const lines = step.events.flatMap((event) => table.log(event, step.state));
    for (const line of lines) tell(line, number);
    return lines;
  }

  /** Lines added in the same task are announced together. */
  function announce(lines: readonly LogLine[]): void {
    if (isFresh) queueMicrotask(() => (isFresh = true));
    news.value = isFresh ? lines : [...news.value, ...lines];
    isFresh = false;
  }

  const handicaps = session.names.map((_, seat) => table.handicap?.of(session.state, seat) ?? []);
  const takeAll = () =>
    batch(() => {
      log.value = [];
      past.length = 0;
      for (const line of openingLines(table, session.state, session.names.length)) tell(line, 0);
      for (const step of session.past()) take(step);
    });
  takeAll();
  session.news.on("moved", () =>
    batch(() => {
      state.value = session.state;
      result.value = session.result;
      news.value = [];
      takeAll();
    }),
  );
  session.news.on("step", ({ events, moments }) => {
    const lines = batch(() => {
      state.value = session.state;
      result.value = session.result;
      const told = take({ events, moments, state: session.state });
      announce(told);
      return told;
    });
    onTold(lines.length);
  });
  return { names: session.names, handicaps, state, result, log, news, told: () => past };
}
