/** An act that a seat has to play without a choice. */
import type { Seat, Session, Types } from "../../session/session.ts";

/** Undefined if there is a choice, or if the seat needn't act. */
export function forcedAct<T extends Types>(session: Session<T>, seat: Seat): T["act"] | undefined {
  const [only, ...others] = session.legal(seat);
  if (only === undefined || others.length > 0) return undefined;
  const isOwed = session.awaits.some(
    (one) => one.kind === "act" && !one.optional && one.from.includes(seat) && (one.acts?.includes(only.do) ?? true),
  );
  return isOwed ? only : undefined;
}
