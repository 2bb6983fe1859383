import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { SignallingOptions } from "../../src/server/signalling.ts";
import { type RunningServer, startServer } from "../../src/server/start-server.ts";

/** A real server on a free port of this computer, with a small page beside a file that isn't part of it. */
export async function serveSmallPage(signalling: SignallingOptions = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "letea-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "dist");
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(folder, "private.txt"), "private");
  writeFileSync(join(root, ".hidden"), "hidden");
  writeFileSync(join(root, "index.html"), "<title>Small page</title>");
  writeFileSync(join(root, "assets", "main-abc123.js"), "export {};");
  const server = await startServer({ port: 0, host: "127.0.0.1", root, signalling });
  onTestFinished(() => server.close());
  return server;
}
