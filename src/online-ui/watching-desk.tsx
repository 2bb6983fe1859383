import type { OnlineMatch } from "../online/online-room.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { ShownMatch } from "../ui/match/shown-match.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import { useRoomText } from "./texts.ts";
import "./watching-desk.css";

interface WatchingDeskProps {
  readonly match: OnlineMatch;
  readonly shown: ShownMatch;
  readonly table: GameTable;
  /** People play on their phones, around this screen. */
  readonly isTable: boolean;
  readonly onRoom: () => void;
}

/** Shown in place of a desk to somebody who only watches. */
export function WatchingDesk({ match, shown, table, isTable, onRoom }: WatchingDeskProps) {
  const text = useRoomText();
  const { say } = useSpeaker();
  const lines = table.stand(shown.state.value);
  return (
    <div class="watching-desk">
      <div class="watching-words">
        <h3>{text(isTable ? "hand.table" : "watching.title")}</h3>
        <p>{text(isTable ? "hand.table.why" : "watching.why")}</p>
        {/* For screen readers: the world and the overview show the same. */}
        <ul class="unseen" aria-label={text("watching.stand")}>
          {lines.map((line, i) => (
            <li key={i}>{say(line, match.session.names)}</li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={onRoom}>
        {text("table.to-room")}
      </button>
    </div>
  );
}
