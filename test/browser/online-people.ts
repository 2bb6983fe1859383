/** People at devices of their own, who meet in a room by the real signalling server. */
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { withFixedLuck } from "./fixed-luck.ts";
import { collectComplaints, expect, withoutWorld } from "./watching.ts";

export interface Device {
  /** As it is kept on the device; without one somebody is asked for it. */
  readonly name?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether it draws the world; a match is told in words otherwise. */
  readonly hasWorld?: boolean;
  /** Another than the one that the tests run in. */
  readonly browser?: Browser;
}

interface Meeting {
  /** A page on a device that shares nothing with the others, with luck of its own. Every test fails on a complaint of any. */
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
          // A tab begins without an address, and Firefox keeps nothing for that.
          if (!location.protocol.startsWith("http")) return;
          for (const [key, value] of Object.entries(kept)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
          }
        },
        {
          "letea.settings": { speed: "instant", calm: "on", passes: false, ...(name && { name }), ...settings },
          // Nothing outside of this computer is asked.
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
