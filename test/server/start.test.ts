import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { startServer } from "../../src/server/start-server.ts";
import { projectRoot } from "../../src/setup/paths.mjs";
import { connectPeer, printedPort, startProgram } from "./command.fixture.ts";
import { serveSmallPage } from "./page.fixture.ts";

const startCommand = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  startProgram("start.mjs", args, env);

function killGroup(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, "SIGKILL");
  } catch {
    // Nothing is left of it, as it should be.
  }
}

async function outcome(child: ChildProcess): Promise<{ code: number; complaint: string }> {
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(child, "close");
  return { code, complaint };
}

describe("npm start", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("serves the page until %s, and leaves the port free", async (signal) => {
    const child = startCommand(["--port", "0"]);
    const port = await printedPort(child);
    const response = await fetch(`http://localhost:${port}/`);
    expect(await response.text()).toContain("<title>Letea</title>");

    const ended = once(child, "exit");
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    const next = await startServer({ port, root: projectRoot });
    await next.close();
  });

  test("ends although somebody is connected", async () => {
    const child = startCommand(["--port", "0"]);
    await connectPeer(await printedPort(child));
    const ended = once(child, "exit");
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  });

  test("ends when npm is killed without a chance to pass it on", async () => {
    const npm = spawn("npm", ["start", "--", "--port", "0"], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    onTestFinished(() => killGroup(npm));
    const peer = await connectPeer(await printedPort(npm));
    const dropped = once(peer, "close");
    npm.kill("SIGKILL");
    await dropped;
  });

  test("says in one line that the port is taken and what to do", async () => {
    const other = await serveSmallPage();
    const { code, complaint } = await outcome(startCommand([], { PORT: String(other.port) }));
    expect(code).toBe(1);
    expect(complaint).toBe(
      `Port ${other.port} is taken. Stop what uses it, or choose another: add -- --port NUMBER to the command.\n`,
    );
  });

  test.each([[["--port", "80a"]], [["--port", "70000"]], [["--prot", "80"]], [["extra"]]])(
    "refuses %j in one line",
    async (args) => {
      const { code, complaint } = await outcome(startCommand(args));
      expect(code).toBe(2);
      expect(complaint.trim().split("\n")).toHaveLength(1);
    },
  );
});
