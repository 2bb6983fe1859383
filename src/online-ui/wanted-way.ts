/** The way to play that a room has chosen. */
import type { Lobby } from "../room/lobby.ts";
import type { Way } from "../ui/match/variant-choice.ts";

/** The way whose options match best. Options may contain more, such as handicaps. */
export function wayOf(ways: readonly Way[], { options, seats }: Pick<Lobby, "options" | "seats">): Way {
  const wanted: Readonly<Record<string, unknown>> = Object(options);
  const fits = ways.filter(
    ({ options: words, players }) =>
      players === seats.length && Object.entries(words).every(([name, answer]) => wanted[name] === answer),
  );
  const [way] = fits.length > 0 ? fits : ways;
  if (way === undefined) throw new Error("there is no way to play this game");
  return way;
}
