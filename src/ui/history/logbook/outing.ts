/** A finished match as its player will remember it. */
import type { Seat, Session } from "../../../session/session.ts";
import type { GameTable } from "../../game-table.ts";
import type { Outing } from "./logbook.ts";

type Ended = Pick<Session, "header" | "state" | "result" | "past">;

/** Undefined if it isn't over. `seat`: whose match it was. */
export async function outingOf(
  session: Ended,
  seat: Seat,
  ended: number,
  table: Pick<GameTable, "loadDeeds"> | undefined,
): Promise<Outing | undefined> {
  const { header, result } = session;
  if (result === undefined) return undefined;
  const deeds = await table?.loadDeeds?.();
  return {
    game: header.game,
    ended,
    isWon: result.isWon ?? result.places[seat] === 1,
    score: result.scores[seat]?.[0] ?? 0,
    deeds: deeds?.of({ told: session.past(), seat, result }) ?? [],
  };
}
