import { useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../shell/sign.tsx";
import { useSpeaker } from "../texts/speaking.ts";
import type { Coach, Saying } from "./coach.ts";
import { CoachSpeaking } from "./coach-speaking.tsx";
import { markPlacer } from "./mark-placer.ts";
import { coached } from "./texts.ts";
import "./coach-view.css";

interface CoachViewProps {
  readonly coach: Coach;
}

/** What the coach says, beside what it is about. */
export function CoachView({ coach }: CoachViewProps) {
  return (
    <CoachSpeaking ofLesson={coach.lesson.texts}>
      <Mark coach={coach} />
    </CoachSpeaking>
  );
}

function Mark({ coach }: CoachViewProps) {
  const { say } = useSpeaker();
  const { match } = coach;
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const line = useRef<SVGLineElement>(null);
  // The world still shows what led to this moment: what is said there would come too early.
  const shown = useComputed(() =>
    match.world.isIdle.value && match.lookback.moment.value === undefined ? coach.saying.value : undefined,
  );
  const saying = shown.value;
  const placer = useMemo(() => markPlacer(match.world), [match]);

  useLayoutEffect(() => {
    const parts = { box: box.current, ring: ring.current, line: line.current };
    if (parts.box === null || parts.ring === null || parts.line === null) return;
    return placer.watch({ box: parts.box, ring: parts.ring, line: parts.line }, saying?.about);
  }, [placer, saying]);
  useFocusKept(box, saying);

  return (
    <>
      <div ref={ring} class="coach-ring" aria-hidden="true" />
      <svg class="coach-line" aria-hidden="true">
        <line ref={line} />
      </svg>
      <section
        ref={box}
        class={saying === undefined ? "coach silent" : "coach"}
        aria-label={say(coached("coach.name"))}
        data-step={saying?.id}
        data-kept-clear={saying !== undefined}
      >
        <p role="status">{saying && say(saying.line, match.shown.names)}</p>
        {saying && <Buttons coach={coach} saying={saying} />}
      </section>
    </>
  );
}

interface ButtonsProps {
  readonly coach: Coach;
  readonly saying: Saying;
}

function Buttons({ coach, saying }: ButtonsProps) {
  const { say } = useSpeaker();
  const leave = say(coached("coach.leave"));
  return (
    <div class="coach-buttons handed">
      <button
        type="button"
        class="bare coach-leave"
        aria-label={leave}
        title={leave}
        onClick={() => coach.beQuiet(true)}
      >
        <Sign name="close" />
      </button>
      {saying.canShow && (
        <button type="button" class="coach-show" onClick={pressed(coach.show)}>
          {say(coached("coach.show"))}
        </button>
      )}
      <button type="button" class="coach-on" onClick={pressed(coach.goOn)}>
        {say(coached(saying.isOnlyRead ? "coach.got-it" : "coach.skip"))}
      </button>
    </div>
  );
}

/** After a press by pointer, Enter is the desk's again. */
const pressed =
  (what: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail > 0) focusDesk();
    what();
  };

const focusDesk = (): void => document.querySelector<HTMLElement>(".desk")?.focus({ preventScroll: true });

/** Whoever goes on by keyboard stays at the mark, and returns to the desk when the next thing to do is there. */
function useFocusKept(box: { readonly current: HTMLElement | null }, saying: Saying | undefined): void {
  const hasFocus = useRef(false);
  const id = useRef(saying?.id);
  useEffect(() => {
    const remember = () => {
      hasFocus.current = box.current?.contains(document.activeElement) === true;
    };
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) hasFocus.current = false;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, [box]);
  useLayoutEffect(() => {
    const isNew = id.current !== saying?.id;
    id.current = saying?.id;
    const isInside = box.current?.contains(document.activeElement) === true;
    if (isInside ? !isNew : !hasFocus.current) return;
    const next = box.current?.querySelector<HTMLElement>(saying?.canShow ? ".coach-show" : ".coach-on");
    hasFocus.current = saying?.canShow === true || saying?.isOnlyRead === true;
    if (hasFocus.current) next?.focus({ preventScroll: true });
    else focusDesk();
  }, [box, saying]);
}
