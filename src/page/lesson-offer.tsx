import type { GameTable } from "../ui/game-table.ts";
import type { Lesson } from "../ui/lesson.ts";
import { LessonDialog, lessonNotes } from "./lesson-kit.ts";
import type { Lessons } from "./lessons.ts";

interface LessonOfferProps {
  readonly game: string;
  readonly table: GameTable;
  readonly lessons: Lessons;
  /** The game has a match to continue. */
  readonly canGoOn: boolean;
  readonly onBegin: (lesson: Lesson, chapter: string) => void;
  readonly onGoOn: () => void;
  readonly onJustPlay: () => void;
  readonly onClose: () => void;
}

/** The lesson of a game: to begin with, to go on with, or to decline. */
export function LessonOffer({ game, table, lessons, canGoOn, onGoOn, onJustPlay, ...props }: LessonOfferProps) {
  const { loadLesson } = table;
  if (loadLesson === undefined) return null;
  const notes = lessonNotes(lessons.store, game);
  const resume = () => {
    notes.call();
    props.onClose();
    const { coach } = lessons;
    if (coach.value === undefined) onGoOn();
    else coach.value.coach.beQuiet(false);
  };
  const justPlay = () => {
    notes.noteOffered();
    onJustPlay();
  };
  return (
    <LessonDialog
      {...props}
      load={() => loadLesson()}
      finished={notes.chapters()}
      isAnotherOpen={canGoOn}
      onResume={canGoOn && lessons.isKept(game) ? resume : undefined}
      onJustPlay={lessons.isNew(game) && !canGoOn ? justPlay : undefined}
    />
  );
}
