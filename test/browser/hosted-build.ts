/** A host of the built page that can go away, and put a newer build in place of the one before. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { allRules } from "../../src/build/all-rules.ts";
import { precacheOf, versionOf } from "../../src/build/precache.ts";
import { startServer } from "../../src/server/start-server.ts";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { expect } from "./watching.ts";

interface Newer {
  /** Whether matches of the build before can't go on with it. */
  readonly hasOtherRules?: boolean;
  /** The file of the build before whose name begins like this is gone. */
  readonly without?: string;
}

export interface Host {
  readonly root: string;
  readonly url: string;
  /** Nobody is reached there any more. */
  goAway(): Promise<void>;
  put(newer: Newer): void;
}

export const test = base.extend<{ host: Host }>({
  host: async ({ page: _ }, use) => {
    const root = mkdtempSync(join(tmpdir(), "letea-host-"));
    cpSync(await buildPage(projectRoot), root, { recursive: true });
    const server = await startServer({ port: 0, host: "127.0.0.1", root });
    let isThere = true;
    const goAway = async (): Promise<void> => {
      if (isThere) await server.close();
      isThere = false;
    };
    await use({ root, url: server.url, goAway, put: (newer) => putInto(root, newer) });
    await goAway();
    rmSync(root, { recursive: true, force: true });
  },
});

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => ({ fileName: name.split(sep).join("/"), content: readFileSync(join(root, name)) }));

/** As a build from newer sources would be: another page, another list of files, and so another worker. */
function putInto(root: string, { hasOtherRules = false, without }: Newer): void {
  const before = precacheOf(filesOf(root));
  const page = join(root, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("</title>", '</title><meta name="build" content="newer" />'));
  const gone = before.find(({ url }) => without !== undefined && url.startsWith(`assets/${without}`))?.url;
  if (gone !== undefined) rmSync(join(root, gone));
  const after = precacheOf(filesOf(root));
  const worker = join(root, "service-worker.js");
  const revisionOf = (all: typeof before) => all.find(({ url }) => url === "index.html")?.revision ?? "";
  const text = readFileSync(worker, "utf8")
    .replace(versionOf(before), versionOf(after))
    .replace(revisionOf(before), revisionOf(after))
    .replace(hasOtherRules ? allRules(projectRoot) : "", hasOtherRules ? "0123456789abcdef" : "")
    .replace(gone === undefined ? "" : new RegExp(`\\{url:.${gone}.,revision:null\\},`, "u"), "");
  writeFileSync(worker, text);
}

export const isNewer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name="build"]') !== null);

/** All of the page is on the device, and whatever it loads comes from there. */
export const keptOnDevice = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

/** As browsers do it by themselves now and then. */
export const lookForNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
