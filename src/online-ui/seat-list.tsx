import type { Seat } from "../engine/game.ts";
import type { HostsWish, Lobby } from "../room/lobby.ts";
import type { GameTable } from "../ui/game-table.ts";
import { nameBeside } from "../ui/match/lineup.ts";
import { furtherOptions } from "../ui/match/rematch.ts";
import { openSeats, seatsOf } from "./people.ts";
import type { RoomContext } from "./room-context.ts";
import { SeatRow } from "./seat-row.tsx";
import { useRoomText } from "./texts.ts";
import "./seat-list.css";

interface SeatListProps {
  readonly context: RoomContext;
  readonly lobby: Lobby;
  readonly onSit: (seat: Seat) => void;
  readonly onRemove: (device: string) => void;
}

/** Who sits where, with what this device may change about it. */
export function SeatList({ context, lobby, onSit, onRemove }: SeatListProps) {
  const text = useRoomText();
  const room = context.view.now();
  const open = openSeats(lobby);
  const shared = seatsOf(lobby, room.me).length > 1;
  // Only once all seats are taken.
  const mayRotate = room.isHost && open.length === 0 && lobby.seats.length > 1 && lobby.match === undefined;
  const rotate = () => {
    for (const wish of rotation(lobby, context.table)) room.wish(wish);
  };
  const fill = () => {
    const taken = lobby.seats.flatMap((one) => (one.by === "open" ? [] : [one.name]));
    for (const seat of open) {
      const name = nameBeside(taken);
      taken.push(name);
      room.wish({ wish: "bot", seat, name, level: context.table.bot });
    }
  };
  return (
    <section class="room-card" aria-label={text("room.seats")}>
      <header class="room-card-head">
        <h2>{text("room.seats")}</h2>
        {mayRotate && (
          <button type="button" title={text("room.seat.rotate.how")} onClick={rotate}>
            {text("room.seat.rotate")}
          </button>
        )}
        {room.isHost && open.length > 0 && (
          <button type="button" onClick={fill}>
            {text("room.seat.fill")}
          </button>
        )}
      </header>
      <ol class="room-seats">
        {lobby.seats.map((_, seat) => (
          <SeatRow key={seat} context={context} lobby={lobby} seat={seat} onSit={onSit} onRemove={onRemove} />
        ))}
      </ol>
      {shared && <p class="room-hint">{text("room.seat.trust")}</p>}
    </section>
  );
}

/**
 * Moves everybody one seat on, as for a rematch at one screen, so that the same person doesn't always begin. Handicaps move
 * with their people.
 */
export const rotation = (
  { options, seats }: Lobby,
  { handicap }: Pick<GameTable, "handicap">,
): readonly HostsWish[] => [
  { wish: "rotate" },
  { wish: "options", options: furtherOptions(options, seats.length, handicap), players: seats.length },
];
