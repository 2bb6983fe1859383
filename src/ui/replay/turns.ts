/** The turning points of a recorded match as stops of its player, in words. */
import type { ReplaySession } from "../../session/replay-session.ts";
import type { GameTable, GameViews } from "../game-table.ts";
import type { Line, Param } from "../texts/line.ts";
import type { Tale } from "./tale.ts";
import { type TurningPoint, turningPoints } from "./turning-points.ts";

export interface FoundTurn extends Pick<TurningPoint, "kind"> {
  /** The beginning of its round. */
  readonly stop: number;
  readonly line: Line;
}

/** Empty while the game's views are loaded, and where they draw no courses. */
export function turnsOf(
  session: ReplaySession,
  tale: Tale,
  table: GameTable,
  views: GameViews | undefined,
): readonly FoundTurn[] {
  const players = session.names.length;
  const courses = views?.courses?.(session.whole, players) ?? [];
  if (courses.length === 0) return [];
  const totals = table.totals?.(session.match.state) ?? [];
  const each = session.names.map((_, seat) => [seat]);
  const sides = totals.length === 0 ? each : totals.map(({ seats }) => seats);
  return turningPoints(courses, sides).flatMap((point) => {
    const stop = tale.rounds[point.round - 1];
    return stop === undefined ? [] : [{ stop, kind: point.kind, line: lineOf(point, sides.length) }];
  });
}

/** Where all play together, nobody has to be named. */
function lineOf({ kind, seats, change }: TurningPoint, sides: number): Line {
  const named: Param = seats.map((seat) => ({ seat }));
  const amount = Math.abs(change);
  if (kind === "lead") return { key: "replay.turn.lead", params: { seats: named, n: seats.length } };
  if (sides === 1) {
    return { key: kind === "rise" ? "replay.turn.all-rise" : "replay.turn.all-fall", params: { change: amount } };
  }
  return { key: kind === "rise" ? "replay.turn.rise" : "replay.turn.fall", params: { seats: named, change: amount } };
}
