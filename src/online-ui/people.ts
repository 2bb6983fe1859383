/** Finds people and seats in a lobby. */
import type { Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import type { Guest, Lobby, LobbySeat } from "../room/lobby.ts";
import { calledIn } from "../room/names.ts";
import { nameBeside } from "../ui/match/lineup.ts";

export type PersonSeat = Extract<LobbySeat, { by: "person" }>;

/** In the order of seats. */
export const seatsOf = ({ seats }: Lobby, device: Hex): readonly Seat[] =>
  seats.flatMap((one, seat) => (one.by === "person" && one.device === device ? [seat] : []));

export const openSeats = ({ seats }: Lobby): readonly Seat[] =>
  seats.flatMap(({ by }, seat) => (by === "open" ? [seat] : []));

export const watchers = (lobby: Lobby): readonly Guest[] =>
  lobby.guests.filter(({ device }) => seatsOf(lobby, device).length === 0);

export const isHere = ({ guests }: Lobby, device: Hex): boolean =>
  guests.some((one) => one.device === device && one.isHere);

/** The host's last report is outdated about the host itself, once this device has lost it. */
export const isHeard = (room: Pick<OnlineRoom, "state">, lobby: Lobby, device: Hex): boolean =>
  isHere(lobby, device) && !(room.state === "away" && device === lobby.host);

export const nameOf = (lobby: Lobby, device: Hex): string => calledIn(lobby).devices.get(device) ?? "";

export const isReady = ({ seats }: Lobby, device: Hex): boolean => {
  const own = seats.filter((one) => one.by === "person" && one.device === device);
  return own.length > 0 && own.every((one) => one.by === "person" && one.isReady);
};

/** For somebody who comes in without a name: the usual one, unless the host or anybody else here is already called so. */
export function usualNameIn({ seats, guests }: Lobby, usual: string): string {
  const taken = [...seats.flatMap((one) => (one.by === "open" ? [] : [one.name])), ...guests.map(({ name }) => name)];
  return taken.includes(usual) ? nameBeside(taken) : usual;
}
