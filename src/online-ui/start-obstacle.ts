/** Why a match can't start yet. */
import type { Lobby } from "../room/lobby.ts";
import type { Params } from "../ui/texts/line.ts";
import { isHere, openSeats, type PersonSeat } from "./people.ts";
import type { RoomKey } from "./texts.ts";

export interface StartObstacle {
  readonly key: RoomKey;
  readonly params?: Params;
}

/** The first obstacle; undefined if the match can start. The host counts as ready. */
export function startObstacle(lobby: Lobby, isHost: boolean): StartObstacle | undefined {
  const people = lobby.seats.filter((one): one is PersonSeat => one.by === "person");
  const open = openSeats(lobby).length;
  if (people.length === 0) return { key: "room.start.nobody" };
  if (open > 0) return { key: isHost ? "room.start.open" : "room.start.open-here", params: { n: open } };
  const lost = people.filter(({ device }) => !isHere(lobby, device)).map(({ name }) => name);
  if (lost.length > 0) return { key: "room.start.away", params: { names: lost, n: lost.length } };
  const awaited = people.filter(({ device, isReady }) => !isReady && device !== lobby.host).map(({ name }) => name);
  if (awaited.length > 0) return { key: "room.start.not-ready", params: { names: awaited, n: awaited.length } };
  return undefined;
}
