/** What a game brings to the table besides its rules. Nothing here needs a page, but for the views once they are loaded. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Show } from "../scenes/show.ts";
import type { Mine, Result, Seat, SessionStep, Types } from "../session/session.ts";
import type { Reference } from "./reference/reference.ts";
import type { Line, LogLine } from "./texts/line.ts";
import type { Texts } from "./texts/messages.ts";

/** Functions are methods here, so that the table of a game of whatever types is a `GameTable`. */
export interface GameTable<T extends Types = Types> {
  readonly texts: Texts;
  /** What somebody is called who hasn’t given a name, if it isn't the usual. */
  readonly player?: Line;
  /** What of it can be played today. */
  readonly works?: readonly Line[];
  /** The bot that plays it, unless somebody wants another. */
  readonly bot: string;
  /** What an event tells, `state` being the one that it has led to. */
  log(event: T["event"], state: T["state"]): readonly LogLine[];
  /** How things stand, in a few lines. */
  stand(state: T["state"]): readonly Line[];
  /** What a seat does with this act, for a list to choose from. */
  act(act: T["act"], state: T["state"], seat: Seat): Line;
  /** Where seats may start with more or less than others. */
  readonly handicap?: HandicapTable<T>;
  /** What seats have reached together, best first; none, where each is for itself. */
  totals?(state: T["state"]): readonly Total[];
  /** Where one person may lead several seats. */
  readonly leading?: LeadingTable<T>;
  /** The name of a piece that others point at, as the page and the world name it; nothing, if it isn't one. */
  piece?(thing: string): Line | undefined;
  /** What people may say to one another when it's played with these options; nothing, where all may be said as usual. */
  talk?(options: T["options"]): Line | undefined;
  /** A choice in secret that is made by pressing one key: what there is to choose now. None where it takes more. */
  keyChoices?(state: T["state"], seat: Seat, mine: Mine<T>): readonly KeyChoice<T>[];
  loadViews(): Promise<GameViews<T>>;
  /** How it is seen in the world; with it comes all that draws. */
  loadShow(): Promise<Show<T>>;
  /** What can be looked up about it, from its rules to each of its pieces. */
  loadReference?(): Promise<Reference>;
}

/** What some seats have together of what is counted first, once a match is over. Plain JSON. */
export interface Total {
  readonly seats: readonly Seat[];
  /** What each of them has brought. */
  readonly parts: readonly number[];
  readonly count: number;
  /** So many were to be reached. */
  readonly goal?: number;
}

export interface HandicapTable<T extends Types = Types> {
  /** What there may be more or less of. */
  readonly kinds: readonly HandicapKind[];
  /** The sign of the lines that begin the log with it. */
  readonly icon: string;
  /** What a seat has with these options. */
  at(options: T["options"], seat: Seat): Handicap;
  /** These options with a handicap for each seat, or as they are if nobody has one. */
  into(options: T["options"], bySeat: readonly Handicap[]): T["options"];
  /** What a seat started with besides what is usual, in words; nothing, if it has no handicap. */
  of(state: T["state"], seat: Seat): readonly Line[];
}

export interface LeadingTable<T extends Types = Types> {
  /** How many seats one person may lead with these options. */
  most(options: T["options"]): number;
  /** To lead so many, as a way to play. */
  name(count: number): Line;
  /** What they are called who are led by one person. */
  readonly seats: readonly Line[];
}

export interface HandicapKind {
  readonly id: string;
  readonly name: Line;
  readonly least: number;
  readonly most: number;
}

/** How much more by the names of kinds; less, where it is below 0. What isn't named is as usual. */
export type Handicap = Readonly<Record<string, number>>;

export interface KeyChoice<T extends Types = Types> {
  readonly act: T["act"];
  readonly name: Line;
}

