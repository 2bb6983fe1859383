import { useId } from "preact/hooks";
import { CALMS, NAME_LENGTH, type SettingsChoice, SPEEDS, speedFrom, speedLine } from "../settings.ts";
import type { LanguageChoice } from "../texts/language.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { Choice } from "./choice.tsx";
import { Dialog } from "./dialog.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import "./settings-dialog.css";

interface SettingsDialogProps {
  readonly settings: SettingsChoice;
  readonly languages: LanguageChoice;
  readonly onClose: () => void;
}

/** What is changed here holds at once, and on this device from now on. */
export function SettingsDialog({ settings, languages, onClose }: SettingsDialogProps) {
  const text = useText();
  const { say } = useSpeaker();
  const { speed, calm, passes, keys, name } = settings.now.value;
  const nameId = useId();
  return (
    <Dialog title={text("settings.title")} onClose={onClose}>
      <LanguageSwitch choice={languages} />
      <label class="setting" htmlFor={nameId}>
        {text("settings.name")}
        <input
          id={nameId}
          type="text"
          maxLength={NAME_LENGTH}
          value={name}
          autocomplete="nickname"
          onChange={({ currentTarget }) => settings.change({ name: currentTarget.value.trim() })}
        />
      </label>
      <Choice
        name="speed"
        label={text("match.speed")}
        options={SPEEDS.map((one) => ({
          value: String(one),
          text: say(speedLine(one)),
        }))}
        chosen={String(speed)}
        onChoose={(chosen) => settings.change({ speed: speedFrom(chosen) })}
      />
      <Choice
        name="calm"
        label={text("settings.calm")}
        options={CALMS.map((one) => ({ value: one, text: text(`settings.calm.${one}`) }))}
        chosen={calm}
        onChoose={(chosen) => settings.change({ calm: chosen })}
      />
      <Tick name={text("settings.passes")} isOn={passes} onTick={(on) => settings.change({ passes: on })} />
      <Tick name={text("settings.keys")} isOn={keys} onTick={(on) => settings.change({ keys: on })} />
    </Dialog>
  );
}

interface TickProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

const Tick = ({ name, isOn, onTick }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
    {name}
  </label>
);
