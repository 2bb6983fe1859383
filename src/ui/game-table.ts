/** What a game brings to the table besides its rules. Only the views, which are loaded later, need a page. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Show } from "../scenes/show.ts";
import type { Mine, Result, Seat, SessionStep, Types } from "../session/session.ts";
import type { GameSounds } from "../sound/game-sounds.ts";
import type { Lesson } from "./lesson.ts";
import type { Reference } from "./reference/reference.ts";
import type { Line, LogLine } from "./texts/line.ts";
import type { LoadTexts } from "./texts/messages.ts";

/** Its functions are methods, so that the table of a game with any types is a `GameTable`. */
export interface GameTable<T extends Types = Types> {
  readonly loadTexts: LoadTexts;
  /** The name of somebody who hasn’t given one, instead of the usual one. */
  readonly player?: Line;
  /** What can be played already. */
  readonly works?: readonly Line[];
  /** The default level of bots. */
  readonly bot: string;
  /** By level of its bots: how they play, in a sentence. */
  readonly manners?: Readonly<Record<string, Line>>;
  /** What the match of a day is called, if not as usual. `date`: in words. */
  ofDay?(date: string): Line;
  /** The lines of the log for an event. `state`: the state that it has led to. */
  log(event: T["event"], state: T["state"]): readonly LogLine[];
  /** A summary of the state in a few lines. */
  stand(state: T["state"]): readonly Line[];
  /** Describes an act, for a list to choose from. */
  act(act: T["act"], state: T["state"], seat: Seat): Line;
  /** If seats may start with more or less than others. */
  readonly handicap?: HandicapTable<T>;
  /** What seats have reached together, best first; empty if each plays for itself. */
  totals?(state: T["state"]): readonly Total[];
  /** If one person may lead several seats. */
  readonly leading?: LeadingTable<T>;
  /** What is worth finding when a match is played again. */
  readonly replay?: ReplayTable<T>;
  /** The name of a piece that others point at; undefined if there is no such piece. */
  piece?(thing: string): Line | undefined;
  /** What these options allow people to say to each other; undefined if there is no such rule. */
  talk?(options: T["options"]): Line | undefined;
  /** The choices for a sealed act that one key press can make; empty if it takes more. */
  keyChoices?(state: T["state"], seat: Seat, mine: Mine<T>): readonly KeyChoice<T>[];
  loadViews(): Promise<GameViews<T>>;
  /** The few views that a phone needs which is only its player's hand. Without it, all are loaded there too. */
  loadHand?(): Promise<GameViews<T>>;
  /** How the world shows the game. Loads all the code that draws. */
  loadShow(): Promise<Show<T>>;
  /** What is heard of it. */
  loadSounds?(): Promise<GameSounds<T>>;
  /** Matches that are linked by a story, if it has a campaign. */
  loadCampaign?(): Promise<CampaignTable<T>>;
  /** What its ways to play are about, for whoever chooses one. */
  loadWays?(): Promise<WayViews<T>>;
  /** A first match with a coach. */
  loadLesson?(): Promise<Lesson<T>>;
  /** Its rules and pieces, to be looked up. */
  loadReference?(): Promise<Reference>;
  /** What finished matches may be remembered for. */
  loadDeeds?(): Promise<Deeds<T>>;
}

/** Turning points follow from `GameViews.courses`. */
export interface ReplayTable<T extends Types = Types> {
  /** The part of a round that a state belongs to. Without it, that is what the state awaits. */
  phase?(state: T["state"]): string;
  /** Whether an event is marked. `state`: the one that it has led to. */
  mark?(event: T["event"], state: T["state"]): MarkKind | undefined;
}

/** `notable`: good or bad for nobody in particular. */
export type MarkKind = "gain" | "loss" | "notable";

/** What some seats have reached together at the end, in what is counted first. Plain JSON. */
export interface Total {
  readonly seats: readonly Seat[];
  /** What each of them has contributed. */
  readonly parts: readonly number[];
  readonly count: number;
  /** How many they had to reach. */
  readonly goal?: number;
}

