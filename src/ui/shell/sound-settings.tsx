import { useId } from "preact/hooks";
import { VOLUME_STEP } from "../loudness.ts";
import type { SettingsChoice } from "../settings.ts";
import { useText } from "../texts/speaking.ts";
import { Tick } from "./tick.tsx";
import "./sound-settings.css";

interface SoundSettingsProps {
  readonly settings: SettingsChoice;
}

const VOLUMES = [
  { what: "ambience", name: "sound.ambience" },
  { what: "effects", name: "sound.effects" },
  { what: "music", name: "sound.music" },
] as const;

/** Each volume can be set while everything is muted, too. */
export function SoundSettings({ settings }: SoundSettingsProps) {
  const text = useText();
  const { loudness } = settings.now.value;
  return (
    <>
      <Tick
        name={text("sound.mute")}
        isOn={loudness.isMuted}
        onTick={(isMuted) => settings.change({ loudness: { ...loudness, isMuted } })}
      />
      <div class="volumes">
        {VOLUMES.map(({ what, name }) => (
          <Volume
            key={what}
            name={text(name)}
            value={loudness[what]}
            onChange={(to) => settings.change({ loudness: { ...loudness, [what]: to } })}
          />
        ))}
      </div>
    </>
  );
}

interface VolumeProps {
  readonly name: string;
  /** In per cent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Volume({ name, value, onChange }: VolumeProps) {
  const text = useText();
  const id = useId();
  const told = text("settings.text-size.percent", { size: value / 100 });
  return (
    <label class="volume" htmlFor={id}>
      <span>{name}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={VOLUME_STEP}
        value={value}
        aria-valuetext={told}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <span class="volume-told" aria-hidden="true">
        {told}
      </span>
    </label>
  );
}
