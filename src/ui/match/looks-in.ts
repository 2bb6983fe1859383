import { looksOf, type SeatLook, type Session } from "../../session/session.ts";

/** By seat. */
export const looksIn = ({ header }: Pick<Session, "header">): readonly SeatLook[] =>
  looksOf(header.seats.map(({ look }) => look));
