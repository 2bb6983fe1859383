import { Sign } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";
import type { Pacer } from "./pacer.ts";
import "./playback.css";

interface PlaybackProps {
  readonly pacer: Pacer;
  readonly onToEnd: () => void;
}

/** Controls for watching bots. */
export function Playback({ pacer, onToEnd }: PlaybackProps) {
  const text = useText();
  const isPaused = pacer.isPaused.value;
  return (
    <div class="playback">
      <button type="button" class={isPaused ? "main" : ""} onClick={() => (isPaused ? pacer.goOn() : pacer.pause())}>
        <Sign name={isPaused ? "play" : "pause"} />
        {text(isPaused ? "match.go-on" : "match.pause")}
      </button>
      <button type="button" onClick={onToEnd}>
        <Sign name="skip" />
        {text("match.to-end")}
      </button>
    </div>
  );
}
