import { useEffect, useState } from "preact/hooks";
import type { OnlineMatch } from "../online/online-room.ts";
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
  // Whoever would rather play on isn't bothered again by the same people; the menu still has it.
  const asking = ask?.by.join() ?? "";
  const [declined, decline] = useState("");
  useEffect(() => {
    if (asking === "") decline("");
  }, [asking]);
  if (ask === undefined || (asking === declined && !ask.isMine)) return null;
  const { by, needed, isMine, isUpToUs } = ask;
  const left = Math.max(0, needed - by.length);
  const names = by.map((seat) => ({ seat }));
  return (
    <div class="ask">
      <p>
        {isMine ? text("ask.stop.mine") : text("ask.stop", { names, n: by.length }, session.names)}{" "}
        {left > 0 && <small>{text("ask.left", { left })}</small>}
      </p>
      {isUpToUs && (
        <span class="ask-acts">
          <button type="button" onClick={() => (isMine ? match.want("stop", false) : decline(asking))}>
            {text("ask.stop.no")}
          </button>
          {!isMine && (
            <button type="button" onClick={() => match.want("stop", true)}>
              {text("ask.stop.yes")}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
