/** What a seat has to do and has no choice about. */
import type { Seat, Session, Types } from "../../session/session.ts";

/** Nothing where there is a choice, or where the seat may as well do nothing. */
export function forcedAct<T extends Types>(session: Session<T>, seat: Seat): T["act"] | undefined {
  const [only, ...others] = session.legal(seat);
  if (only === undefined || others.length > 0) return undefined;
  const isOwed = session.awaits.some(
    (one) => one.kind === "act" && !one.optional && one.from.includes(seat) && (one.acts?.includes(only.do) ?? true),
  );
  return isOwed ? only : undefined;
}
