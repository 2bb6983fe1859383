/** Tries whether a lesson works with some luck: whether each idea comes up where it should for a player who follows. */
import type { Session, Types } from "../../session/session.ts";
import type { Lesson } from "../lesson.ts";
import { stepsBefore } from "./advance.ts";
import { follow } from "./follow.ts";

/** In order. */
export interface Trial {
  /** The steps that were said. */
  readonly said: readonly string[];
  /** The steps of chapters that weren't said and done before the next chapter began. */
  readonly missed: readonly string[];
}

/** Follows the lesson to the end of the match. The session has begun, and nothing has been played in it. */
export function tryLesson<T extends Types>(lesson: Lesson<T>, session: Session<T>, seat: number): Trial {
  const follower = follow(lesson, session, seat);
  const missed = new Set<string>();
  const isMissing = (id: string): boolean => !follower.heard.has(id) || !follower.progress.done.has(id);
  while (follower.step()) {
    const begun = lesson.chapters.findLast((chapter) => chapter.begins(session.state));
    const before = begun === undefined ? [] : stepsBefore(lesson, begun.id);
    // What was done just now shows only at the next step.
    for (const id of before) if (isMissing(id) && follower.progress.said?.id !== id) missed.add(id);
  }
  for (const { id } of lesson.chapters.at(-1)?.steps ?? []) if (isMissing(id)) missed.add(id);
  return { said: [...follower.heard], missed: [...missed] };
}
