/** The unfinished matches on this device, one for each game, also of games that this page doesn't have. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { adoptOldMatch, gamesKept, type SaveSlot, saveSlot } from "../ui/match/save-slot.ts";
import type { Notices } from "../ui/notices.ts";
import type { Store } from "../ui/store.ts";
import type { Line } from "../ui/texts/line.ts";
import { saveFile } from "./save-file.ts";

export interface KeptMatches {
  /** The games that have one. */
  readonly games: ReadonlySignal<readonly string[]>;
  of(game: string): SaveSlot;
  /** Reads the storage again: another page, or another part of this one, may have changed it. */
  look(): void;
  /** Sets aside a match that can't be continued, and says why. */
  putAside(game: string, why: Line): void;
}

/** `usual`: the game of an old match that doesn't say which game it is. */
export function keptMatches(store: Store, notices: Notices, usual: string): KeptMatches {
  adoptOldMatch(store, usual);
  const games = signal(gamesKept(store));
  const of = (game: string) => saveSlot(store, game);
  const look = () => {
    games.value = gamesKept(store);
  };
  return {
    games,
    of,
    look,
    putAside(game, why) {
      of(game).putAside(new Date());
      look();
      const [last] = of(game).aside().slice(-1);
      if (last === undefined) return;
      notices.say({
        line: { key: "save.aside", params: { why } },
        action: {
          name: { key: "save.download" },
          do: () => saveFile(`letea-${last.name.slice(0, 10)}.json`, last.text),
        },
      });
    },
  };
}
