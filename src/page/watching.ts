/** What the page is watching: one match after another, at a pace that stays. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { Pacer } from "../ui/match/pacer.ts";
import { type BotMatch, type Lineup, startBotMatch, type WatchedGame } from "./bot-match.ts";

export interface Watching {
  readonly watched: WatchedGame;
  readonly pacer: Pacer;
  readonly playerCounts: readonly number[];
  readonly levels: readonly string[];
  readonly lineup: ReadonlySignal<Lineup>;
  readonly match: ReadonlySignal<BotMatch>;
  /** Another match, of a changed line-up perhaps. Whoever asks for one wants to see it go. */
  restart(change?: Partial<Lineup>): void;
}

export function watch(watched: WatchedGame, isPaused: boolean): Watching {
  const { fewest, most } = watched.table.players;
  const levels = Object.keys(watched.game.bots);
  const pacer = new Pacer(isPaused);
  const lineup = signal<Lineup>({ players: most, level: watched.table.bot });
  const match = signal(startBotMatch(watched, lineup.value, pacer));

  return {
    watched,
    pacer,
    playerCounts: Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i),
    levels,
    lineup,
    match,
    restart(change = {}) {
      match.value.session.close();
      pacer.clear();
      pacer.goOn();
      lineup.value = { ...lineup.value, ...change };
      match.value = startBotMatch(watched, lineup.value, pacer);
    },
  };
}
