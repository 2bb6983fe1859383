import type { Lobby } from "../room/lobby.ts";
import { nameOf } from "./people.ts";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface KnockingProps {
  readonly view: RoomView;
  readonly lobby: Lobby;
}

/** A row for each person waiting at the door, for the host to let them in or not. In the lobby and at the table. */
export function Knocking({ view, lobby }: KnockingProps) {
  const text = useRoomText();
  const room = view.now();
  if (!room.isHost) return null;
  return (
    <>
      {lobby.waiting.map(({ device }) => {
        const name = nameOf(lobby, device) || text("room.unnamed");
        const answer = (isLetIn: boolean) => room.wish({ wish: "admit", device, isLetIn });
        return (
          <div key={device} class="ask knocking">
            <RoomSign name="door" />
            <p>{text("room.knocks", { name })}</p>
            <span class="ask-acts">
              <button type="button" aria-label={text("room.let-in.who", { name })} onClick={() => answer(true)}>
                {text("room.let-in")}
              </button>
              <button
                type="button"
                class="bare"
                aria-label={text("room.turn-away.who", { name })}
                onClick={() => answer(false)}
              >
                {text("room.turn-away")}
              </button>
            </span>
          </div>
        );
      })}
    </>
  );
}
