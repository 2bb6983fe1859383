/** The public state: what everybody at the table is entitled to know, and nothing else. */
import type { Handle } from "../../../engine/game.ts";
import type { CardId, Season } from "./card.ts";
import type { Tally } from "./goods.ts";
import type { Options } from "./options.ts";
import type { TileId } from "./river.ts";
import type { RoomId } from "./room.ts";

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  /** 0 while the first cards are dealt, then 1 to 12. */
  readonly round: number;
  readonly river: River;
  readonly boats: readonly Boat[];
}

export type Phase =
  /** People whose person came back show what they hadn't played. */
  | "return"
  /** People shuffle and seal their decks. */
  | "seal"
  /** Luck says which cards are drawn. */
  | "draw"
  /** Everybody chooses in secret. */
  | "decide"
  /** Everything drawn and chosen is turned up. */
  | "show"
  /** Action and Maintenance, up to the river. */
  | "act"
  /** The next tile is turned. */
  | "turn"
  /** Every boat answers to the tile. */
  | "answer"
  | "over";

export interface River {
  /** One tile a round so far, the latest last. */
  readonly turned: readonly TileId[];
  /** This season's tiles that may still come up. The last one of a season never does. */
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
  readonly rooms: readonly RoomId[];
  /** Batteries on each Machine, room by room from the top. */
  readonly machines: readonly number[];
  readonly decision: readonly CardId[];
  readonly zone: Zone | null;
  readonly stage: Stage;
  readonly supply: Supply;
}

/** A bot plays for a person who is away, or back and to be taken in when the next round begins. */
export type BoatSitter = "person" | "bot" | "away" | "returning";

/** The Action Zone. */
export interface Zone {
  readonly kept: CardId;
  readonly given: CardId;
}

/** What a boat owes before it waits for the others. */
export type Stage =
  | { readonly at: "wait" }
  | { readonly at: "choose" }
  | { readonly at: "activate" }
  | { readonly at: "gain"; readonly from: Source; readonly offered: Tally }
  | { readonly at: "plug"; readonly from: Source; readonly batteries: number; readonly offered: Tally }
  /** Powered Machines whose condition holds and that haven't fired yet. */
  | { readonly at: "machines"; readonly ready: readonly number[] }
  | { readonly at: "protect" }
  | { readonly at: "lose"; readonly humans: number }
  | { readonly at: "tile" }
  | { readonly at: "yield"; readonly owed: Tally };

/** Where a gain comes from; after a Machine's gain the other Machines may still fire. */
export type Source =
  | { readonly by: "cards" }
  | { readonly by: "machine"; readonly ready: readonly number[] }
  | { readonly by: "river" };

export interface Supply {
  /** Cards of the deck that nobody has seen yet, season by season. Everybody can count them. */
  readonly unseen: readonly [readonly CardId[], readonly CardId[], readonly CardId[]];
  /** A person's deck: sealed cards not yet shown, the hand among them, season by season. A bot has none: its cards are drawn when shown. */
  readonly sealed: readonly [readonly Handle[], readonly Handle[], readonly Handle[]];
  /** Drawn and not yet shown. */
  readonly hand: readonly Handle[];
  /** What an absent person had sealed and not shown. It has to come up, all right, before they play again. */
  readonly left: Left | null;
}

export interface Left {
  readonly handles: readonly Handle[];
  readonly cards: readonly CardId[];
}

export const bySeason = <X>(items: readonly [X, X, X], season: Season): X => items[season - 1] ?? items[0];
