/**
 * A guest's wishes that aren't granted yet. A message may be lost with a host that is reloading, so they are sent again on
 * the next link, until the lobby shows them or the host refuses them.
 */
import type { Seat } from "../engine/game.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Lobby } from "./lobby.ts";
import type { RoomMessage } from "./messages.ts";

type Ready = Extract<RoomMessage, { t: "ready" }>;
type Seated = Extract<Extract<RoomMessage, { t: "wish" }>["wish"], { seat: Seat }>;
/** Idempotent: sending one twice changes nothing. */
export type PendingWish = Ready | { readonly t: "wish"; readonly wish: Seated };

export class PendingWishes {
  /** The newest for each seat. */
  readonly #wanted = new Map<Seat, PendingWish>();

  get all(): readonly PendingWish[] {
    return [...this.#wanted.values()];
  }

  want(wanted: PendingWish): void {
    this.#wanted.set(wanted.t === "ready" ? wanted.seat : wanted.wish.seat, wanted);
  }

  /** `terms` are those that somebody could be ready for now. */
  look(lobby: Lobby, device: Hex, terms: Hex): void {
    for (const [seat, wanted] of this.#wanted) {
      const isSettled = lobby.match !== undefined || isDone(lobby, device, wanted);
      // Readiness was for other terms.
      if (isSettled || (wanted.t === "ready" && wanted.terms !== terms)) this.#wanted.delete(seat);
    }
  }

  /** A refusal shows that the host has got everything so far. */
  refused(): void {
    this.#wanted.clear();
  }
}

/** Whether it has come about, or can't any more. */
function isDone({ seats }: Lobby, device: Hex, wanted: PendingWish): boolean {
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
