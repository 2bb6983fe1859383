/** How a lesson goes on: which step is said now, and which are done. Pure, so it's the same after a reload. */
import type { Types } from "../../session/session.ts";
import type { Lesson, LessonChapter, LessonMoment, LessonStep } from "../lesson.ts";

export interface Progress {
  /** Ids of steps. */
  readonly done: ReadonlySet<string>;
  readonly said: Said | undefined;
}

/** The step that is being said, and how things were when it was said first. */
export interface Said {
  readonly id: string;
  /** How many events there had been. */
  readonly events: number;
  readonly draft: unknown;
}

export type Now<T extends Types = Types> = Omit<LessonMoment<T>, "since">;

/** The steps that this match may come to now, in their order: those of chapters that have begun, then the hints. */
export function openSteps<T extends Types>(lesson: Lesson<T>, state: T["state"]): readonly LessonStep<T>[] {
  const { chapters, hints } = lesson;
  const begun = chapters.filter((chapter) => chapter.begins(state));
  return [...begun.flatMap(({ steps }) => steps), ...(begun.length === chapters.length ? hints : [])];
}

/** Brings the progress up to this moment. */
export function advance<T extends Types>(lesson: Lesson<T>, { done: before, said }: Progress, now: Now<T>): Progress {
  const steps = openSteps(lesson, now.state);
  const done = new Set(before);
  const saying = steps.find(({ id }) => id === said?.id);
  if (saying !== undefined && said !== undefined && isLearnt(saying, said, now)) done.add(saying.id);
  const isDue = (step: LessonStep<T>): boolean => !done.has(step.id) && step.isDue({ ...now, since: [] });
  for (const step of steps.filter(isDue)) {
    if (step.id === said?.id) return { done, said };
    if (step.isDone?.({ ...now, since: [] }) !== true) return { done, said: sayNow(step, now) };
    // It's drafted already.
    done.add(step.id);
  }
  return { done, said: undefined };
}

const sayNow = ({ id }: { readonly id: string }, { happened, draft }: Pick<Now, "happened" | "draft">): Said => ({
  id,
  events: happened.length,
  draft,
});

function isLearnt<T extends Types>(step: LessonStep<T>, said: Said, now: Now<T>): boolean {
  const moment = momentSince(now, said);
  return step.isDone === undefined ? now.draft !== said.draft || !step.isDue(moment) : step.isDone(moment);
}

export const momentSince = <T extends Types>(now: Now<T>, said: Said | undefined): LessonMoment<T> => ({
  ...now,
  since: said === undefined ? [] : now.happened.slice(said.events),
});

/** The player goes on to the next step, whether this one is done or not. */
export const skipped = ({ done, said }: Progress): Progress => ({
  done: said === undefined ? done : new Set([...done, said.id]),
  said: undefined,
});

export const stepsOf = <T extends Types>({ chapters, hints }: Lesson<T>): readonly LessonStep<T>[] => [
  ...chapters.flatMap(({ steps }) => steps),
  ...hints,
];

export const stepSaid = <T extends Types>(lesson: Lesson<T>, said: Said | undefined): LessonStep<T> | undefined =>
  said && stepsOf(lesson).find(({ id }) => id === said.id);

export const isChapterDone = ({ steps }: Pick<LessonChapter, "steps">, done: ReadonlySet<string>): boolean =>
  steps.every(({ id }) => done.has(id));

/** The ids of all steps of the chapters before this one. */
export const stepsBefore = ({ chapters }: Pick<Lesson, "chapters">, chapter: string): readonly string[] =>
  chapters
    .slice(
      0,
      chapters.findIndex(({ id }) => id === chapter),
    )
    .flatMap(({ steps }) => steps.map(({ id }) => id));
