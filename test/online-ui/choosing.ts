/** A match of three people and a bot, at their first sealed act. */
import { GAMES } from "../../src/games/index.ts";
import { LocalSession } from "../../src/session/local-session.ts";

export const NAMES = ["Mira", "Ada", "Tess", "Ivo"];

export function choosing(): LocalSession {
  const [game] = GAMES;
  if (game === undefined) throw new Error("there is no game");
  const session = LocalSession.fresh(
    game,
    {
      options: { mode: "competitive", setup: "standard" },
      seats: NAMES.map((name, seat) => ({ name, by: seat === 3 ? "bot" : "person", level: "greedy" })),
      seed: 7,
    },
    (next) => next(),
  );
  session.start();
  return session;
}
