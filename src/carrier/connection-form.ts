/** The settings as somebody writes them into fields: read with suspicion, and what can't be used is named. */
import {
  addressOf,
  type ConnectionSettings,
  checkSettings,
  type SettingName,
  type SignallingServer,
  serverAt,
} from "./connection-settings.ts";

export interface ConnectionForm {
  /** Nothing: where the page comes from. */
  readonly server: string;
  /** One after the other, with spaces between. */
  readonly stun: string;
  readonly relay: string;
  readonly username: string;
  readonly credential: string;
  readonly isRelayOnly: boolean;
}

export type FormFault =
  | "server"
  /** A page that comes encrypted may ask only a server that encrypts too. */
  | "server-plain"
  | "stun"
  | "relay"
  | "username"
  | "credential"
  /** Only through a relay, and there is none. */
  | "relay-missing";

export type ReadForm =
  | { readonly settings: Partial<ConnectionSettings> }
  /** In the order of the fields. */
  | { readonly faults: readonly FormFault[] };

export function formOf({ signalling, stun, turn, isRelayOnly }: ConnectionSettings): ConnectionForm {
  return {
    server: signalling === null ? "" : addressOf(signalling),
    stun: stun.join(" "),
    relay: turn.map(({ url }) => url).join(" "),
    username: turn[0]?.username ?? "",
    credential: turn[0]?.credential ?? "",
    isRelayOnly,
  };
}

/** Only what differs from `defaults`: the rest goes on as whoever hosts the page wants it. */
export function readForm(form: ConnectionForm, defaults: ConnectionSettings, isPageSecure: boolean): ReadForm {
  const usual = formOf(defaults);
  const isUsual = (...names: (keyof ConnectionForm)[]) => names.every((name) => form[name] === usual[name]);
  const server = form.server.trim() === "" ? null : serverAt(form.server);
  const settings: Partial<ConnectionSettings> = {
    ...(!isUsual("server") && server !== undefined && { signalling: server }),
    ...(!isUsual("stun") && { stun: listed(form.stun, "stun") }),
    ...(!isUsual("relay", "username", "credential") && { turn: relaysIn(form) }),
    ...(!isUsual("isRelayOnly") && { isRelayOnly: form.isRelayOnly }),
  };
  const checked = checkSettings(settings, defaults);
  const wrong = "wrong" in checked ? checked.wrong : [];
  const faults = [...faultsOfServer(server, isPageSecure), ...faultsOf(form, wrong)];
  return faults.length === 0 ? { settings } : { faults };
}

const ON_THIS_DEVICE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;
export const isOnThisDevice = (host: string): boolean => ON_THIS_DEVICE.test(host);

function faultsOfServer(server: SignallingServer | null | undefined, isPageSecure: boolean): readonly FormFault[] {
  if (server === undefined) return ["server"];
  if (server === null || server.isSecure || !isPageSecure || isOnThisDevice(server.host)) return [];
  return ["server-plain"];
}

function faultsOf(form: ConnectionForm, wrong: readonly SettingName[]): readonly FormFault[] {
  const faults: FormFault[] = wrong.includes("stun") ? ["stun"] : [];
  if (!wrong.includes("turn")) return faults;
  const missing = (["username", "credential"] as const).filter((name) => form[name] === "");
  if (form.relay.trim() === "") return [...faults, form.isRelayOnly ? "relay-missing" : "relay"];
  return [...faults, ...(missing.length === 0 ? (["relay"] as const) : missing)];
}

const relaysIn = ({ relay, username, credential }: ConnectionForm): ConnectionSettings["turn"] =>
  listed(relay, "turn").map((url) => ({ url, username, credential }));

/** What kind of server it is needn't be written. */
const listed = (text: string, kind: "stun" | "turn"): string[] =>
  text
    .split(/[\s,;]+/u)
    .filter((one) => one !== "")
    .map((one) => (new RegExp(`^${kind}s?:`, "iu").test(one) ? one : `${kind}:${one}`));
