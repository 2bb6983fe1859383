import { useLayoutEffect } from "preact/hooks";
import { useLookingUp } from "../reference/looking-up.ts";
import type { SettingsChoice } from "../settings.ts";
import { listenForKeys } from "../shortcuts.ts";

/** F1 opens the rules, and so does R if shortcuts are on: at the piece that somebody is taking a closer look at, if any. */
export function RulesKeys({ settings }: { readonly settings: SettingsChoice }) {
  const looking = useLookingUp();
  useLayoutEffect(() => {
    if (looking === undefined) return;
    const open = () => looking.open(looking.closer.value);
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "F1" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      open();
    };
    const stop = listenForKeys([{ key: "r", do: open }], () => settings.now.value.keys);
    document.addEventListener("keydown", hear);
    return () => {
      stop();
      document.removeEventListener("keydown", hear);
    };
  }, [looking]);
  return null;
}
