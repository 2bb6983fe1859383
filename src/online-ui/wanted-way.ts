/** The way to play that a room's options say. */
import type { Lobby } from "../room/lobby.ts";
import type { Way } from "../ui/match/variant-choice.ts";

/** The one with the most words in common: options may say more, such as handicaps. */
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
