/** The public state: only what everybody at the table may know. */
import type { Handle } from "../../../engine/game.ts";
import type { CardId, Season } from "./card.ts";
import type { Tally } from "./goods.ts";
import type { ObjectiveId } from "./objective.ts";
import type { Options } from "./options.ts";
import type { TileId } from "./river.ts";
import type { RoomId } from "./room.ts";

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  /** 0 while the first cards are dealt, then 1 to 12. */
  readonly round: number;
  readonly river: River;
  /** The co-operative game's Objectives; null in the other modes. */
  readonly mission: Mission | null;
  readonly boats: readonly Boat[];
}

export type Phase =
  /** People who have come back show the cards that they hadn't played. */
  | "return"
  /** People shuffle their decks, each alone. */
  | "seal"
  /** Advanced set-up: three Rooms are dealt to each boat, everybody chooses in secret, all choices are shown. */
  | "deal-rooms"
  | "rooms"
  | "show-rooms"
  /** Luck draws cards. */
  | "draw"
  /** Advanced set-up: everybody chooses in secret which of their first four cards they pass, and shows it. */
  | "first"
  | "show-first"
  /** The Dual Select, in secret. */
  | "decide"
  /** All choices are revealed, with the cards in them. */
  | "show"
  /** Action and Maintenance, up to the river. */
  | "act"
  /** Co-operative: an Objective that somebody has paid for is drawn. */
  | "objective"
  /** The next tile is turned. */
  | "turn"
  /** Each boat answers the tile. */
  | "answer"
  /** Co-operative: at the end of a season its remaining Objectives are drawn. */
  | "judge"
  | "over";

export interface Mission {
  /** This season's Objectives that may still be drawn. */
  readonly ahead: readonly ObjectiveId[];
  /** How many of them are in the game, face down. */
  readonly hidden: number;
  readonly shown: readonly ShownObjective[];
  readonly isLost: boolean;
}

export interface ShownObjective {
  readonly id: ObjectiveId;
  /** On its easier side. */
  readonly isMitigated: boolean;
}

export interface River {
  /** One for each round so far, the newest last. */
  readonly turned: readonly TileId[];
  /** This season's tiles that may still come up. One of each season never does. */
  readonly ahead: readonly TileId[];
}

export interface Boat {
  readonly sitter: BoatSitter;
  /** Healthy Humans. */
  readonly cabins: number;
  readonly contaminated: number;
  readonly doctors: number;
  readonly protectors: number;
  readonly food: number;
  readonly bane: number;
  /** Advanced set-up: the Rooms dealt to this boat, which keeps two of them. */
  readonly offered: readonly RoomId[];
  readonly rooms: readonly RoomId[];
  /** Batteries on each Machine, Room by Room from the top. */
  readonly machines: readonly number[];
  /** What was accepted from cards this round. */
  readonly gained: Tally;
  /** Co-operative: what was accepted from cards and Machines this round and not spent yet. */
  readonly spendable: Tally;
  /** Co-operative: Batteries in hand, to be spent in this Action phase. */
  readonly held: number;
  readonly decision: readonly CardId[];
  readonly zone: Zone | null;
  readonly stage: Stage;
  readonly supply: Supply;
}

/** In `away` and `returning` a bot plays; a returning person plays again when the next round begins. */
export type BoatSitter = "person" | "bot" | "away" | "returning";

/** The Action Zone. While choices are revealed, one card may be there before the other. */
export interface Zone {
  readonly kept: CardId | null;
  readonly given: CardId | null;
}

/** What a boat has to do next, until it waits for the others. */
export type Stage =
  | { readonly at: "wait" }
  | { readonly at: "choose" }
  | { readonly at: "activate" }
  | { readonly at: "gain"; readonly from: Source; readonly offered: Tally }
  | { readonly at: "plug"; readonly from: Source; readonly batteries: number; readonly offered: Tally }
  /** Powered Machines whose condition holds and that haven't fired yet. */
  | { readonly at: "machines"; readonly ready: readonly number[] }
  | { readonly at: "heal"; readonly most: number; readonly ready: readonly number[] }
  /** Co-operative: the Action phase is open until everybody is done. */
  | { readonly at: "open" }
  | { readonly at: "done" }
  | { readonly at: "protect" }
  | { readonly at: "lose"; readonly humans: number }
  | { readonly at: "tile" }
  | { readonly at: "yield"; readonly owed: Tally };

/** Where a gain comes from. After a Machine's gain the other `ready` Machines may still fire. */
export type Source =
  | { readonly by: "cards" }
  | { readonly by: "machine"; readonly ready: readonly number[]; readonly heals: number }
  | { readonly by: "river" };

export interface Supply {
  /** By season: cards of the deck that haven't been seen yet, which everybody can infer. */
  readonly unseen: readonly [readonly CardId[], readonly CardId[], readonly CardId[]];
  /**
   * By season: a person's hidden cards, those in hand too. A bot has none, since its cards are drawn when they are
   * shown.
   */
  readonly sealed: readonly [readonly Handle[], readonly Handle[], readonly Handle[]];
  /** Drawn and not shown yet. */
  readonly hand: readonly Handle[];
  /** Advanced set-up: cards of the hand that will be passed to the neighbour. */
  readonly passing: readonly Handle[];
  /** Advanced set-up: cards that a bot has drawn early, face up. */
  readonly open: readonly CardId[];
  /** The hidden cards of a person who has left, to be shown and checked before they play again. */
  readonly left: Left | null;
}

export interface Left {
  readonly handles: readonly Handle[];
  readonly cards: readonly CardId[];
}

export const bySeason = <X>(items: readonly [X, X, X], season: Season): X => items[season - 1] ?? items[0];
