import type { GameViews } from "../game-table.ts";
import { edgeOf } from "./edges.ts";
import "./flat-table.css";

interface FlatTableProps {
  readonly names: readonly string[];
  readonly state: unknown;
  readonly Board: NonNullable<GameViews["Board"]>;
}

/** For a screen that lies on a table: each seat's board faces the person who sits there. */
export function FlatTable({ names, state, Board }: FlatTableProps) {
  return (
    <div class="flat-table">
      {names.map((_, seat) => (
        <div key={seat} class={`flat-edge ${edgeOf(seat, names.length)}`}>
          <Board state={state} names={names} seat={seat} />
        </div>
      ))}
    </div>
  );
}
