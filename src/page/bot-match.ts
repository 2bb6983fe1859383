/** A match for people to watch: bots play all seats, on this page. */
import type { Game } from "../engine/game.ts";
import { LocalSession } from "../session/local-session.ts";
import type { Session } from "../session/session.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { Pacer } from "../ui/match/pacer.ts";
import { type ShownMatch, showMatch } from "../ui/match/shown-match.ts";
import type { Way } from "../ui/match/variant-choice.ts";

/** Names that are read the same in every language. */
const NAMES = ["Ada", "Ivo", "Mira", "Noé"];

export interface BotMatch {
  readonly session: Session;
  readonly shown: ShownMatch;
}

export interface WatchedGame {
  readonly game: Game;
  readonly table: GameTable;
}

export interface Lineup {
  readonly way: Way;
  /** One of the game's bots, which plays all of them. */
  readonly level: string;
}

export function startBotMatch({ game, table }: WatchedGame, { way, level }: Lineup, pacer: Pacer): BotMatch {
  const seats = NAMES.slice(0, way.players).map((name) => ({ name, by: "bot", level }));
  const session = LocalSession.fresh(game, { options: way.options, seats, seed: freshSeed() }, pacer.pace);
  const shown = showMatch(session, table, (lines) => pacer.told(lines));
  session.start();
  return { session, shown };
}

function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
