/** Whoever has said by which name they come in sits down on the first free seat, without having to ask for it again. */
import type { OnlineRoom } from "../online/online-room.ts";

/** Once, as soon as the room is there; where no seat is free, they watch. */
export function sitDownIn(room: OnlineRoom, name: string): void {
  const look = (): void => {
    const { lobby, state, me } = room;
    if (lobby === undefined || state !== "in") return;
    room.news.off("changed", look);
    const isSeated = lobby.seats.some((seat) => seat.by === "person" && seat.device === me);
    const seat = lobby.seats.findIndex(({ by }) => by === "open");
    if (lobby.match === undefined && !isSeated && seat >= 0) room.wish({ wish: "sit", seat, name });
  };
  room.news.on("changed", look);
  look();
}
