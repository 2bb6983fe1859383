/** The coach of the match on the table: follows what happens and what the player picks, and says the step that fits. */
import { batch, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Lesson, LessonStep } from "../lesson.ts";
import type { TableMatch } from "../match/table-match.ts";
import type { Line } from "../texts/line.ts";
import {
  advance,
  isChapterDone,
  momentSince,
  type Now,
  type Progress,
  skipped,
  stepSaid,
  stepsBefore,
} from "./advance.ts";
import type { LessonNotes } from "./notes.ts";

export interface Coach {
  readonly lesson: Lesson;
  readonly match: TableMatch;
  /** Undefined while there is nothing to say, and while the coach is quiet. */
  readonly saying: ReadonlySignal<Saying | undefined>;
  readonly isQuiet: ReadonlySignal<boolean>;
  /** The player has read what is said, or doesn't want to do it. */
  goOn(): void;
  /** Does what is suggested: picks it, or sends it if it's picked. */
  show(): void;
  beQuiet(isQuiet: boolean): void;
  close(): void;
}

export interface Saying {
  readonly id: string;
  readonly line: Line;
  /** Names of what it is about, the best first. */
  readonly about: readonly string[];
  /** Nothing has to be done. */
  readonly isOnlyRead: boolean;
  readonly canShow: boolean;
}

export function coachOf(lesson: Lesson, match: TableMatch, notes: LessonNotes): Coach {
  const before = notes.coaching();
  const from = before?.from ?? "";
  const saying = signal<Saying | undefined>();
  const isQuiet = signal(before?.isQuiet ?? false);
  let progress: Progress = { done: new Set(before?.done), said: undefined };
  let isDue = false;
  let isClosed = false;

  function now(): Now | undefined {
    const place = match.place.value;
    return (
      place && {
        state: place.state.value,
        seat: place.seat,
        mine: place.mine.value,
        legal: place.legal.value,
        draft: place.draft.value,
        happened: match.shown.told().flatMap(({ events }) => events),
      }
    );
  }

  function update(): void {
    const present = now();
    if (present === undefined) return;
    const { size } = progress.done;
    progress = advance(lesson, progress, present);
    if (progress.done.size !== size) keep();
    const step = stepSaid(lesson, progress.said);
    saying.value = step === undefined || isQuiet.value ? undefined : sayingOf(step, progress, present);
  }

  function keep(): void {
    const { done } = progress;
    const skippedOver = stepsBefore(lesson, from);
    const finished = lesson.chapters.filter(
      (chapter) => isChapterDone(chapter, done) && !chapter.steps.some(({ id }) => skippedOver.includes(id)),
    );
    notes.keep(
      { done: [...done], from, isQuiet: isQuiet.value },
      finished.map(({ id }) => id),
    );
  }

  /** In a microtask, since several acts are sent one after the other, and what is between them is over at once. */
  function updateSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!isClosed) batch(update);
    });
  }

  function change(to: Progress): void {
    progress = to;
    keep();
    batch(update);
  }

  const end = effect(() => {
    now();
    untracked(updateSoon);
  });

  return {
    lesson,
    match,
    saying,
    isQuiet,
    goOn: () => change(skipped(progress)),
    show() {
      const present = now();
      const suggestion = present && stepSaid(lesson, progress.said)?.suggests?.(momentSince(present, progress.said));
      if (suggestion === undefined) return;
      if ("draft" in suggestion) match.place.value?.setDraft(suggestion.draft);
      else match.place.value?.act(suggestion.act);
    },
    beQuiet(to) {
      isQuiet.value = to;
      change(progress);
    },
    close() {
      isClosed = true;
      end();
    },
  };
}

function sayingOf(step: LessonStep, { said }: Progress, now: Now): Saying {
  const moment = momentSince(now, said);
  const suggestion = step.suggests?.(moment);
  return {
    id: step.id,
    line: step.says(moment),
    about: step.about(moment),
    isOnlyRead: step.isDone === undefined,
    canShow: suggestion !== undefined && "draft" in suggestion && !isSame(suggestion.draft, now.draft),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
