/** The single-key shortcuts at the table. `shell/keys-dialog.tsx` lists them. */
import { useLayoutEffect } from "preact/hooks";
import { otherwise } from "../loudness.ts";
import { useLookingUp } from "../reference/looking-up.ts";
import type { SettingsChoice } from "../settings.ts";
import { listenForKeys, type Shortcut } from "../shortcuts.ts";
import type { Company } from "./company.ts";
import { LOG, OVERVIEW, type Sheet } from "./sheet.ts";
import type { TableMatch } from "./table-match.ts";

interface TableKeys {
  readonly match: TableMatch;
  readonly sheet: Sheet;
  readonly settings: SettingsChoice;
  readonly company: Company | undefined;
  /** Besides those of every table. */
  readonly more: readonly Shortcut[];
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

export function useTableKeys({ match, sheet, settings, company, more, onMenu, onKeys }: TableKeys): void {
  const { lookback, world, pacer } = match;
  const looking = useLookingUp();
  const areOn = () => settings.now.value.keys;

  function closeTopmost(): void {
    if (lookback.moment.value !== undefined) lookback.goBack();
    else if (sheet.open.value !== undefined) sheet.close();
    else onMenu();
  }

  useLayoutEffect(
    () =>
      listenForKeys(
        [
          { key: "s", do: () => world.skip() },
          { key: "l", do: () => sheet.toggle(LOG) },
          // Without a world the overview is already open.
          { key: "o", do: () => world.status.value !== "missing" && sheet.toggle(OVERVIEW) },
          ...more,
          { key: "m", do: onMenu },
          { key: "?", do: onKeys },
          { key: "p", do: () => (pacer?.isPaused.value ? pacer.goOn() : pacer?.pause()) },
          { key: "v", do: () => settings.change(otherwise(settings.now.value)) },
          { key: "escape", do: closeTopmost },
        ],
        areOn,
      ),
    [match],
  );
  useLayoutEffect(
    () =>
      company &&
      listenForKeys([{ key: "g", do: () => looking?.closer.value && company.point(looking.closer.value) }], areOn),
    [company, looking],
  );
}
