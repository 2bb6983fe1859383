/** What the first page says of the log-book, once its words are there. */
import { useText } from "../../texts/speaking.ts";
import { dayOf } from "./day.ts";
import type { Logbook } from "./logbook.ts";

interface BriefProps {
  readonly logbook: Logbook;
  readonly game: string;
}

/** How today's match went, or what to know before it. */
export function DayLine({ logbook, game }: BriefProps) {
  const text = useText();
  const { tries = 0, end } = logbook.games.value.get(game)?.days[dayOf(new Date())] ?? {};
  if (end !== undefined) {
    const { place, players, score } = end;
    return <small>{text("log-book.place", { place, players, score })}</small>;
  }
  return <small>{text(tries > 0 ? "log-book.day-begun" : "log-book.day-new")}</small>;
}

export function WinsLine({ logbook, game }: BriefProps) {
  const text = useText();
  const { played, won, best = 0, streak } = logbook.games.value.get(game) ?? logbook.of(game);
  if (played === 0) return <small>{text("log-book.empty")}</small>;
  const told = [
    text("log-book.wins", { won, played }),
    text("log-book.best-so-far", { best }),
    ...(streak > 1 ? [text("log-book.in-a-row", { streak })] : []),
  ];
  return (
    <small>
      {told.map((part, i) => (
        <span key={part}>
          {part}
          {i < told.length - 1 && " · "}
        </span>
      ))}
    </small>
  );
}
