import { parseArgs } from "node:util";

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;

export type PortChoice = { readonly port: number } | { readonly refusal: string };

/** The port to serve on: `--port`, else the environment variable PORT, else the usual one. */
export function choosePort(args: readonly string[], environmentPort: string | undefined): PortChoice {
  let option: string | undefined;
  try {
    option = parseArgs({ args: [...args], options: { port: { type: "string" } } }).values.port;
  } catch (error) {
    return { refusal: `${error instanceof Error ? error.message : String(error)} Usage: npm start [-- --port NUMBER]` };
  }
  const text = option ?? environmentPort ?? "";
  if (text === "") return { port: DEFAULT_PORT };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return { port };
  return { refusal: `"${text}" is no port: give a number from 0 to ${HIGHEST_PORT} (0: any free one).` };
}
