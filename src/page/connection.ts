/** How this page finds others: the host of the page sets it, and somebody on this device may change it. */
import { checkConnection } from "../carrier/connection-check.ts";
import { type ConnectionForm, formOf, readForm } from "../carrier/connection-form.ts";
import {
  addressOf,
  type ConnectionSettings,
  HOSTED,
  hostedSettings,
  settingsOr,
} from "../carrier/connection-settings.ts";
import type { ConnectionActions } from "../online-ui/connection-dialog.tsx";
import type { Store } from "../ui/store.ts";

const KEPT = "connection";

export interface ConnectionChoice extends ConnectionActions {
  readonly settings: ConnectionSettings;
  /** The signalling server, if it isn't the default one: then an invitation has to name it. */
  readonly ownServer: string | undefined;
}

export function connectionIn(store: Store): ConnectionChoice {
  const hosted = hostedSettings(document.querySelector<HTMLMetaElement>(`meta[name=${HOSTED}]`)?.content);
  let chosen = parsed(store.read(KEPT));
  const now = () => settingsOr(chosen, hosted);
  const read = (form: ConnectionForm) => readForm(form, hosted, location.protocol === "https:");
  return {
    get settings() {
      return now();
    },
    get ownServer() {
      const { signalling } = now();
      const isOwn = JSON.stringify(signalling) !== JSON.stringify(hosted.signalling);
      return isOwn && signalling !== null ? addressOf(signalling) : undefined;
    },
    form: () => formOf(now()),
    usual: () => formOf(hosted),
    keep(form) {
      const result = read(form);
      if ("faults" in result) return result.faults;
      chosen = result.settings;
      // If nothing can be stored, the choice lasts as long as the page.
      if (Object.keys(chosen).length === 0) store.remove(KEPT);
      else store.write(KEPT, JSON.stringify(chosen));
      return [];
    },
    check(form, tell) {
      const result = read(form);
      if ("faults" in result) return { faults: result.faults };
      return { findings: checkConnection(settingsOr(result.settings, hosted), tell).then(() => undefined) };
    },
  };
}

function parsed(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
