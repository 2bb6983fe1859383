/** Plays a lesson's match as its coach suggests: to begin with a later chapter, and to try whether the lesson works. */
import type { Seat, Session, Types } from "../../session/session.ts";
import type { Lesson, LessonChapter, LessonStep, Suggestion } from "../lesson.ts";
import { advance, momentSince, type Now, openSteps, type Progress, skipped, stepSaid } from "./advance.ts";

export interface Follower {
  readonly progress: Progress;
  /** The ids of all steps that were said, in order. */
  readonly heard: ReadonlySet<string>;
  /** Reads what is said, or does one thing that the lesson suggests, or else acts as it would. False if there is nothing to do. */
  step(): boolean;
}

export function follow<T extends Types>(lesson: Lesson<T>, session: Session<T>, seat: Seat): Follower {
  const happened = session.past().flatMap(({ events }) => events);
  session.news.on("step", ({ events }) => happened.push(...events));
  let progress: Progress = { done: new Set(), said: undefined };
  let draft: unknown;
  const heard = new Set<string>();

  const now = (): Now<T> => ({
    state: session.state,
    seat,
    mine: session.mine(seat),
    legal: session.legal(seat),
    draft,
    happened: [...happened],
  });

  return {
    get progress() {
      return progress;
    },
    heard,
    step() {
      progress = advance(lesson, progress, now());
      if (progress.said !== undefined) heard.add(progress.said.id);
      if (session.legal(seat).length === 0) return false;
      if (isOnlyRead(stepSaid(lesson, progress.said))) {
        progress = skipped(progress);
        return true;
      }
      const suggestion = suggestedBy(lesson, progress, now());
      // A draft that is there already would be suggested for ever.
      if (suggestion !== undefined && "draft" in suggestion && !isSame(suggestion.draft, draft)) {
        draft = suggestion.draft;
        return true;
      }
      const act =
        suggestion !== undefined && "act" in suggestion ? suggestion.act : lesson.follow({ ...now(), since: [] });
      if (act === undefined) return false;
      session.act(seat, act);
      return true;
    },
  };
}

const isOnlyRead = (step: Pick<LessonStep, "isDone"> | undefined): boolean =>
  step !== undefined && step.isDone === undefined;

/** By the step that is said, otherwise by the first that fits. */
export function suggestedBy<T extends Types>(
  lesson: Lesson<T>,
  { done, said }: Progress,
  now: Now<T>,
): Suggestion<T> | undefined {
  const moment = momentSince(now, said);
  const others = openSteps(lesson, now.state).filter((step) => !done.has(step.id) && step.isDue(moment));
  for (const step of [stepSaid(lesson, said), ...others]) {
    const suggestion = step?.suggests?.(moment);
    if (suggestion !== undefined) return suggestion;
  }
  return undefined;
}

/** Plays until the match has come to the chapter. */
export function playUpTo<T extends Types>(
  lesson: Lesson<T>,
  chapter: LessonChapter<T>,
  session: Session<T>,
  seat: Seat,
): void {
  const follower = follow(lesson, session, seat);
  while (!chapter.begins(session.state) && follower.step());
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
