/** The page as `npm start` serves it, with its signalling server, in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "../../setup/paths.mjs";

export async function serving<Found>(look: (url: string) => Promise<Found>): Promise<Found> {
  const program = join(projectRoot, "src", "server", "start.mjs");
  const child = spawn(process.execPath, [program, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  try {
    return await look(await urlSaidBy(child.stdout));
  } finally {
    child.kill();
    await ended;
  }
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
