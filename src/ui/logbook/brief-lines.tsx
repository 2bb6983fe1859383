/** What the first page says of the log-book, once its words are there. */
import { useText } from "../texts/speaking.ts";
import type { DayEnd, GameLog } from "./logbook.ts";

export function DayLine({ end: { place, players, score } }: { readonly end: DayEnd }) {
  const text = useText();
  return <small>{text("log-book.place", { place, players, score })}</small>;
}

export function WinsLine({ log: { played, won, streak } }: { readonly log: GameLog }) {
  const text = useText();
  if (played === 0) return null;
  return <small>{text(streak > 1 ? "log-book.wins-streak" : "log-book.wins", { won, played, streak })}</small>;
}
