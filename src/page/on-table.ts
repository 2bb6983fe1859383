/** The match on the table of this page. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { GameViews } from "../ui/game-table.ts";
import type { TableMatch } from "../ui/match/table-match.ts";

export interface OnTable {
  readonly match: ReadonlySignal<TableMatch | undefined>;
  /** Undefined until they are loaded. */
  readonly views: ReadonlySignal<GameViews | undefined>;
  /** Puts another match on the table, or none. */
  put(next: TableMatch | undefined): void;
}

interface OnTableSetting {
  readonly onPut: (next: TableMatch | undefined) => void;
  /** Called when the views of the match can't be loaded. */
  readonly onBroken: () => void;
}

export function onTable({ onPut, onBroken }: OnTableSetting): OnTable {
  const match = signal<TableMatch | undefined>();
  const views = signal<GameViews | undefined>();
  return {
    match,
    views,
    put(next) {
      match.value?.close();
      match.value = next;
      views.value = undefined;
      onPut(next);
      if (next !== undefined)
        viewsOf(next).then((loaded) => {
          if (match.value === next) views.value = loaded;
        }, onBroken);
    },
  };
}

const viewsOf = ({ table, isHand }: TableMatch): Promise<GameViews> =>
  (isHand && table.loadHand?.()) || table.loadViews();
