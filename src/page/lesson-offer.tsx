import type { App } from "./app.ts";
import { inBackground } from "./in-background.ts";
import { LessonDialog, lessonNotes } from "./lesson-kit.ts";

interface LessonOfferProps {
  readonly app: App;
  readonly onClose: () => void;
}

/** The lesson of the game at hand: to begin with, to go on with, or to decline. */
export function LessonOffer({ app, onClose }: LessonOfferProps) {
  const { lessons, ready } = app;
  const { game, table } = ready.value?.offer ?? {};
  if (game === undefined || table?.loadLesson === undefined) return null;
  const { loadLesson } = table;
  const notes = lessonNotes(lessons.store, game.id);
  const canGoOn = app.canGoOn.value;
  const resume = () => {
    notes.call();
    onClose();
    const { coach } = lessons;
    if (coach.value === undefined) app.goOn(game.id);
    else coach.value.coach.beQuiet(false);
  };
  const justPlay = () => {
    notes.noteOffered();
    inBackground(app.playAnyway());
  };
  return (
    <LessonDialog
      load={() => loadLesson()}
      texts={table.texts}
      finished={notes.chapters()}
      isAnotherOpen={canGoOn}
      onBegin={(lesson, chapter) => inBackground(app.takeLesson(lesson, chapter))}
      onResume={canGoOn && lessons.isKept(game.id) ? resume : undefined}
      onJustPlay={lessons.isNew(game.id) && !canGoOn ? justPlay : undefined}
      onClose={onClose}
    />
  );
}
