/** `npm start` in a process of its own: the page and the signalling server. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { projectRoot } from "../../setup/paths.mjs";

export interface Served {
  readonly url: string;
  /** Kills it without closing connections. */
  kill(): Promise<void>;
  /** At the same address. */
  startAgain(): Promise<void>;
}

type Child = ChildProcessByStdio<null, Readable, null>;

/** `settings` are additional options of the server. */
export async function serving<Found>(
  look: (served: Served) => Promise<Found>,
  settings: readonly string[] = [],
): Promise<Found> {
  let child = start(0, settings);
  const end = async (how: "SIGTERM" | "SIGKILL"): Promise<void> => {
    const ended = once(child, "exit");
    if (child.kill(how)) await ended;
  };
  try {
    const url = await urlSaidBy(child.stdout);
    return await look({
      url,
      kill: () => end("SIGKILL"),
      async startAgain() {
        child = start(Number(new URL(url).port), settings);
        await urlSaidBy(child.stdout);
      },
    });
  } finally {
    await end("SIGTERM");
  }
}

function start(port: number, settings: readonly string[]): Child {
  const program = join(projectRoot, "src", "server", "start.mjs");
  return spawn(process.execPath, [program, "--port", String(port), ...settings], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function urlSaidBy(output: AsyncIterable<Buffer>): Promise<string> {
  let said = "";
  for await (const chunk of output) {
    said += chunk.toString();
    const url = /http:\S+/u.exec(said)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error(`it ended before it served anything: ${said}`);
}
