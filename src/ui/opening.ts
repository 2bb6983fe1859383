/** The log lines before the first event. */
import type { GameTable } from "./game-table.ts";
import type { LogLine } from "./texts/line.ts";

/** Lists the handicaps. `state`: any state of the match, since it contains the options. */
export const openingLines = ({ handicap }: GameTable, state: unknown, seats: number): LogLine[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, changes: handicap?.of(state, seat) ?? [] }))
    .filter(({ changes }) => changes.length > 0)
    .map((params) => ({
      key: "log.handicap",
      params: { ...params, seat: { seat: params.seat } },
      ...(handicap && { icon: handicap.icon }),
    }));
