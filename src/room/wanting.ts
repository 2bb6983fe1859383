/**
 * What the people at a guest's device want of their host and don't have yet. A text may go to a host that isn't there
 * any more, so it is said again on the next link, until the lobby shows it or the host refuses it.
 */
import type { Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Lobby } from "./lobby.ts";
import type { RoomMessage } from "./messages.ts";

type Ready = Extract<RoomMessage, { t: "ready" }>;
type Seated = Extract<Extract<RoomMessage, { t: "wish" }>["wish"], { seat: Seat }>;
/** Saying it twice is saying it once. */
export type Wanted = Ready | { readonly t: "wish"; readonly wish: Seated };

export class Wanting {
  /** The newest for each seat. */
  readonly #wanted = new Map<Seat, Wanted>();

  get all(): readonly Wanted[] {
    return [...this.#wanted.values()];
  }

  want(wanted: Wanted): void {
    this.#wanted.set(wanted.t === "ready" ? wanted.seat : wanted.wish.seat, wanted);
  }

  /** `terms` are those that somebody could be ready for now. */
  look(lobby: Lobby, device: Hex, terms: Hex): void {
    for (const [seat, wanted] of this.#wanted) {
      const isSettled = lobby.match !== undefined || isDone(lobby, device, wanted);
      // Nobody is ready for what they haven't seen.
      if (isSettled || (wanted.t === "ready" && wanted.terms !== terms)) this.#wanted.delete(seat);
    }
  }

  /** Whatever was said before the host refused something has arrived. */
  refused(): void {
    this.#wanted.clear();
  }
}

/** Whether it has come about, or can't any more. */
function isDone({ seats }: Lobby, device: Hex, wanted: Wanted): boolean {
  const { seat } = wanted.t === "ready" ? wanted : wanted.wish;
  const there = seats[seat];
  const isOwn = there?.by === "person" && there.device === device;
  if (wanted.t === "ready") return !isOwn || there.isReady;
  switch (wanted.wish.wish) {
    case "sit":
      return isOwn ? there.name === wanted.wish.name : there?.by !== "open";
    case "stand":
      return !isOwn;
    case "unready":
      return !isOwn || !there.isReady;
  }
}
