import { type SettingsChoice, SPEEDS, speedFrom, speedLine } from "../settings.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";

/** How fast the world shows what happens. */
export function SpeedChoice({ settings }: { readonly settings: SettingsChoice }) {
  const text = useText();
  const { say } = useSpeaker();
  const { speed } = settings.now.value;
  return (
    <select
      class="speed"
      aria-label={text("match.speed")}
      value={String(speed)}
      onChange={({ currentTarget }) => settings.change({ speed: speedFrom(currentTarget.value) })}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={String(one)} selected={one === speed}>
          {say(speedLine(one))}
        </option>
      ))}
    </select>
  );
}