export interface GameViews<T extends Types = Types> {
  /** How things stand, at a glance and in words. Without it the page lists what `stand` says. */
  Overview?(props: ViewProps<T>): ComponentChildren;
  /** What is one seat's, as it lies before whoever sits there. Without it a screen can't lie on a table. */
  Board?(props: BoardProps<T>): ComponentChildren;
  /** All that one seat may do now, with real controls. Where a game has none, its acts are listed. */
  Desk?(props: DeskProps<T>): ComponentChildren;
  /** What a seat holds, in little room: for who leads it, while they are at the desk of another seat. */
  Held?(props: HeldProps<T>): ComponentChildren;
  /** What can be looked up while playing, each behind a button of its own. */
  readonly panels?: readonly Panel<T>[];
  /** What somebody points at in the world, told closer and in words. */
  Closer?(props: CloserProps<T>): ComponentChildren;
  /** Lies over whatever the page shows of a match: pieces there told closer, for example. */
  Over?(): ComponentChildren;
  /** The sign of a line of the log, by the name that the log gives it. Decoration. */
  LogIcon?(props: LogIconProps): ComponentChildren;
  /** Keys that the desk knows, for the list of all keys. */
  readonly keys?: readonly KeyHelp[];
  /** The picture that the end opens with, around the words that say who has won. */
  Ending?(props: EndingProps<T>): ComponentChildren;
  /** How it ended, in place of the usual standings. */
  Outcome?(props: OutcomeProps<T>): ComponentChildren;
  /** By seat, a number for each moment from the start to the end: how the match went, as a line to be drawn. */
  courses?(told: readonly Told<T>[], players: number): readonly (readonly number[])[];
  /** How the match came about, shown with the final standings. */
  Story?(props: StoryProps<T>): ComponentChildren;
}

export interface ViewProps<T extends Types = Types> {
  readonly state: T["state"];
  readonly names: readonly string[];
  /** Whose side it is seen from; nobody's for those who only watch. */
  readonly viewer?: Seat | undefined;
}

export interface BoardProps<T extends Types = Types> {
  readonly state: T["state"];
  readonly names: readonly string[];
  readonly seat: Seat;
}

export interface HeldProps<T extends Types = Types> {
  readonly place: Place<T>;
}

export interface DeskProps<T extends Types = Types> {
  readonly place: Place<T>;
  /** The other seats that the same person leads, who knows what they hold and have picked. */
  readonly alsoMine?: readonly Place<T>[];
  readonly names: readonly string[];
  /** What leaves no choice is to be sent without asking. */
  readonly passByItself?: boolean;
  /** Whether single keys may do something. */
  readonly areKeysOn?: () => boolean;
  /** Hears what is pointed at, as a draft, while it isn't picked: the world may show it. */
  readonly onConsider?: (draft: unknown) => void;
}

/** A seat that is played from here. The signals follow the match at once, whatever the world is still showing. */
export interface Place<T extends Types = Types> {
  readonly seat: Seat;
  readonly state: ReadonlySignal<T["state"]>;
  /** What this seat holds that nobody else knows. */
  readonly mine: ReadonlySignal<Mine<T>>;
  /** Empty when it is not for this seat to act. */
  readonly legal: ReadonlySignal<readonly T["act"][]>;
  /** What it has done is on its way into the match; until it's there, it has nothing to decide. */
  readonly isSent: ReadonlySignal<boolean>;
  /** What it has chosen in secret and for good, until all is opened. */
  readonly locked: ReadonlySignal<T["act"] | undefined>;
  /** Sends an act. What comes back says why it was refused; then nothing has changed. */
  act(act: T["act"]): Line | undefined;
  /** What the player has picked but not sent. Plain JSON that survives a reload; it comes from outside, so check it. */
  readonly draft: ReadonlySignal<unknown>;
  setDraft(draft: unknown): void;
}

export interface Panel<T extends Types = Types> {
  readonly id: string;
  readonly name: Line;
  Content(props: ViewProps<T>): ComponentChildren;
}

export interface CloserProps<T extends Types = Types> extends ViewProps<T> {
  /** As the world names it. */
  readonly thing: string;
}

export interface LogIconProps {
  readonly icon: string;
}

export interface KeyHelp {
  /** As printed on them, one after the other. */
  readonly keys: readonly string[];
  readonly what: Line;
}

export interface StoryProps<T extends Types = Types> extends ViewProps<T> {
  /** The whole match, from its first step, each with the state it led to. */
  readonly told: readonly Told<T>[];
}

export interface OutcomeProps<T extends Types = Types> extends StoryProps<T> {
  readonly result: Result;
  /** What each seat started with besides what is usual. */
  readonly handicaps: readonly (readonly Line[])[];
  /** What `result.scores` count. */
  readonly scores: readonly string[];
}

export interface EndingProps<T extends Types = Types> extends ViewProps<T> {
  readonly result: Result;
  /** Who has won, in words. */
  readonly children?: ComponentChildren;
}

export interface Told<T extends Types = Types> {
  readonly events: SessionStep<T>["events"];
  /** The state that each event found; not known of what came before. */
  readonly moments?: SessionStep<T>["moments"] | undefined;
  readonly state: T["state"];
}
