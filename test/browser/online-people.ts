/** People on separate devices, who meet in a room through the real signalling server. */
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { withFixedLuck } from "./fixed-luck.ts";
import { collectComplaints, expect, withoutWorld } from "./watching.ts";

export interface Device {
  /** The name stored on the device. Without one the page asks for it. */
  readonly name?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether it draws the world; otherwise matches are shown without one. */
  readonly hasWorld?: boolean;
  /** If it isn't the browser of the tests. */
  readonly browser?: Browser;
}

interface Meeting {
  /** A page that shares no storage with the others, with its own luck. A complaint of any page fails the test. */
  arrive(device?: Device): Promise<Page>;
}

export const test = base.extend<Meeting>({
  arrive: async ({ browser, baseURL }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ name, viewport, hasTouch = false, settings, hasWorld = false, ...device } = {}) => {
      const context = await (device.browser ?? browser).newContext({
        hasTouch,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
      });
      contexts.push(context);
      await context.addInitScript(
        (kept) => {
          // A new tab has no address, and then Firefox has no storage.
          if (!location.protocol.startsWith("http")) return;
          for (const [key, value] of Object.entries(kept)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
          }
        },
        {
          "letea.settings": { speed: "instant", calm: "on", passes: false, ...(name && { name }), ...settings },
          // Nothing outside this computer is contacted.
          "letea.connection": { stun: [] },
        },
      );
      const page = await context.newPage();
      await withFixedLuck(page, testInfo, contexts.length);
      if (!hasWorld) await withoutWorld(page);
      collectComplaints(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});
