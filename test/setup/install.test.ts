import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../../src/setup/paths.mjs";

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

test("a bare clone without network says so, and what to do", async () => {
  const clone = mkdtempSync(join(tmpdir(), "letea-clone-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  for (const path of ["package.json", "package-lock.json", ".npmrc", "src/setup"]) {
    cpSync(join(projectRoot, path), join(clone, path), { recursive: true });
  }
  const registry = `http://127.0.0.1:${await closedPort()}/`;
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: join(clone, "empty-cache") };
  const install = spawn(process.execPath, ["src/setup/install.mjs"], {
    cwd: clone,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  install.stderr.on("data", (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(install, "close");
  expect(code).toBe(1);
  expect(complaint.trim().split("\n")).toEqual([
    expect.stringMatching(/^Installing/),
    expect.stringMatching(/^Can't install: the npm registry doesn't answer\. Connect to the network/),
  ]);
});