export interface HandicapTable<T extends Types = Types> {
  readonly kinds: readonly HandicapKind[];
  /** The icon of its lines at the start of the log. */
  readonly icon: string;
  /** The handicap of a seat with these options. */
  at(options: T["options"], seat: Seat): Handicap;
  /** Adds a handicap for each seat to the options; returns them unchanged if nobody has one. */
  into(options: T["options"], bySeat: readonly Handicap[]): T["options"];
  /** A seat's handicap in words; empty if it has none. */
  of(state: T["state"], seat: Seat): readonly Line[];
}

export interface LeadingTable<T extends Types = Types> {
  /** How many seats one person may lead with these options. */
  most(options: T["options"]): number;
  /** The name of leading this many seats, as a way to play. */
  name(count: number): Line;
  /** Names of the seats that one person leads. */
  readonly seats: readonly Line[];
}

export interface HandicapKind {
  readonly id: string;
  readonly name: Line;
  readonly least: number;
  readonly most: number;
}

/** Matches that are linked by a thread of story, and by what each leaves for the next. */
export interface CampaignTable<T extends Types = Types> {
  readonly name: Line;
  /** What it is about, in a sentence or two. */
  readonly pitch: Line;
  /** How many seats its matches have. */
  readonly players: number;
  /** In their order. The next one opens once the one before is reached. */
  readonly chapters: readonly CampaignChapter<T>[];
  /** What a match that has reached its goal leaves for the next chapter. */
  left(state: T["state"]): number;
  /** What help a match begins with, in words; empty without help. */
  helpLines(help: CampaignHelp): readonly Line[];
}

export interface CampaignChapter<T extends Types = Types> {
  readonly id: string;
  readonly name: Line;
  /** Told before it's played. */
  readonly story: Line;
  /** What is hard about it. */
  readonly task: Line;
  /** How the story goes on once the goal is reached, or if it isn't. */
  readonly reached: Line;
  readonly missed: Line;
  options(help: CampaignHelp): T["options"];
}

export interface CampaignHelp {
  /** What the chapter before has left. */
  readonly left: number;
  /** How often this chapter was tried in vain. */
  readonly missed: number;
}

/** How much more a seat starts with, by kind; less if below 0. */
export type Handicap = Readonly<Record<string, number>>;

export interface KeyChoice<T extends Types = Types> {
  readonly act: T["act"];
  readonly name: Line;
}

export interface GameViews<T extends Types = Types> {
  /** The state at a glance, as text. Without it the page lists what `stand` says. */
  Overview?(props: ViewProps<T>): ComponentChildren;
  /** One seat's things, for the person who sits there. Without it a screen can't lie flat on a table. */
  Board?(props: BoardProps<T>): ComponentChildren;
  /** Controls for all that a seat may do now. Without it, acts are listed. */
  Desk?(props: DeskProps<T>): ComponentChildren;
  /** What a seat holds, in a small space: for the person who leads it while they are at another seat's desk. */
  Held?(props: HeldProps<T>): ComponentChildren;
  /** Things to look up while playing, each behind its own button. */
  readonly panels?: readonly Panel<T>[];
  /** A closer look at what somebody points at in the world. */
  Closer?(props: CloserProps<T>): ComponentChildren;
  /** Lies over the whole table, for example for a closer look at pieces on the page. */
  Over?(): ComponentChildren;
  /** The icon of a log line, by its name. Decoration. */
  LogIcon?(props: LogIconProps): ComponentChildren;
  /** The desk's keys, for the list of all keys. */
  readonly keys?: readonly KeyHelp[];
  /** The picture at the top of the end dialog, around the words that say who has won. */
  Ending?(props: EndingProps<T>): ComponentChildren;
  /** Replaces the usual standings. */
  Outcome?(props: OutcomeProps<T>): ComponentChildren;
  /** How the match went, as a curve for each seat: a number for each moment from start to end. */
  courses?(told: readonly Told<T>[], players: number): readonly (readonly number[])[];
  /** How the match went, shown with the final standings. */
  Story?(props: StoryProps<T>): ComponentChildren;
}

export interface WayViews<T extends Types = Types> {
  /** One answer to a question about how to play, in a line and a small picture. */
  About(props: WayAboutProps<T>): ComponentChildren;
}

export interface WayAboutProps<T extends Types = Types> {
  /** The name of the option that was asked for. */
  readonly question: string;
  readonly options: T["options"];
  /** Of the players, by seat. */
  readonly names: readonly string[];
}

