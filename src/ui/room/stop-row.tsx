import type { OnlineMatch } from "../../online/online-room.ts";
import { stopAskOf } from "./asks.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface StopRowProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
  /** In seconds. */
  readonly patience: number;
}

/** Who wants to stop the match, and how many still have to agree. */
export function StopRow({ view, match, patience }: StopRowProps) {
  const text = useRoomText();
  view.now();
  const { session, presence, away, seats, wanted } = match;
  const ask = stopAskOf({ session, presence, away, seats, wanted, patience });
  if (ask === undefined) return null;
  const { by, needed, isMine, isUpToUs } = ask;
  const names = by.map((seat) => ({ seat }));
  return (
    <div class="ask">
      <p>
        {isMine ? text("ask.stop.mine") : text("ask.stop", { names, n: by.length }, session.names)}{" "}
        <small>{text("ask.counted", { agreed: by.length, needed })}</small>
      </p>
      {isUpToUs && (
        <button type="button" onClick={() => match.want("stop", !isMine)}>
          {text(isMine ? "ask.stop.no" : "ask.stop.yes")}
        </button>
      )}
    </div>
  );
}
