import { useState } from "preact/hooks";
import type { Lobby } from "../room/lobby.ts";
import { calledIn } from "../room/names.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import { lookIn } from "../ui/settings.ts";
import { RulesButton } from "../ui/shell/rules-button.tsx";
import { ComeIn } from "./come-in.tsx";
import { seatsOf, usualNameIn } from "./people.ts";
import type { RoomContext } from "./room-context.ts";
import { StartBar } from "./start-bar.tsx";
import { useRoomText } from "./texts.ts";
import "./hand-lobby.css";

interface HandLobbyProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
  readonly onTable: () => void;
}

/** A room on a phone that is to be a hand: a name and a seat. Everything else is on the shared screen. */
export function HandLobby({ context: { view, settings, usualName }, lobby, onTable }: HandLobbyProps) {
  const text = useRoomText();
  const room = view.now();
  const [name, setName] = useState(settings.now.value.name);
  const [seat] = seatsOf(lobby, room.me);
  const sit = (free: number) => {
    const wanted = name.trim();
    if (wanted !== "") settings.change({ name: wanted });
    room.wish({
      wish: "sit",
      seat: free,
      name: wanted || usualNameIn(lobby, usualName),
      ...lookIn(settings.now.value),
    });
  };
  return (
    <div class="hand-lobby">
      <div class="hand-rules handed">
        <RulesButton />
      </div>
      {seat === undefined ? (
        <ComeIn lobby={lobby} settings={settings} name={name} onName={setName} onSit={sit} />
      ) : (
        <section class={`room-card hand-seat seat-${seat}`} aria-label={text("hand.title")}>
          <SeatMark seat={seat} />
          <h2>{calledIn(lobby).seats[seat]}</h2>
          <p>{text("hand.how")}</p>
          {lobby.match === undefined && (
            <button type="button" onClick={() => room.wish({ wish: "stand", seat })}>
              {text("room.seat.stand")}
            </button>
          )}
        </section>
      )}
      <StartBar view={view} lobby={lobby} onTable={onTable} />
    </div>
  );
}
