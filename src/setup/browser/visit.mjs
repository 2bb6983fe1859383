import { buildPage } from "../build-page.mjs";
import { projectRoot } from "../paths.mjs";
import { findBrowser } from "./find.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Response} Response */
/** @typedef {Awaited<ReturnType<import("@playwright/test").BrowserContext["storageState"]>>} Kept */

/**
 * Opens the built page in browsers that have never seen it.
 * @template Found
 * @param {(fresh: (kept?: Kept) => Promise<Page>) => Promise<Found>} look `fresh` makes an empty tab of a new browser profile, with this storage if given; "/" is the page
 * @returns {Promise<Found>}
 */
export async function visitBuiltPage(look) {
  return servingFolder(await buildPage(projectRoot), (url) => visitPageAt(url, look));
}

/**
 * Serves a built page until `look` is done.
 * @template Found
 * @param {string} outDir
 * @param {(url: string) => Promise<Found>} look
 * @returns {Promise<Found>}
 */
export async function servingFolder(outDir, look) {
  const { preview } = await import("vite");
  const server = await preview({
    root: projectRoot,
    configFile: false,
    logLevel: "warn",
    base: "/",
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  try {
    return await look(server.resolvedUrls?.local[0] ?? "");
  } finally {
    await server.close();
  }
}

/**
 * Like `visitBuiltPage`, for a page that is served already.
 * @template Found
 * @param {string | undefined} baseURL
 * @param {(fresh: (kept?: Kept) => Promise<Page>) => Promise<Found>} look
 * @returns {Promise<Found>}
 */
export async function visitPageAt(baseURL, look) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch(await findBrowser());
  try {
    return await look(async (kept) => {
      const context = await browser.newContext({
        locale: "en",
        viewport: { width: 1280, height: 720 },
        ...(baseURL !== undefined && { baseURL }),
        ...(kept !== undefined && { storageState: kept }),
      });
      return context.newPage();
    });
  } finally {
    await browser.close();
  }
}
