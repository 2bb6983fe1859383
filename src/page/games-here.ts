/** The games that this page has, and the one played last on this device. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { GameBox } from "../ui/box/game-box.ts";
import type { Store } from "../ui/store.ts";

export interface GamesHere {
  readonly boxes: readonly GameBox[];
  readonly areSeveral: boolean;
  /** The game played last; the first one if none was played. */
  readonly last: ReadonlySignal<GameBox>;
  box(id: string): GameBox | undefined;
  played(id: string): void;
}

const PLAYED = "played";

export function gamesHere(boxes: readonly GameBox[], store: Store): GamesHere {
  const [first] = boxes;
  if (first === undefined) throw new Error("There is nothing to play.");
  const box = (id: string) => boxes.find((one) => one.id === id);
  // The stored game may be one that this page doesn't have.
  const last = signal(box(store.read(PLAYED) ?? "") ?? first);
  return {
    boxes,
    areSeveral: boxes.length > 1,
    last,
    box,
    played(id) {
      const played = box(id);
      if (played === undefined || played === last.value) return;
      last.value = played;
      store.write(PLAYED, id);
    },
  };
}
