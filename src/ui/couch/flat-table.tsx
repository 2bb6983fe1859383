import type { GameViews } from "../game-table.ts";
import type { ShownMatch } from "../match/shown-match.ts";
import { edgeOf } from "./edges.ts";
import "./flat-table.css";

interface FlatTableProps {
  readonly match: ShownMatch;
  readonly Board: NonNullable<GameViews["Board"]>;
}

/** A screen that lies on a table: what is a seat's lies before whoever sits there, and faces them. */
export function FlatTable({ match: { names, state }, Board }: FlatTableProps) {
  return (
    <div class="flat-table">
      {names.map((_, seat) => (
        <div key={seat} class={`flat-edge ${edgeOf(seat, names.length)}`}>
          <Board state={state.value} names={names} seat={seat} />
        </div>
      ))}
    </div>
  );
}
