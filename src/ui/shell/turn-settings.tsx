import { useState } from "preact/hooks";
import type { SettingsChoice } from "../settings.ts";
import { useText } from "../texts/speaking.ts";
import { Tick } from "./tick.tsx";

/** Whether the system says whose move it is. It asks for permission, which browsers grant only after a press. */
export function TurnSettings({ settings }: { readonly settings: SettingsChoice }) {
  const text = useText();
  const [isDenied, setDenied] = useState(false);
  if (!("Notification" in window)) return null;

  async function want(isWanted: boolean): Promise<void> {
    const isAllowed = isWanted && (await Notification.requestPermission()) === "granted";
    setDenied(isWanted && !isAllowed);
    settings.change({ turns: isAllowed });
  }

  return (
    <>
      <Tick
        name={text("settings.turns.notify")}
        isOn={settings.now.value.turns && Notification.permission === "granted"}
        onTick={(isOn) => {
          want(isOn).catch(() => setDenied(true));
        }}
      />
      <small role="status">{text(isDenied ? "settings.turns.denied" : "settings.turns.why")}</small>
    </>
  );
}
