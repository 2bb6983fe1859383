import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { LanguageChoice } from "../language.ts";
import { COLOUR_VISION_NAMES, type ColourVision } from "../look/colour-vision.ts";
import {
  NAME_LENGTH,
  PREFERENCES,
  type Preference,
  type SettingsChoice,
  SPEEDS,
  speedFrom,
  speedLine,
  TEXT_SIZES,
  textSizeFrom,
} from "../settings.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { Choice } from "./choice.tsx";
import { Dialog } from "./dialog.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SoundSettings } from "./sound-settings.tsx";
import { StartAfresh } from "./start-afresh.tsx";
import { Tick } from "./tick.tsx";
import { TurnSettings } from "./turn-settings.tsx";
import "./settings-dialog.css";

interface SettingsDialogProps {
  readonly settings: SettingsChoice;
  readonly languages: LanguageChoice;
  readonly seenWith: Signal<ColourVision | undefined>;
  /** Opens the settings for connections. */
  readonly onConnection: () => void;
  readonly onErase: () => void;
  readonly onClose: () => void;
}

/** Changes apply at once, and are stored on this device. */
export function SettingsDialog({ settings, languages, seenWith, onConnection, onErase, onClose }: SettingsDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("settings.title")} look="settings" onClose={onClose}>
      <Part name={text("settings.you")}>
        <LanguageSwitch choice={languages} />
        <NameSetting settings={settings} />
      </Part>
      <Part name={text("settings.sight")}>
        <SightSettings settings={settings} seenWith={seenWith} />
      </Part>
      <Part name={text("settings.pace")}>
        <PaceSettings settings={settings} />
      </Part>
      <Part name={text("sound.title")}>
        <SoundSettings settings={settings} />
      </Part>
      <Part name={text("settings.online")}>
        <div class="settings-buttons">
          <button type="button" onClick={onConnection}>
            {text("settings.online.connection")}
          </button>
        </div>
        <small>{text("settings.online.why")}</small>
        <TurnSettings settings={settings} />
      </Part>
      <Part name={text("settings.afresh")}>
        <StartAfresh onReset={settings.reset} onErase={onErase} />
      </Part>
    </Dialog>
  );
}

interface PartProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Part({ name, children }: PartProps) {
  const id = useId();
  return (
    <section class="settings-part" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

interface SettingsProps {
  readonly settings: SettingsChoice;
}

function NameSetting({ settings }: SettingsProps) {
  const text = useText();
  const id = useId();
  return (
    <label class="setting" htmlFor={id}>
      {text("settings.name")}
      <input
        id={id}
        type="text"
        maxLength={NAME_LENGTH}
        value={settings.now.value.name}
        autocomplete="nickname"
        onChange={({ currentTarget }) => settings.change({ name: currentTarget.value.trim() })}
      />
    </label>
  );
}

function SightSettings({ settings, seenWith }: SettingsProps & Pick<SettingsDialogProps, "seenWith">) {
  const text = useText();
  const { textSize, contrast, isLeftHanded } = settings.now.value;
  return (
    <>
      <Choice
        name="text-size"
        label={text("settings.text-size")}
        options={TEXT_SIZES.map((size) => ({
          value: String(size),
          text: text("settings.text-size.percent", { size: size / 100 }),
        }))}
        chosen={String(textSize)}
        onChoose={(chosen) => settings.change({ textSize: textSizeFrom(chosen) })}
      />
      <PreferenceChoice
        name="contrast"
        label={text("settings.contrast")}
        chosen={contrast}
        onChoose={(chosen) => settings.change({ contrast: chosen })}
      />
      <Tick
        name={text("settings.left-handed")}
        isOn={isLeftHanded}
        onTick={(on) => settings.change({ isLeftHanded: on })}
      />
      <Choice
        name="seen-with"
        label={text("settings.seen-with")}
        options={(["usual", ...COLOUR_VISION_NAMES] as const).map((one) => ({
          value: one,
          text: text(`settings.seen-with.${one}`),
        }))}
        chosen={seenWith.value ?? "usual"}
        onChoose={(chosen) => {
          seenWith.value = chosen === "usual" ? undefined : chosen;
        }}
      />
      <small>{text("settings.seen-with.why")}</small>
    </>
  );
}

function PaceSettings({ settings }: SettingsProps) {
  const text = useText();
  const { say } = useSpeaker();
  const { speed, calm, passes, keys } = settings.now.value;
  return (
    <>
      <Choice
        name="speed"
        label={text("match.speed")}
        options={SPEEDS.map((one) => ({ value: String(one), text: say(speedLine(one)) }))}
        chosen={String(speed)}
        onChoose={(chosen) => settings.change({ speed: speedFrom(chosen) })}
      />
      <PreferenceChoice
        name="calm"
        label={text("settings.calm")}
        chosen={calm}
        onChoose={(chosen) => settings.change({ calm: chosen })}
      />
      <Tick name={text("settings.passes")} isOn={passes} onTick={(on) => settings.change({ passes: on })} />
      <Tick name={text("settings.keys")} isOn={keys} onTick={(on) => settings.change({ keys: on })} />
    </>
  );
}

interface PreferenceChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: Preference;
  readonly onChoose: (preference: Preference) => void;
}

function PreferenceChoice(props: PreferenceChoiceProps) {
  const text = useText();
  return <Choice {...props} options={PREFERENCES.map((one) => ({ value: one, text: text(`settings.wish.${one}`) }))} />;
}
