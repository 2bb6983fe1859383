/** Lessons on this page: whether one is offered, and the coach of the match on the table. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Coach } from "../ui/coach/coach.ts";
import { coachingName, notesName } from "../ui/lesson-names.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import type { Store } from "../ui/store.ts";
import { inBackground } from "./in-background.ts";

export type LessonKit = typeof import("./lesson-kit.ts");

export interface Lessons {
  readonly store: Store;
  /** Undefined unless the match on the table is a lesson's. */
  readonly coach: ReadonlySignal<Coached | undefined>;
  load(): Promise<LessonKit>;
  /** Nobody has been asked yet whether they want this game's lesson. */
  isNew(game: string): boolean;
  /** Whether the match that is kept is the lesson's. */
  isKept(game: string): boolean;
  /** Somebody has sat down to this match, if anybody has. */
  sit(match: TableMatch | undefined): void;
  /** The match that is kept for this game is no lesson's from now on. */
  forget(game: string): void;
}

export interface Coached {
  readonly coach: Coach;
  readonly View: LessonKit["CoachView"];
}

export function lessonsOf(store: Store, onBroken: () => void): Lessons {
  const coach = signal<Coached | undefined>();
  let now: TableMatch | undefined;
  const isKept = (game: string): boolean => store.read(coachingName(game)) !== undefined;

  function load(): Promise<LessonKit> {
    return import("./lesson-kit.ts").catch((why: unknown) => {
      onBroken();
      throw why;
    });
  }

  async function call(match: TableMatch): Promise<void> {
    const kit = await load();
    const found = await kit.coachFor(store, match);
    if (found === undefined) return;
    if (now === match) coach.value = { coach: found, View: kit.CoachView };
    else found.close();
  }

  return {
    store,
    coach,
    load,
    isNew: (game) => store.read(notesName(game)) === undefined,
    isKept,
    sit(match) {
      now = match;
      coach.value?.coach.close();
      coach.value = undefined;
      if (match?.table.loadLesson !== undefined && isKept(match.session.header.game)) inBackground(call(match));
    },
    forget(game) {
      store.remove(coachingName(game));
    },
  };
}
