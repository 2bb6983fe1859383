/** A match as the page shows it: signals over a session, and the log in sections. All of it as far as it has been shown. */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Result, Session } from "../../session/session.ts";
import type { GameTable, Told } from "../game-table.ts";
import { openingLines } from "../opening.ts";
import { growLine } from "../texts/grow-line.ts";
import type { Line, LogLine } from "../texts/line.ts";
import { type Change, type Showing, showingOf } from "./showing.ts";

export interface ShownMatch {
  readonly names: readonly string[];
  readonly state: ReadonlySignal<unknown>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly log: ReadonlySignal<readonly LogSection[]>;
  /** The log lines that were shown last, or several that were shown at once. */
  readonly news: ReadonlySignal<readonly LogLine[]>;
  /** The handicap of each seat, in words. */
  readonly handicaps: readonly (readonly Line[])[];
  /** All steps so far, those that haven't been shown, too. */
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

/** The last section when everything had been shown: what comes later is added to this. */
interface Base {
  readonly sections: readonly LogSection[];
  readonly latest: Signal<readonly ToldLine[]>;
  readonly lines: readonly ToldLine[];
}

/** `onTold`: called after each change with the number of new log lines. */
export function showMatch(
  session: Session,
  table: GameTable,
  onTold: (lines: number) => void,
  showing: Showing = showingOf(session, table),
): ShownMatch {
  const log = signal<readonly LogSection[]>([]);
  const news = signal<readonly LogLine[]>([]);
  let latest = signal<readonly ToldLine[]>([]);
  let base: Base = { sections: [], latest, lines: [] };
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

  const rest = (): void => {
    base = { sections: log.value, latest, lines: latest.value };
  };

  /** In the order of the match, whatever was shown first: so the log reads the same however it came about. */
  function update({ tail, fresh }: Change): void {
    if (fresh.length === 0) return;
    log.value = base.sections;
    latest = base.latest;
    latest.value = base.lines;
    for (const { lines, step, isShown } of tail) if (isShown) for (const line of lines) tell(line, step);
    if (tail.every(({ isShown }) => isShown)) rest();
    const lines = fresh.flatMap((one) => one.lines);
    announce(lines);
    onTold(lines.length);
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
      for (const line of openingLines(table, session.state, session.names.length)) tell(line, 0);
      for (const [step, { events, state }] of showing.told().entries()) {
        for (const line of events.flatMap((event) => table.log(event, state))) tell(line, step);
      }
      rest();
    });
  takeAll();
  showing.onMoved(() => {
    news.value = [];
    takeAll();
  });
  showing.onChange((change) => batch(() => update(change)));
  return {
    names: session.names,
    handicaps,
    state: showing.state,
    result: showing.result,
    log,
    news,
    told: showing.told,
  };
}
