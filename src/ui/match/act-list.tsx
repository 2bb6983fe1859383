import { useState } from "preact/hooks";
import type { GameTable, PlayedSeat } from "../game-table.ts";
import type { Line } from "../texts/line.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import "./act-list.css";

interface ActListProps {
  readonly table: GameTable;
  readonly place: PlayedSeat;
  readonly names: readonly string[];
}

/** All acts that a seat may play now, as a list: the desk of a game without its own. */
export function ActList({ table, place, names }: ActListProps) {
  const text = useText();
  const { say } = useSpeaker();
  const [refused, setRefused] = useState<Line>();
  const acts = place.legal.value;
  if (acts.length === 0) return <p class="waiting">{text("table.waiting")}</p>;
  return (
    <div class="acts">
      <h2 id="acts-title">{text("table.your-move")}</h2>
      <ul aria-labelledby="acts-title">
        {acts.map((act) => (
          <li key={JSON.stringify(act)}>
            <button type="button" onClick={() => setRefused(place.act(act))}>
              {say(table.act(act, place.state.value, place.seat), names)}
            </button>
          </li>
        ))}
      </ul>
      {refused && <p role="alert">{say(refused, names)}</p>}
    </div>
  );
}
