import type { Area, View } from "../../../../scenes/show.ts";
import { aroundTable } from "./around-table.ts";
import { UNTURNED } from "./frame.ts";
import type { Layout } from "./layout.ts";
import { placesFor } from "./places.ts";

/** `objectives` lie on the river as well: so many, known or not. */
export function layoutFor(area: Area, players: number, { viewer, edges }: View, objectives = 0): Layout {
  if (edges !== undefined) {
    return aroundTable({ area, edges, front: viewer === undefined ? undefined : edges[viewer], objectives });
  }
  return {
    places: placesFor(area, players, viewer, objectives),
    shared: { area, frame: UNTURNED, middle: undefined },
  };
}
