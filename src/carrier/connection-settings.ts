/** How this page finds others. Nothing of it needs to be set, and no account is needed for what is set at first. */
import * as v from "valibot";

const HOST = /^(?:[\da-z](?:[\da-z.-]{0,251}[\da-z])?|\[[\da-f:.]{2,45}\])$/iu;
const AUTHORITY = String.raw`(?:[\da-z](?:[\da-z.-]{0,251}[\da-z])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?`;
const STUN = new RegExp(`^stuns?:${AUTHORITY}$`, "iu");
const TURN = new RegExp(String.raw`^turns?:${AUTHORITY}(?:\?transport=(?:udp|tcp))?$`, "iu");

const SERVER = v.object({
  host: v.pipe(v.string(), v.regex(HOST)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*\/?)?$/u)),
  isSecure: v.boolean(),
});

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(512));

const SETTINGS = v.object({
  /** Where pages that look for each other meet. Nothing: where this page comes from. */
  signalling: v.nullable(SERVER),
  /** These tell a page the address it's seen under from outside. */
  stun: v.pipe(v.array(v.pipe(v.string(), v.regex(STUN))), v.maxLength(4)),
  /** These pass everything on where no direct way is found. */
  turn: v.pipe(
    v.array(v.object({ url: v.pipe(v.string(), v.regex(TURN)), username: secret, credential: secret })),
    v.maxLength(4),
  ),
  /** Nobody at the table sees this page's network address, only a relay's. */
  isRelayOnly: v.boolean(),
});

export type SignallingServer = v.InferOutput<typeof SERVER>;
export type ConnectionSettings = v.InferOutput<typeof SETTINGS>;
export type SettingName = keyof ConnectionSettings;

/**
 * On one network no server is needed. Between two of them each page has to know how it's seen from outside, which any
 * STUN server can tell: two, of two companies, so that one may fail, and no more, since more only makes it slower.
 */
export const DEFAULT_SETTINGS: ConnectionSettings = {
  signalling: null,
  stun: ["stun:stun.cloudflare.com:3478", "stun:stun.l.google.com:19302"],
  turn: [],
  isRelayOnly: false,
};

export type Checked =
  | { readonly settings: ConnectionSettings }
  /** Which of them can't be used. */
  | { readonly wrong: readonly SettingName[] };

/** What somebody has chosen, or what is kept; what is left out is as in `defaults`. */
export function checkSettings(value: unknown, defaults = DEFAULT_SETTINGS): Checked {
  if (typeof value !== "object" || value === null) return { wrong: SETTING_NAMES };
  const result = v.safeParse(SETTINGS, { ...defaults, ...value });
  if (result.success) {
    const { isRelayOnly, turn } = result.output;
    return isRelayOnly && turn.length === 0 ? { wrong: ["turn"] } : { settings: result.output };
  }
  const at = new Set(result.issues.map(({ path }) => path?.[0].key));
  return { wrong: SETTING_NAMES.filter((name) => at.has(name)) };
}

/** Whatever is wrong with what is kept, there are settings. */
export function settingsOr(value: unknown, defaults = DEFAULT_SETTINGS): ConnectionSettings {
  const checked = checkSettings(value, defaults);
  return "settings" in checked ? checked.settings : defaults;
}

const SETTING_NAMES: readonly SettingName[] = ["signalling", "stun", "turn", "isRelayOnly"];

/** Whoever puts the page on a host of their own may say in it what holds for all who come there. */
export const HOSTED = "letea-connection";

/** `content`: that of the `meta` of that name. */
export function hostedSettings(content: string | undefined): ConnectionSettings {
  try {
    return settingsOr(JSON.parse(content ?? "{}"));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** A server as somebody writes it: `https://peers.example.org:9000/signal`. Nothing if that leads nowhere. */
export function serverAt(text: string): SignallingServer | undefined {
  const trimmed = text.trim();
  const address = /^[a-z]+:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username } = new URL(address);
  if (!["http:", "https:", "ws:", "wss:"].includes(protocol) || search + hash + username !== "") return undefined;
  const isSecure = ["https:", "wss:"].includes(protocol);
  const server = { host: hostname, port: port === "" ? usualPort(isSecure) : Number(port), path: pathname, isSecure };
  const result = v.safeParse(SERVER, server);
  return result.success ? result.output : undefined;
}

export function addressOf({ host, port, path, isSecure }: SignallingServer): string {
  return `${isSecure ? "https" : "http"}://${host}${port === usualPort(isSecure) ? "" : `:${port}`}${path}`;
}

/** Where `npm start` serves it beside the page. */
export function serverOf(settings: ConnectionSettings, page: Pick<Location, "hostname" | "port" | "protocol">) {
  if (settings.signalling !== null) return settings.signalling;
  const isSecure = page.protocol === "https:";
  const port = page.port === "" ? usualPort(isSecure) : Number(page.port);
  return { host: page.hostname, port, path: "/signal", isSecure };
}

const usualPort = (isSecure: boolean): number => (isSecure ? 443 : 80);
