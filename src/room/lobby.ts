/** A room while nothing is being played, and beside what is: who is here, who sits where, and what is to be played. */
import type { Seat } from "../engine/game.ts";
import type { SeatLook } from "../engine/seat-look.ts";
import type { Hex } from "../fair/bytes.ts";
import type { ClockRule } from "../fair/roster.ts";

export interface Lobby {
  /** Grows with each change of host. The lobby of the highest epoch is valid, and of that epoch the newest. */
  readonly epoch: number;
  /** Grows with every change. */
  readonly n: number;
  /** The device that everybody keeps a link to. */
  readonly host: Hex;
  readonly game: string;
  /** As the game has read them. */
  readonly options: unknown;
  readonly seats: readonly LobbySeat[];
  /** All devices, in the order in which they came. */
  readonly guests: readonly Guest[];
  /** Nobody new comes in; whoever was here may come back. */
  readonly isLocked: boolean;
  /** The host lets people in one by one; whoever was here may come back. */
  readonly isByApproval: boolean;
  /** Who is at the door then, in the order in which they came. */
  readonly waiting: readonly Waiting[];
  /** For so many seconds nobody is called silent. */
  readonly patience: number;
  /** Without one everybody takes the time they need. */
  readonly clock?: ClockRule | undefined;
  /** The one that is being played, by its hash. */
  readonly match: Hex | undefined;
}

export type LobbySeat =
  | { readonly by: "open"; readonly look?: undefined }
  | ({ readonly by: "bot"; readonly name: string; readonly level: string } & Looking)
  | ({ readonly by: "person"; readonly name: string; readonly device: Hex; readonly isReady: boolean } & Looking);

interface Looking {
  /** As it was chosen and free; without one the seat has its usual colour and sign. */
  readonly look?: SeatLook | undefined;
}

export interface Waiting {
  readonly device: Hex;
  readonly name: string;
}

export interface Guest {
  readonly device: Hex;
  readonly name: string;
  /** Whether the host has heard of it lately. */
  readonly isHere: boolean;
}

/** Whether a match goes on without this device: then one of those who play hosts the room as well. */
export const othersPlay = ({ match, seats }: Lobby, device: Hex): boolean =>
  match !== undefined && seats.some((seat) => seat.by === "person" && seat.device !== device);

/** A request to change the room. */
export type Wish =
  | { readonly wish: "name"; readonly name: string }
  | { readonly wish: "sit"; readonly seat: Seat; readonly name: string; readonly look?: SeatLook | undefined }
  | { readonly wish: "stand"; readonly seat: Seat }
  | { readonly wish: "ready"; readonly seat: Seat }
  | { readonly wish: "unready"; readonly seat: Seat }
  | { readonly wish: "chat"; readonly text: string }
  | { readonly wish: "react"; readonly sign: string }
  /** For good. Whoever hosts closes the room, unless others play on in it. */
  | { readonly wish: "leave" }
  | HostsWish;

/** What only the host may want. */
export type HostsWish =
  /** Another game, to be played like this. */
  | { readonly wish: "game"; readonly game: string; readonly options: unknown; readonly players: number }
  /** Seats beyond the number of players are gone. */
  | { readonly wish: "options"; readonly options: unknown; readonly players: number }
  | { readonly wish: "bot"; readonly seat: Seat; readonly name: string; readonly level: string }
  | { readonly wish: "free"; readonly seat: Seat }
  | { readonly wish: "remove"; readonly device: Hex }
  | { readonly wish: "lock"; readonly isLocked: boolean }
  | { readonly wish: "approve"; readonly isByApproval: boolean }
  /** Whoever waits at the door comes in, or doesn't. */
  | { readonly wish: "admit"; readonly device: Hex; readonly isLetIn: boolean }
  | { readonly wish: "patience"; readonly seconds: number }
  | { readonly wish: "clock"; readonly clock: ClockRule | null }
  /** Everybody moves up one seat, and the last one to the first. */
  | { readonly wish: "rotate" }
  | { readonly wish: "start" };
