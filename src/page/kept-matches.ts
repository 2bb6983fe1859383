/** The matches that are under way on this device, one of each game, whether the page knows the game or not. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { adoptOldMatch, gamesKept, type SaveSlot, saveSlot } from "../ui/match/save-slot.ts";
import type { Notices } from "../ui/notices.ts";
import type { Store } from "../ui/store.ts";
import type { Line } from "../ui/texts/line.ts";
import { saveFile } from "./save-file.ts";

export interface KeptMatches {
  /** Of which games. */
  readonly games: ReadonlySignal<readonly string[]>;
  of(game: string): SaveSlot;
  /** Another page, or another part of this one, may have changed them. */
  look(): void;
  /** It can't be gone on with, for this reason. */
  putAside(game: string, why: Line): void;
}

/** `usual` is the game of what doesn't say of which it is. */
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