export interface ViewProps<T extends Types = Types> {
  /** As far as it has been shown: while several seats act, some may be further on than others. */
  readonly state: T["state"];
  readonly names: readonly string[];
  /** The seat it's seen from; undefined for somebody who only watches. */
  readonly viewer?: Seat | undefined;
}

export interface BoardProps<T extends Types = Types> {
  readonly state: T["state"];
  readonly names: readonly string[];
  readonly seat: Seat;
}

export interface HeldProps<T extends Types = Types> {
  readonly place: PlayedSeat<T>;
}

export interface DeskProps<T extends Types = Types> {
  readonly place: PlayedSeat<T>;
  /** The other seats that the same person leads, and so may see. */
  readonly alsoMine?: readonly PlayedSeat<T>[];
  readonly names: readonly string[];
  /** Acts without a choice are sent automatically. */
  readonly passByItself?: boolean;
  /** Whether single-key shortcuts are on. */
  readonly areKeysOn?: () => boolean;
  /** Called with a draft of what is pointed at but not picked, for the world to show. */
  readonly onConsider?: (draft: unknown) => void;
}

/**
 * A seat that is played from here. Its signals follow what has been shown of the match: while the world still shows
 * something that concerns this seat, it has nothing to decide. What it decides then is right in the present.
 */
export interface PlayedSeat<T extends Types = Types> {
  readonly seat: Seat;
  readonly state: ReadonlySignal<T["state"]>;
  /** What only this seat knows. */
  readonly mine: ReadonlySignal<Mine<T>>;
  /** Empty when the seat can't act. */
  readonly legal: ReadonlySignal<readonly T["act"][]>;
  /** Its last act is on its way into the match. Until it arrives, the seat has nothing to decide. */
  readonly isSent: ReadonlySignal<boolean>;
  /** Its sealed act, until it's revealed. */
  readonly locked: ReadonlySignal<T["act"] | undefined>;
  /** The acts that are legal at this moment, before anything of it has been shown: for several that are sent in one go. */
  open(): readonly T["act"][];
  /** Sends an act. Returns why it was refused, if it was; then nothing has changed. */
  act(act: T["act"]): Line | undefined;
  /** What the player has picked but not sent. Plain JSON that survives a reload, so it comes from outside: check it. */
  readonly draft: ReadonlySignal<unknown>;
  setDraft(draft: unknown): void;
}

export interface Panel<T extends Types = Types> {
  readonly id: string;
  readonly name: Line;
  Content(props: ViewProps<T>): ComponentChildren;
}

export interface CloserProps<T extends Types = Types> extends ViewProps<T> {
  /** Its name in the world. */
  readonly thing: string;
}

export interface LogIconProps {
  readonly icon: string;
}

export interface KeyHelp {
  /** The keys as they are printed. */
  readonly keys: readonly string[];
  readonly what: Line;
}

export interface StoryProps<T extends Types = Types> extends ViewProps<T> {
  /** All steps of the match, each with the state it led to. */
  readonly told: readonly Told<T>[];
}

export interface OutcomeProps<T extends Types = Types> extends StoryProps<T> {
  readonly result: Result;
  /** The handicap of each seat, in words. */
  readonly handicaps: readonly (readonly Line[])[];
  /** The names of `result.scores`. */
  readonly scores: readonly string[];
}

export interface EndingProps<T extends Types = Types> extends ViewProps<T> {
  readonly result: Result;
  /** Who has won, in words. */
  readonly children?: ComponentChildren;
  /** Only the picture, as wide as its place. */
  readonly isSmall?: boolean;
}

export interface Deeds<T extends Types = Types> {
  /** In the order in which they are listed. */
  readonly all: readonly Deed[];
  /** The ids of the deeds that a seat has done. */
  of(journey: Journey<T>): readonly string[];
}

export interface Deed {
  readonly id: string;
  readonly name: Line;
  /** What one has to do. */
  readonly what: Line;
}

/** A finished match, as one seat played it. */
export interface Journey<T extends Types = Types> {
  readonly told: readonly Told<T>[];
  readonly seat: Seat;
  readonly result: Result;
}

export interface Told<T extends Types = Types> {
  readonly events: SessionStep<T>["events"];
  /** The state that each event found, if it's known. */
  readonly moments?: SessionStep<T>["moments"] | undefined;
  readonly state: T["state"];
}
