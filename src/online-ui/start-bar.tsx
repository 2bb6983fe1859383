import type { Lobby } from "../room/lobby.ts";
import { isReady, seatsOf } from "./people.ts";
import type { RoomView } from "./room-view.ts";
import { startObstacle } from "./start-obstacle.ts";
import { useRoomText } from "./texts.ts";
import "./start-bar.css";

interface StartBarProps {
  readonly view: RoomView;
  readonly lobby: Lobby;
  readonly onTable: () => void;
}

/** What is still missing before the match can start, and the button to start it. */
export function StartBar({ view, lobby, onTable }: StartBarProps) {
  const text = useRoomText();
  const room = view.now();
  const own = seatsOf(lobby, room.me);
  const obstacle = startObstacle(lobby, room.isHost);
  if (lobby.match !== undefined) {
    return (
      <footer class="room-start">
        <p role="status">{text("room.match-on")}</p>
        {room.match && (
          <button type="button" class="main large" onClick={onTable}>
            {text("room.to-table")}
          </button>
        )}
      </footer>
    );
  }
  const ready = isReady(lobby, room.me);
  const isAsked = !room.isHost && own.length > 0 && !ready;
  const start = () => {
    // Starting the match also says that the host is ready.
    for (const seat of own) room.wish({ wish: "ready", seat });
    room.wish({ wish: "start" });
  };
  return (
    <footer class="room-start">
      <p role="status">
        {isAsked
          ? text("room.start.you")
          : obstacle
            ? text(obstacle.key, obstacle.params)
            : text(room.isHost ? "room.start.everyone" : "room.start.everyone-host")}
        {!room.isHost && (isAsked || obstacle) && <small>{text(isAsked ? "room.ready.how" : "room.start.host")}</small>}
      </p>
      {room.isHost ? (
        <button
          type="button"
          class="main large"
          aria-disabled={obstacle !== undefined}
          onClick={() => obstacle === undefined && start()}
        >
          {text("room.start")}
        </button>
      ) : (
        own.length > 0 && (
          <button
            type="button"
            class={ready ? "large" : "main large"}
            onClick={() => {
              for (const seat of own) room.wish({ wish: ready ? "unready" : "ready", seat });
            }}
          >
            {text(ready ? "room.ready.take-back" : "room.ready.me")}
          </button>
        )
      )}
    </footer>
  );
}
