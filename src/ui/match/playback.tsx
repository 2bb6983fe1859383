import { Sign } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";
import type { Pacer } from "./pacer.ts";
import "./playback.css";

interface PlaybackProps {
  readonly pacer: Pacer;
  readonly isOver: boolean;
  readonly onToEnd: () => void;
}

/** For whoever watches. When it's over the buttons stay, so that the keyboard doesn't lose its place. */
export function Playback({ pacer, isOver, onToEnd }: PlaybackProps) {
  const text = useText();
  const isPaused = pacer.isPaused.value;
  return (
    <div class="playback">
      <button
        type="button"
        class={isPaused ? "main" : ""}
        aria-disabled={isOver}
        onClick={() => !isOver && (isPaused ? pacer.goOn() : pacer.pause())}
      >
        <Sign name={isPaused ? "play" : "pause"} />
        {text(isPaused ? "match.go-on" : "match.pause")}
      </button>
      <button type="button" aria-disabled={isOver} onClick={() => !isOver && onToEnd()}>
        <Sign name="skip" />
        {text("match.to-end")}
      </button>
    </div>
  );
}
