/** Pages in which nothing happens: stalled by a script of their own, or frozen by the browser. */
import type { Page } from "@playwright/test";
import { freeze } from "../../src/setup/browser/freezer.mjs";

const STALL = "/stall";

/** As long as `act` takes, the page's script waits for one answer and does nothing else; what comes in meanwhile waits. */
export async function whileStalled(page: Page, act: () => Promise<void>): Promise<void> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(`**${STALL}`, async (route) => {
    await ended;
    await route.fulfill({ body: "" });
  });
  const asked = page.waitForRequest(`**${STALL}`);
  const stalled = page.evaluate((url) => {
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.send();
  }, STALL);
  await asked;
  await act();
  end();
  await stalled;
  await page.unroute(`**${STALL}`);
}

export async function whileFrozen(page: Page, act: () => Promise<void>): Promise<void> {
  const thaw = await freeze(page);
  await act();
  await thaw();
}
