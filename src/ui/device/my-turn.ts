import type { Session } from "../../session/session.ts";

/** Whether the match waits for a seat that is played from here. */
export const isMyTurn = (session: Pick<Session, "awaits" | "seats" | "isOver" | "isSent" | "locked">): boolean =>
  !session.isOver &&
  session.awaits.some((one) => one.kind === "act" && !one.optional && one.from.some((seat) => isOwed(session, seat)));

const isOwed = (session: Pick<Session, "seats" | "isSent" | "locked">, seat: number): boolean =>
  session.seats.includes(seat) && !session.isSent(seat) && session.locked(seat) === undefined;
