/** What HOSTING.md says: the built page on any static host, and PeerJS's own server somewhere else. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/setup/browser/freezer.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { test as base, expect, Host } from "./carrier-pages.ts";

interface PeerServer {
  readonly port: number;
}

const test = base.extend<{ peerServer: PeerServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  peerServer: async ({}, use) => {
    const port = await freePort();
    const command = join(projectRoot, "node_modules", ".bin", "peerjs");
    const child = spawn(process.execPath, [command, "--port", String(port), "--path", "/signal"], { stdio: "pipe" });
    await started(child);
    await use({ port });
    const ended = once(child, "exit");
    // SIGTERM would make it wait until everybody has left.
    child.kill("SIGKILL");
    await ended;
  },
});

async function started(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error("its output isn't piped");
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes("Started PeerServer")) return;
  }
  throw new Error("it ended before it had started");
}

test("pages whose host says where to meet do so at PeerJS's own server", async ({ built, newDevice, peerServer }) => {
  const root = mkdtempSync(join(tmpdir(), "letea-hosted-"));
  cpSync(built.root, root, { recursive: true });
  const signalling = { host: "localhost", port: peerServer.port, path: "/signal", isSecure: false };
  const meta = `<meta name="letea-connection" content='${JSON.stringify({ signalling })}' />`;
  const index = join(root, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("</head>", `${meta}</head>`));
  const host = await Host.start(root);

  const [ann, bob] = [await newDevice(), await newDevice()];
  await ann.load(host.url);
  await bob.load(host.url);
  await ann.listen("ann");
  await bob.listen("bob");
  // Once the code that speaks to a signalling server is loaded, the page needs nothing more from its host.
  await host.stop();
  rmSync(root, { recursive: true });
  await ann.reach("room", "bob");
  await bob.nextOpened("room");
  await ann.dial("room", "nobody");
  await expect.poll(async () => (await ann.told("closed")).map(({ why }) => why)).toEqual(["no-such-peer"]);
});
