import { lanAddresses } from "./addresses-here.ts";
import { readOptions } from "./options.ts";
import { type RunningServer, type ServerOptions, startServer } from "./start-server.ts";

const WRONG_USE = 2;
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves the built page in `pageFolder`. Returns the exit code. */
export function main(args: readonly string[], pageFolder: string): Promise<number> {
  return serveAsAsked(args, (options) => startServer({ ...options, root: pageFolder }));
}

/** Serves until a signal ends it. Returns the exit code. */
export async function serveAsAsked(
  args: readonly string[],
  start: (options: ServerOptions) => Promise<RunningServer>,
): Promise<number> {
  const choice = readOptions(args, process.env);
  if ("refusal" in choice) {
    console.error(choice.refusal);
    return WRONG_USE;
  }
  const { port, ...signalling } = choice.options;
  const server = await start({ port, signalling });
  console.log(`Letea is at ${server.url}`);
  for (const address of lanAddresses()) console.log(`On the same network: http://${address}:${server.port}/`);
  console.log("Ctrl-C stops it.");
  await new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}
