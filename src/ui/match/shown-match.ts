/** A match as a page shows it: signals that follow a session, and the log so far in sections. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Result, Session } from "../../session/session.ts";
import type { GameTable } from "../game-table.ts";
import { growLine } from "../texts/grow-line.ts";
import type { LogLine } from "../texts/line.ts";

export interface ShownMatch {
  readonly names: readonly string[];
  readonly state: ReadonlySignal<unknown>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly log: ReadonlySignal<readonly LogSection[]>;
}

export interface LogSection {
  /** The first section may have none. */
  readonly heading: LogLine | undefined;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
}

/** `onTold` hears how many lines each step has told or added to. */
export function showMatch(session: Session, table: GameTable, onTold: (lines: number) => void): ShownMatch {
  const state = signal(session.state);
  const result = signal(session.result);
  const log = signal<readonly LogSection[]>([]);
  let latest = signal<readonly LogLine[]>([]);

  function begin(heading: LogLine | undefined): void {
    latest = signal([]);
    log.value = [...log.value, { heading, lines: latest }];
  }

  function tell(line: LogLine): void {
    if (line.heading) {
      begin(line);
    } else {
      if (log.value.length === 0) begin(undefined);
      const grown = growLine(latest.value.at(-1), line);
      latest.value = grown === undefined ? [...latest.value, line] : latest.value.with(-1, grown);
    }
  }

  session.news.on("step", ({ events }) => {
    const lines = events.flatMap((event) => table.log(event, session.state));
    batch(() => {
      state.value = session.state;
      result.value = session.result;
      for (const line of lines) tell(line);
    });
    onTold(lines.length);
  });
  return { names: session.names, state, result, log };
}
