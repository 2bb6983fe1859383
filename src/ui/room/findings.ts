/** What has happened at a table that somebody who trusts nobody wants to know, in words. */
import type { Seat } from "../../engine/game.ts";
import type { OnlineMatch } from "../../online/online-room.ts";
import type { Lobby } from "../../room/lobby.ts";
import type { Params } from "../texts/line.ts";
import type { RoomKey } from "./texts.ts";

export interface Finding {
  readonly key: RoomKey;
  readonly params: Params;
}

const AWAY: Readonly<Record<string, RoomKey>> = {
  cheated: "fair.cheated",
  owed: "fair.owed",
  silent: "fair.silent",
  left: "fair.left",
};

type Seen = Pick<OnlineMatch, "away" | "isAlone">;

export const hasFault = ({ away, isAlone }: Seen): boolean =>
  isAlone || [...away.values()].some((why) => why === "cheated" || why === "owed");

export function findings(match: Seen, seats: Lobby["seats"]): readonly Finding[] {
  const gone = [...match.away].map(([seat, why]) => ({
    key: (Object.hasOwn(AWAY, why) ? AWAY[why] : undefined) ?? "fair.left",
    params: { seat: { seat } },
  }));
  const alone: Finding[] = match.isAlone ? [{ key: "fair.alone", params: {} }] : [];
  const shared = sharedDevices(seats).map(
    (own): Finding => ({
      key: "fair.shared",
      params: { seats: own.map((seat) => ({ seat })) },
    }),
  );
  return [...alone, ...gone, ...shared];
}

function sharedDevices(seats: Lobby["seats"]): readonly (readonly Seat[])[] {
  const byDevice = new Map<string, Seat[]>();
  for (const [seat, one] of seats.entries()) {
    if (one.by === "person") byDevice.set(one.device, [...(byDevice.get(one.device) ?? []), seat]);
  }
  return [...byDevice.values()].filter((own) => own.length > 1);
}
