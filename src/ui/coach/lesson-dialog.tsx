import { useEffect, useState } from "preact/hooks";
import type { Lesson } from "../lesson.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker } from "../texts/speaking.ts";
import { CoachSpeaking } from "./coach-speaking.tsx";
import { coached } from "./texts.ts";
import "./lesson-dialog.css";

interface LessonDialogProps extends OfferProps {
  load(): Promise<Lesson>;
}

interface OfferProps {
  /** Ids of chapters. */
  readonly finished: readonly string[];
  /** A new game would replace another one. */
  readonly isAnotherOpen: boolean;
  readonly onBegin: (lesson: Lesson, chapter: string) => void;
  /** Goes on with the lesson's match; undefined if there is none. */
  readonly onResume: (() => void) | undefined;
  /** Begins a usual match; undefined unless that is what was asked for. */
  readonly onJustPlay: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Offers a game's lesson, from its beginning or from one of its chapters. */
export function LessonDialog({ load, ...offer }: LessonDialogProps) {
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    load().then(setLesson, offer.onClose);
  }, []);
  if (lesson === undefined) return null;
  return (
    <CoachSpeaking ofLesson={lesson.texts}>
      <Offer lesson={lesson} {...offer} />
    </CoachSpeaking>
  );
}

function Offer({
  lesson,
  finished,
  isAnotherOpen,
  onBegin,
  onResume,
  onJustPlay,
  onClose,
}: OfferProps & { lesson: Lesson }) {
  const { say } = useSpeaker();
  const [first] = lesson.chapters;
  const begin = () => first && onBegin(lesson, first.id);
  return (
    <Dialog
      title={say(lesson.title)}
      onClose={onClose}
      foot={
        <>
          {onJustPlay && (
            <button type="button" onClick={onJustPlay}>
              {say(coached("coach.just-play"))}
            </button>
          )}
          <button type="button" class={onResume ? "" : "main"} data-first={onResume ? undefined : ""} onClick={begin}>
            {say(coached("coach.begin"))}
          </button>
          {onResume && (
            <button type="button" class="main" data-first onClick={onResume}>
              {say(coached("coach.resume"))}
            </button>
          )}
        </>
      }
    >
      <p>{say(lesson.pitch)}</p>
      <h3 class="unseen">{say(coached("coach.chapters"))}</h3>
      <ol class="lesson-chapters">
        {lesson.chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => onBegin(lesson, id)}>
              {say(title)}
              {finished.includes(id) && (
                <span class="lesson-done">
                  <span aria-hidden="true">✓</span>
                  <span class="unseen">{say(coached("coach.chapter-done"))}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {isAnotherOpen && <p class="warning">{say({ key: "new.instead" })}</p>}
    </Dialog>
  );
}
