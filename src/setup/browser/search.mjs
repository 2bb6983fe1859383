import { problem } from "../problem.mjs";
import { probeBrowser } from "./probe.mjs";

/** @typedef {import("./probe.mjs").Launch} Launch */

/**
 * A way to get a browser.
 * @typedef {object} Source
 * @property {string} name
 * @property {string} [announce] said before something that takes time
 * @property {() => Promise<Launch[]>} launches what it offers, best first; throws when it should have offered something
 */

/**
 * The first browser that works. If none does, the error says what was tried.
 * @param {readonly Source[]} sources
 * @returns {Promise<Launch>}
 */
export async function searchBrowser(sources) {
  const tried = [];
  for (const { name, announce, launches } of sources) {
    if (announce !== undefined) console.error(announce);
    try {
      const offered = await launches();
      if (offered.length === 0) tried.push(`${name}: not there`);
      for (const launch of offered) {
        const complaint = await probeBrowser(launch);
        if (complaint === undefined) return launch;
        tried.push(`${name}: ${complaint}`);
      }
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const list = tried.map((line) => `  - ${line}`).join("\n");
  throw problem(
    `No browser for the tests. Install Google Chrome or Chromium, or set LETEA_BROWSER to the path of one, and run the command again. Tried:\n${list}`,
  );
}
