/** Makes the same nodes as a page. */
import { Member } from "../../net/member.ts";
import type { ObservedNode } from "./device.ts";
import type { Start } from "./scene.ts";

const ROOM = "lab";

export function realNode({ game, roster, signatures, secret, notes, stored, random }: Start): ObservedNode {
  const keys = roster.line.flatMap((at) => {
    const info = roster.seats[at];
    return info?.by === "person" && info.with === undefined ? [info.key] : [];
  });
  const setUp = {
    findGame: (id: string) => (id === game.id ? game : undefined),
    signatures,
    room: ROOM,
    luck: random,
    secret,
    seats: notes,
    roster: notes.size === 0 ? undefined : roster,
    dial: keys,
  };
  return new Member(setUp, stored);
}
