/** What there is to tell before anything has happened. */
import type { GameTable } from "./game-table.ts";
import type { LogLine } from "./texts/line.ts";

/** Who starts with more or less than usual. `state` is any of the match: it knows its options. */
export const openingLines = ({ handicap }: GameTable, state: unknown, seats: number): LogLine[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, changes: handicap?.of(state, seat) ?? [] }))
    .filter(({ changes }) => changes.length > 0)
    .map((params) => ({
      key: "log.handicap",
      params: { ...params, seat: { seat: params.seat } },
      ...(handicap && { icon: handicap.icon }),
    }));
