/** What the page is watching: one match after another, at a pace that stays. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { Pacer } from "../ui/match/pacer.ts";
import { playerCounts, type Way, waysOf, withPlayers } from "../ui/match/variant-choice.ts";
import { type BotMatch, type Lineup, startBotMatch, type WatchedGame } from "./bot-match.ts";

export interface Watching {
  readonly watched: WatchedGame;
  readonly pacer: Pacer;
  /** Every way to play this game. */
  readonly ways: readonly Way[];
  readonly levels: readonly string[];
  readonly lineup: ReadonlySignal<Lineup>;
  readonly match: ReadonlySignal<BotMatch>;
  /** Another match, of a changed line-up perhaps. Whoever asks for one wants to see it go. */
  restart(change?: Partial<Lineup>): void;
}

export function watch(watched: WatchedGame, isPaused: boolean): Watching {
  const ways = waysOf(watched.game.variants);
  const levels = Object.keys(watched.game.bots);
  const pacer = new Pacer(isPaused);
  const lineup = signal<Lineup>({ way: usualWay(ways), level: watched.table.bot });
  const match = signal(startBotMatch(watched, lineup.value, pacer));

  return {
    watched,
    pacer,
    ways,
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

/** The plainest options, with as many seats as they allow. */
function usualWay(ways: readonly Way[]): Way {
  const [plainest] = ways;
  if (plainest === undefined) throw new Error("there is no way to play this game");
  return withPlayers(ways, plainest, Math.max(...playerCounts(ways, plainest)));
}
