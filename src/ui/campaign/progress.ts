/** How far somebody has come in the campaigns of games, stored on this device. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { CampaignHelp } from "../game-table.ts";
import type { Store } from "../store.ts";
import { isCount, type StoredByGame, storedByGame } from "../stored-by-game.ts";

/** One for each chapter that has been tried. */
export interface ChapterLog {
  /** How often it was tried in vain since it was last reached. */
  readonly missed: number;
  /** The most that it has left for the next chapter; undefined until it is reached. */
  readonly left?: number;
}

export interface Progress {
  readonly chapters: readonly ChapterLog[];
  /** The match that was begun last, and hasn't ended. Its luck tells whether a match is this one. */
  readonly underWay?: UnderWay;
}

export interface UnderWay {
  readonly chapter: number;
  readonly seed: number;
}

/** What came of the match at the table. */
export interface ChapterEnd {
  readonly game: string;
  readonly chapter: number;
  readonly isReached: boolean;
}

export interface Campaigns extends Omit<StoredByGame<Progress>, "change"> {
  /** Undefined unless the match at the table was one of a campaign, and has ended. */
  readonly latest: ReadonlySignal<ChapterEnd | undefined>;
  /** Another match comes to the table. */
  beginMatch(): void;
  begin(game: string, underWay: UnderWay): void;
  /** The match under way has ended. `left`: what it leaves; undefined if it has missed its goal. */
  end(game: string, left: number | undefined): void;
}

/** More chapters than any campaign has; whatever says more isn't ours. */
const MOST = 100;

export const NOT_BEGUN: Progress = { chapters: [] };

/** Chapters open one after the other; those that have been reached may be played again. */
export const isOpen = ({ chapters }: Progress, chapter: number): boolean =>
  chapter === 0 || chapters[chapter - 1]?.left !== undefined;

export const isReached = ({ chapters }: Progress, chapter: number): boolean => chapters[chapter]?.left !== undefined;

export const reachedIn = ({ chapters }: Progress): number => chapters.filter(({ left }) => left !== undefined).length;

/** The first chapter that hasn't been reached; the last one if all have. */
export const nextIn = (progress: Progress, count: number): number => Math.min(reachedIn(progress), count - 1);

export const helpFor = ({ chapters }: Progress, chapter: number): CampaignHelp => ({
  left: chapters[chapter - 1]?.left ?? 0,
  missed: chapters[chapter]?.missed ?? 0,
});

export function campaignsIn(store: Store): Campaigns {
  const { change, ...stored } = storedByGame(store, {
    name: "campaign.",
    format: "letea-campaign/1",
    none: NOT_BEGUN,
    read: readProgress,
  });
  const latest = signal<ChapterEnd | undefined>();
  return {
    ...stored,
    latest,
    beginMatch() {
      latest.value = undefined;
    },
    begin(game, underWay) {
      change(game, ({ chapters }) => ({ chapters, underWay }));
    },
    end(game, left) {
      stored.look();
      const { underWay } = stored.of(game);
      if (underWay === undefined) return;
      const { chapter } = underWay;
      change(game, ({ chapters }) => ({ chapters: withEnd(chapters, chapter, left) }));
      latest.value = { game, chapter, isReached: left !== undefined };
    },
  };
}

function withEnd(chapters: readonly ChapterLog[], chapter: number, left: number | undefined): readonly ChapterLog[] {
  const before = chapters[chapter] ?? { missed: 0 };
  const after: ChapterLog =
    left === undefined
      ? { ...before, missed: before.missed + 1 }
      : { missed: 0, left: Math.max(left, before.left ?? 0) };
  return [...chapters.slice(0, chapter), after, ...chapters.slice(chapter + 1)];
}

/** Undefined if it isn't a progress. Chapters are open only in their order. */
function readProgress({ chapters, underWay }: Readonly<Record<string, unknown>>): Progress | undefined {
  if (!Array.isArray(chapters) || chapters.length > MOST) return undefined;
  const logs = chapters.map(readLog);
  const isInOrder = logs.every((log, i) => log !== undefined && (i === 0 || logs[i - 1]?.left !== undefined));
  if (!isInOrder) return undefined;
  const read = logs.filter((log) => log !== undefined);
  if (underWay === undefined) return { chapters: read };
  const { chapter, seed } = Object(underWay);
  const isPossible = isCount(chapter) && chapter <= reachedIn({ chapters: read }) && Number.isFinite(seed);
  return isPossible ? { chapters: read, underWay: { chapter, seed } } : undefined;
}

function readLog(raw: unknown): ChapterLog | undefined {
  const { missed, left } = Object(raw);
  if (!isCount(missed) || (left !== undefined && !isCount(left))) return undefined;
  return left === undefined ? { missed } : { missed, left };
}
