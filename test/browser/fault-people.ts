/** People in rooms to whom something happens: pages that die, devices that keep nothing, a server that goes away. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startFreezer } from "../../src/setup/browser/freezer.mjs";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { test as base, expect, Host } from "./carrier-pages.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { Mortal } from "./mortal.ts";
import { withoutWorld } from "./watching.ts";

/** Longer than anybody stands still. */
const PATIENCE = 120_000;

interface Device {
  /** As it is kept on the device. */
  readonly name: string;
  /** Asked for everything, or not for what leaves no choice. */
  readonly passes?: boolean;
  /** By which name it comes to the page. */
  readonly at?: string;
  /** Where it isn't the one that all the others have. */
  readonly browser?: Browser;
  /** With a browser of its own, and a page that can be frozen. */
  readonly canFreeze?: boolean;
  /** With a browser of its own, which can be killed, and what it has written to the disk by then. */
  readonly canBeKilled?: boolean;
}

/** Somebody at a device of their own. */
export class Person {
  readonly name: string;
  readonly #browser: Browser;
  readonly #url: string;
  readonly #onTab: (page: Page) => Promise<void>;
  readonly #settings: string;
  readonly #canFreeze: boolean;
  readonly #mortal: Mortal | undefined;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #kept: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;
  /** Where it has died. */
  #at = "";

  constructor(
    browser: Browser,
    url: string,
    { name, passes = true, canFreeze = false }: Device,
    onTab: (page: Page) => Promise<void>,
    mortal?: Mortal,
  ) {
    this.name = name;
    this.#mortal = mortal;
    this.#canFreeze = canFreeze;
    this.#browser = browser;
    this.#url = url;
    this.#onTab = onTab;
    this.#settings = JSON.stringify({ speed: "instant", calm: "on", passes, name });
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error("nobody is there");
    return this.#page;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** With what the device has kept from before. */
  async arrive(): Promise<Page> {
    const options = { baseURL: this.#url, ...(this.#kept && { storageState: this.#kept }) };
    const [own] = this.#canFreeze ? this.#browser.contexts() : [];
    const context = own ?? (await this.#mortal?.start(options)) ?? (await this.#browser.newContext(options));
    this.#context = context;
    await context.addInitScript((text) => {
      try {
        if (localStorage.getItem("letea.settings") === null) localStorage.setItem("letea.settings", text);
      } catch {
        // A device that keeps nothing.
      }
    }, this.#settings);
    return await this.newTab();
  }

  async newTab(): Promise<Page> {
    const page = await this.#context?.newPage();
    if (page === undefined) throw new Error("nobody is there");
    // What was about to be pressed may be gone, because others were faster: then it is told anew what there is.
    page.setDefaultTimeout(PATIENCE);
    await withoutWorld(page);
    if (this.#canFreeze) goFrom(page, this.#url);
    await this.#onTab(page);
    this.#page = page;
    return page;
  }

  /** The browser is killed, with all its processes, at this very moment: what was written by then is left. */
  async kill(): Promise<void> {
    this.#at = this.page.url();
    await this.#mortal?.kill();
    this.#context = undefined;
    this.#page = undefined;
  }

  /** The whole browser dies without a word. */
  async die(): Promise<void> {
    this.#kept = await this.context.storageState({ indexedDB: true });
    this.#at = this.page.url();
    await this.leave();
  }

  /** To where it has died. */
  async comeBack(): Promise<Page> {
    const page = await this.arrive();
    await page.goto(this.#at);
    return page;
  }

  /** The page crashes, and is opened again in another tab. */
  async crash(): Promise<Page> {
    const crashed = this.page;
    const url = crashed.url();
    const session = await this.context.newCDPSession(crashed);
    // It never answers.
    session.send("Page.crash").catch(() => undefined);
    await crashed.waitForEvent("crash");
    await crashed.close();
    const page = await this.newTab();
    await page.goto(url);
    return page;
  }

  async leave(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    this.#page = undefined;
    await context?.close();
    this.#mortal?.forget();
  }
}

/** A window that has been there before has no address to begin from. */
function goFrom(page: Page, base: string): void {
  const go = page.goto.bind(page);
  page.goto = (url, options) => go(new URL(url, base).href, options);
}

interface Faults {
  /** Another browser than all the others have. */
  launch(...args: readonly string[]): Promise<Browser>;
  /** Serves the page and its meeting point, and can be killed. */
  readonly host: Host;
  /** One that can be frozen. */
  freezer(): Promise<Browser>;
  /** With a page of their own, where nothing is opened yet. */
  person(device: Device): Promise<Person>;
}

export const test = base.extend<Faults>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
  host: async ({}, use) => {
    const host = await Host.start(await buildPage(projectRoot));
    await use(host);
    await host.stop();
  },
  launch: async ({ playwright, launchOptions }, use) => {
    const launched: Browser[] = [];
    await use(async (...args) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args] });
      launched.push(browser);
      return browser;
    });
    for (const browser of launched) await browser.close();
  },
  freezer: async ({ browser: _ }, use) => {
    const freezers: Awaited<ReturnType<typeof startFreezer>>[] = [];
    await use(async () => {
      const freezer = await startFreezer();
      freezers.push(freezer);
      return freezer.browser;
    });
    for (const freezer of freezers) await freezer.close();
  },
  // They leave before their browsers are closed.
  person: async ({ browser, playwright, launchOptions, launch: _, freezer, host, uncaught }, use, testInfo) => {
    const people: Person[] = [];
    let tabs = 0;
    const onTab = async (page: Page): Promise<void> => {
      page.on("pageerror", ({ message }) => uncaught.push(message));
      tabs += 1;
      await withFixedLuck(page, testInfo, tabs);
    };
    await use(async (device) => {
      const url = new URL(host.url);
      url.hostname = device.at ?? url.hostname;
      const own = device.canFreeze ? await freezer() : (device.browser ?? browser);
      const mortal = device.canBeKilled ? new Mortal(playwright.chromium, launchOptions) : undefined;
      const person = new Person(own, url.href, device, onTab, mortal);
      people.push(person);
      await person.arrive();
      return person;
    });
    for (const person of people) await person.leave();
  },
});

export { expect };
