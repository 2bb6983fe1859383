/** What this device remembers of a game's lesson. It comes from storage, so it's checked when it's read. */
import { coachingName, notesName } from "../lesson-names.ts";
import type { Store } from "../store.ts";

/** What the coach was doing in the match that is kept. */
export interface Coaching {
  /** Ids of steps. */
  readonly done: readonly string[];
  /** The chapter that it began with. */
  readonly from: string;
  /** The coach has been sent away, and can be called back. */
  readonly isQuiet: boolean;
}

export interface LessonNotes {
  /** Ids of chapters that were taken to their end. */
  chapters(): readonly string[];
  /** Undefined if no match of the lesson is kept. */
  coaching(): Coaching | undefined;
  keep(coaching: Coaching, finished: readonly string[]): void;
  /** The lesson has been offered, whatever the answer was. */
  noteOffered(): void;
  /** Calls back a coach that has been sent away. */
  call(): void;
}

const FORMAT = "letea-lesson/1";
/** More than any lesson has. */
const MOST = 200;

export function lessonNotes(store: Store, game: string): LessonNotes {
  const lesson = notesName(game);
  const coached = coachingName(game);
  const chapters = (): readonly string[] => idsIn(fieldsOf(store.read(lesson)).chapters);

  function coaching(): Coaching | undefined {
    const text = store.read(coached);
    if (text === undefined) return undefined;
    const { done, from, isQuiet } = fieldsOf(text);
    return { done: idsIn(done), from: typeof from === "string" ? from : "", isQuiet: isQuiet === true };
  }

  function finish(ids: readonly string[]): void {
    store.write(lesson, written({ chapters: [...new Set([...chapters(), ...ids])] }));
  }

  return {
    chapters,
    coaching,
    keep(next, finished) {
      store.write(coached, written(next));
      finish(finished);
    },
    noteOffered: () => finish([]),
    call() {
      const now = coaching();
      if (now !== undefined) store.write(coached, written({ ...now, isQuiet: false }));
    },
  };
}

const written = (fields: object): string => JSON.stringify({ format: FORMAT, ...fields });

function fieldsOf(text: string | undefined): Record<string, unknown> {
  try {
    const fields = Object(JSON.parse(text ?? "{}"));
    return fields.format === FORMAT ? fields : {};
  } catch {
    return {};
  }
}

/** Ids that no lesson has are harmless. */
const idsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((id): id is string => typeof id === "string").slice(0, MOST) : [];
