/** Who sits at which edge of a screen that lies on a table. Seats go clockwise. */
import type { Edge } from "../../scenes/show.ts";
import type { Seat } from "../../session/session.ts";

const EDGES: Readonly<Record<number, readonly Edge[]>> = {
  2: ["near", "far"],
  3: ["near", "left", "right"],
  4: ["near", "left", "far", "right"],
};

/** With more than four people there aren't enough edges: all sit at the near one. */
export const edgeOf = (seat: Seat, players: number): Edge => EDGES[players]?.[seat] ?? "near";
export const edgesOf = (players: number): readonly Edge[] =>
  Array.from({ length: players }, (_, seat) => edgeOf(seat, players));
