import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolder } from "../paths.mjs";
import { problem } from "../problem.mjs";
import { playwrightOptions, probeBrowser } from "./probe.mjs";
import { searchBrowser } from "./search.mjs";
import { browserSources } from "./sources.mjs";

/** @typedef {import("./probe.mjs").Launch} Launch */

const CHOICE_FILE = join(cacheFolder, "browser.json");

/**
 * A browser for the tests, found or fetched, and proven to start with WebGL and WebRTC.
 * @returns {Promise<{ executablePath: string, env?: Record<string, string> }>} launch options for Playwright
 */
export async function findBrowser() {
  const chosen = process.env.LETEA_BROWSER;
  if (chosen !== undefined && chosen !== "") return playwrightOptions(await proveChosen(chosen));
  const known = readChoice();
  if (known !== undefined) return playwrightOptions(known);
  const found = await searchBrowser(browserSources());
  writeChoice(found);
  return playwrightOptions(found);
}

/** @param {string} executablePath what LETEA_BROWSER says: used or refused, but never replaced by another */
async function proveChosen(executablePath) {
  const launch = { executablePath };
  const complaint = await probeBrowser(launch);
  if (complaint === undefined) return launch;
  throw problem(
    `LETEA_BROWSER=${executablePath} can't be used: ${complaint}. Set it to a Chrome or Chromium, or unset it.`,
  );
}

/** @returns {Launch | undefined} the browser of last time, unless it has been changed or removed since */
function readChoice() {
  try {
    const choice = JSON.parse(readFileSync(CHOICE_FILE, "utf8"));
    if (choice.version === fileVersion(choice.launch.executablePath)) return choice.launch;
  } catch {
    // None remembered, or no longer there: search again.
  }
  return undefined;
}

/** @param {Launch} launch */
function writeChoice(launch) {
  mkdirSync(dirname(CHOICE_FILE), { recursive: true });
  writeFileSync(CHOICE_FILE, JSON.stringify({ version: fileVersion(launch.executablePath), launch }));
}

/** @param {string} path */
function fileVersion(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}
