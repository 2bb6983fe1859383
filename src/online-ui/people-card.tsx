import type { Hex } from "../fair/bytes.ts";
import type { Guest, Lobby } from "../room/lobby.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import { PathText } from "./path-text.tsx";
import { isHeard, nameOf, seatsOf } from "./people.ts";
import { Reacting } from "./reacting.tsx";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";
import "./people-card.css";

interface PeopleCardProps {
  readonly view: RoomView;
  readonly lobby: Lobby;
  /** Only in the lobby. */
  readonly onRemove?: (device: Hex) => void;
}

export function PeopleCard(props: PeopleCardProps) {
  const text = useRoomText();
  return (
    <section class="room-card" aria-label={text("room.people.all")}>
      <h2>{text("room.people.all")}</h2>
      <PeopleList {...props} />
    </section>
  );
}

/** Everybody in the room, with or without a seat. */
export const PeopleList = ({ lobby, ...props }: PeopleCardProps) => (
  <ul class="room-people">
    {lobby.guests.map((guest) => (
      <Person key={guest.device} lobby={lobby} guest={guest} {...props} />
    ))}
  </ul>
);

function Person({ view, lobby, guest, onRemove }: PeopleCardProps & { readonly guest: Guest }) {
  const text = useRoomText();
  const room = view.now();
  const { device } = guest;
  const name = nameOf(lobby, device) || text("room.unnamed");
  const seats = seatsOf(lobby, device);
  const isMuted = view.muted.value.has(device);
  const what = [
    device === room.me && text("room.you"),
    device === lobby.host && text("room.host"),
    seats.length === 0 && text("room.people"),
  ].filter(Boolean);
  return (
    <li>
      <span class="room-person">
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
        <b>
          {name}
          {seats.length === 0 && <Reacting view={view} device={device} />}
        </b>
        {what.length > 0 && <small>{what.join(", ")}</small>}
        {isHeard(room, lobby, device) ? (
          device !== room.me && <PathText view={view} device={device} />
        ) : (
          <small class="lost">
            <RoomSign name="unlinked" />
            {text("room.gone")}
          </small>
        )}
      </span>
      {device !== room.me && (
        <button
          type="button"
          class="bare"
          aria-pressed={isMuted}
          aria-label={text("room.mute.who", { name })}
          title={text(isMuted ? "room.unmute" : "room.mute")}
          onClick={() => view.mute(device, !isMuted)}
        >
          <RoomSign name="muted" />
        </button>
      )}
      {onRemove && device !== room.me && room.isHost && seats.length === 0 && (
        <button type="button" aria-label={text("room.remove.who", { name })} onClick={() => onRemove(device)}>
          {text("room.remove")}
        </button>
      )}
    </li>
  );
}
