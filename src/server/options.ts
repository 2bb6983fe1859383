/** The server's settings, given as command line options or environment variables. */
import { parseArgs } from "node:util";
import { type Limits, USUAL_LIMITS } from "./limits.ts";

interface Setting {
  readonly variable: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const KB = 1024;
const setting = (variable: string, usual: number, most: number, least = 1): Setting => ({
  variable,
  least,
  most,
  usual,
});

export const SETTINGS = {
  /** 0: any free port. */
  port: setting("PORT", 8080, 65_535, 0),
  proxies: setting("LETEA_PROXIES", 0, 10, 0),
  "all-sockets": setting("LETEA_ALL_SOCKETS", USUAL_LIMITS.allSockets, 1_000_000),
  sockets: setting("LETEA_SOCKETS", USUAL_LIMITS.sockets, 1_000_000),
  messages: setting("LETEA_MESSAGES", USUAL_LIMITS.messages, 1_000_000),
  "waiting-kb": setting("LETEA_WAITING_KB", USUAL_LIMITS.waiting / KB, 1_000_000),
  addresses: setting("LETEA_ADDRESSES", USUAL_LIMITS.addresses, 1_000_000),
} as const satisfies Readonly<Record<string, Setting>>;

type SettingName = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as SettingName[];

export interface Options {
  readonly port: number;
  readonly proxies: number;
  readonly limits: Limits;
}

export type Choice = { readonly options: Options } | { readonly refusal: string };

/** An option wins over its environment variable, and that over the default. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Choice {
  let given: Readonly<Partial<Record<string, string>>>;
  try {
    const options = Object.fromEntries(NAMES.map((name) => [name, { type: "string" }] as const));
    given = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return { refusal: `${error instanceof Error ? error.message : String(error)} To choose a port: -- --port NUMBER` };
  }
  const numbers = new Map<SettingName, number>();
  for (const name of NAMES) {
    const { variable, least, most, usual } = SETTINGS[name];
    const text = given[name] ?? environment[variable] ?? "";
    const number = text === "" ? usual : wholeIn(text);
    if (number < least || number > most || Number.isNaN(number)) {
      return { refusal: `"${text}" can't be --${name} (or ${variable}): give a number from ${least} to ${most}.` };
    }
    numbers.set(name, number);
  }
  const the = (name: SettingName): number => numbers.get(name) ?? SETTINGS[name].usual;
  return {
    options: {
      port: the("port"),
      proxies: the("proxies"),
      limits: {
        allSockets: the("all-sockets"),
        sockets: the("sockets"),
        messages: the("messages"),
        waiting: the("waiting-kb") * KB,
        addresses: the("addresses"),
      },
    },
  };
}

const wholeIn = (text: string): number => (/^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN);
