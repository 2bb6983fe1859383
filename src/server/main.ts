import { networkInterfaces } from "node:os";
import { choosePort } from "./options.ts";
import { startServer } from "./start-server.ts";

const WRONG_USE = 2;
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves the built page in `pageFolder` until a signal ends it. Returns the exit code. */
export async function main(args: readonly string[], pageFolder: string): Promise<number> {
  const choice = choosePort(args, process.env.PORT);
  if ("refusal" in choice) {
    console.error(choice.refusal);
    return WRONG_USE;
  }
  const server = await startServer({ port: choice.port, root: pageFolder });
  console.log(`Letea is at ${server.url}`);
  for (const address of lanAddresses()) console.log(`On the same network: http://${address}:${server.port}/`);
  console.log("Ctrl-C stops it.");
  await new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}

function lanAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}
