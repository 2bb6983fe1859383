import type { OnlineMatch } from "../online/online-room.ts";
import { pauseAskOf } from "./asks.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface PauseRowProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
}

/** Who has asked for a pause, and how the table goes on. */
export function PauseRow({ view, match }: PauseRowProps) {
  const text = useRoomText();
  view.now();
  const { session, presence, away, seats, wanted } = match;
  const ask = pauseAskOf({ session, presence, away, seats, wanted });
  if (ask === undefined) return null;
  const { by, isMine, isUpToUs, agreed, needed } = ask;
  const names = by.map((seat) => ({ seat }));
  return (
    <div class="ask">
      <p>
        {text("ask.pause", { names }, session.names)}{" "}
        <small>
          {agreed > 0 ? text("ask.pause.left", { left: Math.max(0, needed - agreed) }) : text("ask.pause.how")}
        </small>
      </p>
      {isMine && (
        <button type="button" class="main" onClick={() => match.want("pause", false)}>
          {text("ask.pause.end")}
        </button>
      )}
      {isUpToUs && (
        <button type="button" onClick={() => match.want("go-on", true)}>
          {text("ask.pause.go-on")}
        </button>
      )}
    </div>
  );
}
