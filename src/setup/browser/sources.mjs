import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runChild } from "../child.mjs";
import { projectRoot } from "../paths.mjs";
import { installedBrowsers } from "./installed.mjs";
import { sparticuzBrowser, sparticuzFits } from "./sparticuz.mjs";

/** @typedef {import("./probe.mjs").Launch} Launch */
/** @typedef {import("./search.mjs").Source} Source */

const DOWNLOAD_LIMIT_MS = 10 * 60_000;

/**
 * Where a browser may come from, cheapest first: an installed one, then one that is fetched into this project, then one
 * that changes the system.
 * @returns {Source[]}
 */
export function browserSources() {
  const isRoot = process.getuid?.() === 0;
  /** @type {Source[]} */
  const sources = [
    { name: "Playwright's own browser", launches: playwrightBrowser },
    { name: "an installed Chrome, Edge or Chromium", launches: installed },
    {
      name: "npx playwright install chromium",
      announce: "No browser here yet. Downloading the one that Playwright offers ...",
      launches: downloadFromPlaywright,
    },
  ];
  if (sparticuzFits) {
    sources.push({
      name: "@sparticuz/chromium from the npm registry",
      announce: "Trying a browser from the npm registry ...",
      launches: sparticuzBrowser,
    });
  }
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    sources.push({
      name: "apt-get install chromium",
      announce: "Trying the system's packages ...",
      launches: installWithApt,
    });
  }
  return sources;
}

/** @returns {Promise<Launch[]>} */
async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? [{ executablePath }] : [];
}

/** @returns {Promise<Launch[]>} */
function installed() {
  const paths = installedBrowsers({ platform: process.platform, env: process.env });
  return Promise.resolve(paths.map((executablePath) => ({ executablePath })));
}

async function downloadFromPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")), "cli.js");
  const { code, output } = await runChild(process.execPath, [cli, "install", "chromium"], {
    cwd: projectRoot,
    output: "keep",
    timeoutMs: DOWNLOAD_LIMIT_MS,
  });
  if (code === 0) return playwrightBrowser();
  const error = output.split("\n").find((line) => line.startsWith("Error:"));
  throw new Error(error ?? "the download failed");
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = /** @type {const} */ ({ env, output: "keep", timeoutMs: DOWNLOAD_LIMIT_MS });
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
    const { code, output } = await runChild("apt-get", args, options);
    if (code !== 0) throw new Error(output.trim().split("\n").at(-1) ?? "apt-get failed");
  }
  return installed();
}
