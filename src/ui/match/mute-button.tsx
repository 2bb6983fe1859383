import { useRef } from "preact/hooks";
import { otherwise } from "../loudness.ts";
import type { SettingsChoice } from "../settings.ts";
import { Sign } from "../shell/sign.tsx";
import { useText } from "../texts/speaking.ts";

interface MuteButtonProps {
  readonly settings: SettingsChoice;
}

/** Its key does the same, and is told as well. */
export function MuteButton({ settings }: MuteButtonProps) {
  const text = useText();
  const { isMuted } = settings.now.value.loudness;
  const first = useRef(isMuted);
  const hasChanged = useRef(false);
  if (isMuted !== first.current) hasChanged.current = true;
  return (
    <>
      <button
        type="button"
        class="bare mute"
        aria-keyshortcuts="V"
        title="V"
        aria-pressed={!isMuted}
        onClick={() => settings.change(otherwise(settings.now.value))}
      >
        <Sign name={isMuted ? "muted" : "sound"} />
        <span class="unseen">{text("sound.title")}</span>
      </button>
      <span role="status" class="unseen">
        {hasChanged.current && text(isMuted ? "sound.off" : "sound.on")}
      </span>
    </>
  );
}
