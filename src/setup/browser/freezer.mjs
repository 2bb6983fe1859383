import { createServer } from "node:net";
import { findBrowser } from "./find.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

/**
 * A browser whose first window can be frozen: Playwright keeps all others awake, as if they were visible.
 * @returns {Promise<{ readonly browser: Browser, close(): Promise<void> }>}
 */
export async function startFreezer() {
  const { chromium } = await import("@playwright/test");
  const port = await freePort();
  const launched = await chromium.launch({ ...(await findBrowser()), args: [`--remote-debugging-port=${port}`] });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  return {
    browser,
    async close() {
      await browser.close();
      await launched.close();
    },
  };
}

/**
 * Freezes a page as a browser does with one that is hidden: no timer fires and no event arrives.
 * @param {Page} page of the first window of such a browser
 * @returns {Promise<() => Promise<void>>} thaws it; from then on it counts as visible
 */
export async function freeze(page) {
  const session = await page.context().newCDPSession(page);
  const told = await page.evaluateHandle(() => {
    /** @type {string[]} */
    const events = [];
    for (const kind of ["freeze", "resume"]) document.addEventListener(kind, () => events.push(kind));
    return events;
  });
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  return async () => {
    await session.send("Page.setWebLifecycleState", { state: "active" });
    // This holds as long as the session lasts.
    await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    const events = await told.jsonValue();
    if (events.join() !== "freeze,resume") throw new Error(`it wasn't frozen: ${events}`);
  };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
