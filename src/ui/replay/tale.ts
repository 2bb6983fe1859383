/** The whole of a recorded match, laid out for a player: where one can stop, and what is worth finding. */
import type { Beat, ReplaySession } from "../../session/replay-session.ts";
import type { GameTable, MarkKind } from "../game-table.ts";
import { growLine } from "../texts/grow-line.ts";
import type { LogLine } from "../texts/line.ts";

/** A moment at which something has just been told; the first one is before everything. */
export interface Stop {
  /** How many events have happened. */
  readonly at: number;
  readonly lines: readonly LogLine[];
}

export interface Mark {
  readonly stop: number;
  readonly kind: MarkKind;
  readonly seat: number | undefined;
}

/** Stops are told by their place among all stops. */
export interface Tale {
  readonly stops: readonly Stop[];
  /** Where a section of the log begins: a round, or the end. */
  readonly rounds: readonly number[];
  /** Where a phase begins. */
  readonly phases: readonly number[];
  readonly marks: readonly Mark[];
}

export function taleOf(session: ReplaySession, table: GameTable): Tale {
  const stops: Stop[] = [{ at: 0, lines: [] }];
  const rounds: number[] = [];
  const marks: Mark[] = [];
  for (const [i, beat] of session.beats.entries()) {
    const lines = table.log(beat.event, beat.state);
    if (lines.length > 0) tell(stops, { at: i + 1, lines });
    const stop = stops.length - 1;
    if (lines.some(({ heading }) => heading)) rounds.push(stop);
    const kind = table.replay?.mark?.(beat.event, beat.state);
    if (kind !== undefined) marks.push({ stop, kind, seat: seatOf(beat) });
  }
  const last = stops.pop();
  if (last !== undefined) stops.push({ ...last, at: session.beats.length });
  return { stops, rounds, marks, phases: phasesIn(session, table, stops) };
}

/** What grows into one line of the log is one stop. */
function tell(stops: Stop[], next: Stop): void {
  const last = stops.at(-1);
  const [line, ...more] = next.lines;
  const grown = line === undefined || more.length > 0 ? undefined : growLine(last?.lines.at(-1), line);
  if (last === undefined || grown === undefined) stops.push(next);
  else stops.splice(-1, 1, { at: next.at, lines: [...last.lines.slice(0, -1), grown] });
}

function seatOf({ event }: Beat): number | undefined {
  const { seat } = Object(event);
  return typeof seat === "number" ? seat : undefined;
}

function phasesIn(session: ReplaySession, table: GameTable, stops: readonly Stop[]): readonly number[] {
  const { game } = session.match;
  /** Where a game doesn't say: what it waits for. */
  const usual = (state: unknown): string =>
    game
      .awaits(state)
      .map((one) => (one.kind === "act" && one.sealed ? "sealed" : one.kind))
      .join();
  const phaseOf = (at: number): string | undefined => {
    const state = session.stateAt(at);
    if (table.replay?.phase !== undefined) return table.replay.phase(state);
    // Within a step a state may be one that awaits nothing in particular.
    return session.isBetweenSteps(at) ? usual(state) : undefined;
  };
  let before: string | undefined;
  return stops.flatMap(({ at }, i) => {
    const phase = phaseOf(at);
    if (phase === undefined || phase === before) return [];
    before = phase;
    return i === 0 ? [] : [i];
  });
}

/** The stop that a moment belongs to. */
export const stopAt = ({ stops }: Pick<Tale, "stops">, at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop.at <= at),
  );
