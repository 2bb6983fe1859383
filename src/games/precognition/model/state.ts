/** The public state: what everybody at the table is entitled to know, and nothing else. */
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
  /** People whose person came back show what they hadn't played. */
  | "return"
  /** People shuffle and seal their decks. */
  | "seal"
  /** Advanced set-up: three Rooms are dealt to each boat, everybody chooses in secret, all choices are shown. */
  | "deal-rooms"
  | "rooms"
  | "show-rooms"
  /** Luck says which cards are drawn. */
  | "draw"
  /** Advanced set-up: everybody chooses in secret which of their first four cards they pass, and shows it. */
  | "first"
  | "show-first"
  /** Everybody chooses in secret. */
  | "decide"
  /** Everything drawn and chosen is turned up. */
  | "show"
  /** Action and Maintenance, up to the river. */
  | "act"
  /** Co-operative: an Objective that somebody paid for is drawn. */
  | "objective"
  /** The next tile is turned. */
  | "turn"
  /** Every boat answers to the tile. */
  | "answer"
  /** Co-operative: what is left of a season's Objectives comes up at its end. */
  | "judge"
  | "over";

export interface Mission {
  /** This season's Objectives that may still come up. */
  readonly ahead: readonly ObjectiveId[];
  /** How many of them lie face down. */
  readonly hidden: number;
  readonly shown: readonly ShownObjective[];
  /** An Objective wasn't met at the end of a season. */
  readonly isLost: boolean;
}

export interface ShownObjective {
  readonly id: ObjectiveId;
  /** It lies on its easier side. */
  readonly isMitigated: boolean;
}

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
  /** Advanced set-up: dealt to this boat, of which it keeps two. */
  readonly offered: readonly RoomId[];
  readonly rooms: readonly RoomId[];
  /** Batteries on each Machine, room by room from the top. */
  readonly machines: readonly number[];
  /** Accepted this round from cards. */
  readonly gained: Tally;
  /** Co-operative: accepted this round from cards and Machines, and not spent yet. */
  readonly spendable: Tally;
  /** Co-operative: Batteries not placed, to be spent in this Action phase. */
  readonly held: number;
  readonly decision: readonly CardId[];
  readonly zone: Zone | null;
  readonly stage: Stage;
  readonly supply: Supply;
}

/** A bot plays for a person who is away, or back and to be taken in when the next round begins. */
export type BoatSitter = "person" | "bot" | "away" | "returning";

/** The Action Zone. While pairs are turned up, one card may be there before the other. */
export interface Zone {
  readonly kept: CardId | null;
  readonly given: CardId | null;
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
  | { readonly at: "heal"; readonly most: number; readonly ready: readonly number[] }
  /** Co-operative: the Action phase is open until everybody is done. */
  | { readonly at: "open" }
  | { readonly at: "done" }
  | { readonly at: "protect" }
  | { readonly at: "lose"; readonly humans: number }
  | { readonly at: "tile" }
  | { readonly at: "yield"; readonly owed: Tally };

/** Where a gain comes from; after a Machine's gain the other Machines may still fire. */
export type Source =
  | { readonly by: "cards" }
  | { readonly by: "machine"; readonly ready: readonly number[]; readonly heals: number }
  | { readonly by: "river" };

export interface Supply {
  /** Cards of the deck that nobody has seen yet, season by season. Everybody can count them. */
  readonly unseen: readonly [readonly CardId[], readonly CardId[], readonly CardId[]];
  /** A person's deck: sealed cards not yet shown, the hand among them, season by season. A bot has none: its cards are drawn when shown. */
  readonly sealed: readonly [readonly Handle[], readonly Handle[], readonly Handle[]];
  /** Drawn and not yet shown. */
  readonly hand: readonly Handle[];
  /** Advanced set-up: of the hand, those promised to the neighbour. */
  readonly passing: readonly Handle[];
  /** Advanced set-up: what a bot has drawn before its round, for all to see. */
  readonly open: readonly CardId[];
  /** What an absent person had sealed and not shown. It has to come up, all right, before they play again. */
  readonly left: Left | null;
}

export interface Left {
  readonly handles: readonly Handle[];
  readonly cards: readonly CardId[];
}

export const bySeason = <X>(items: readonly [X, X, X], season: Season): X => items[season - 1] ?? items[0];
