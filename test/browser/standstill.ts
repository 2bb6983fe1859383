/** Pages that stand still: stalled by a script, or frozen by the browser. */
import type { Page } from "@playwright/test";
import { freeze } from "../../src/setup/browser/freezer.mjs";

const STALL = "/stall";

/** While `act` runs, the page's main thread is blocked by a synchronous request, and all events wait. */
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
