import { Choice } from "../shell/choice.tsx";
import { useText } from "../texts/speaking.ts";
import { type Pacer, SPEED_NAMES } from "./pacer.ts";
import "./playback.css";

interface PlaybackProps {
  readonly pacer: Pacer;
  readonly isOver: boolean;
}

/** How fast a match is shown. When it's over the buttons stay, so that the keyboard doesn't lose its place. */
export function Playback({ pacer, isOver }: PlaybackProps) {
  const text = useText();
  const isPaused = pacer.isPaused.value;
  return (
    <div class="playback">
      <button type="button" aria-disabled={isOver} onClick={() => !isOver && (isPaused ? pacer.goOn() : pacer.pause())}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPaused ? "M4 2l10 6-10 6z" : "M3 2h4v12H3zM9 2h4v12H9z"} />
        </svg>
        {text(isPaused ? "match.go-on" : "match.pause")}
      </button>
      <button type="button" aria-disabled={isOver} onClick={() => pacer.rush()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l9 6-9 6zM11.500 2h2.500v12h-2.500z" />
        </svg>
        {text("match.to-end")}
      </button>
      <Choice
        name="speed"
        label={text("match.speed")}
        options={SPEED_NAMES.map((speed) => ({ value: speed, text: text(`match.speed.${speed}`) }))}
        chosen={pacer.speed.value}
        onChoose={(speed) => pacer.setSpeed(speed)}
      />
    </div>
  );
}
