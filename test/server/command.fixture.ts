/** What people start by a command, as a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { projectRoot } from "../../src/setup/paths.mjs";

/** `program` is a file of `src/server`. */
export function startProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [`src/server/${program}`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

export async function printedPort(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error("its output isn't piped");
  for await (const line of createInterface(child.stdout)) {
    const port = /^Letea is at http:\/\/localhost:(\d+)\/$/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error("it ended without printing its address");
}

export async function connectPeer(port: number): Promise<WebSocket> {
  const peer = new WebSocket(`ws://localhost:${port}/signal/peerjs?key=peerjs&id=ann&token=secret`);
  onTestFinished(() => peer.terminate());
  await once(peer, "message");
  return peer;
}
