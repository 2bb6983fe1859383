import { UNTURNED } from "../../../../../kit/world/frame.ts";
import type { Area, View } from "../../../../../scenes/show.ts";
import { aroundTable } from "./around-table.ts";
import type { Layout } from "./layout.ts";
import { placesFor } from "./places.ts";

/** `objectives` is the number of Objectives, hidden ones too; `larger` is the reader's text size. */
export function layoutFor(area: Area, players: number, { viewer, edges }: View, objectives = 0, larger = 1): Layout {
  if (edges !== undefined) {
    return aroundTable({ area, edges, front: viewer === undefined ? undefined : edges[viewer], objectives, larger });
  }
  return {
    places: placesFor(area, players, viewer, objectives, larger),
    shared: { area, frame: UNTURNED, middle: undefined },
  };
}
