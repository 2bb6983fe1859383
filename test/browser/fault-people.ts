/** People in rooms with faults: pages that die, devices that store nothing, a server that goes away. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startFreezer } from "../../src/setup/browser/freezer.mjs";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { test as base, expect, Host } from "./carrier-pages.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { KillableBrowser } from "./killable-browser.ts";
import { withoutWorld } from "./watching.ts";

/** In milliseconds: longer than any page is frozen or stalled. */
const PATIENCE = 120_000;

interface Device {
  /** The name stored on the device. */
  readonly name: string;
  /** The setting `passes`: acts without a choice are automatic. */
  readonly passes?: boolean;
  /** The host name by which it opens the page. */
  readonly at?: string;
  /** If it isn't the browser of all the others. */
  readonly browser?: Browser;
  /** Gets its own browser, whose page can be frozen. */
  readonly canFreeze?: boolean;
  /** Gets its own browser with a profile on disk, which can be killed. */
  readonly canBeKilled?: boolean;
}

export class Person {
  readonly name: string;
  readonly #browser: Browser;
  readonly #url: string;
  readonly #onTab: (page: Page) => Promise<void>;
  readonly #settings: string;
  readonly #canFreeze: boolean;
  readonly #killable: KillableBrowser | undefined;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #kept: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;
  /** The address at which the page died. */
  #at = "";

  constructor(
    browser: Browser,
    url: string,
    { name, passes = true, canFreeze = false }: Device,
    onTab: (page: Page) => Promise<void>,
    killable?: KillableBrowser,
  ) {
    this.name = name;
    this.#killable = killable;
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

  /** Opens a browser with what the device has stored. */
  async arrive(): Promise<Page> {
    const options = { baseURL: this.#url, ...(this.#kept && { storageState: this.#kept }) };
    const [own] = this.#canFreeze ? this.#browser.contexts() : [];
    const context = own ?? (await this.#killable?.start(options)) ?? (await this.#browser.newContext(options));
    this.#context = context;
    await context.addInitScript((text) => {
      try {
        if (localStorage.getItem("letea.settings") === null) localStorage.setItem("letea.settings", text);
      } catch {
        // This device has no storage.
      }
    }, this.#settings);
    return await this.newTab();
  }

  async newTab(): Promise<Page> {
    const page = await this.#context?.newPage();
    if (page === undefined) throw new Error("nobody is there");
    // A button may disappear because others were faster: then the step fails and is tried anew.
    page.setDefaultTimeout(PATIENCE);
    await withoutWorld(page);
    if (this.#canFreeze) goFrom(page, this.#url);
    await this.#onTab(page);
    this.#page = page;
    return page;
  }

  /** Kills the browser with all its processes: only what is on disk by now is left. */
  async kill(): Promise<void> {
    this.#at = this.page.url();
    await this.#killable?.kill();
    this.#context = undefined;
    this.#page = undefined;
  }

  /** Closes the browser without notice. */
  async die(): Promise<void> {
    this.#kept = await this.context.storageState({ indexedDB: true });
    this.#at = this.page.url();
    await this.leave();
  }

  /** Returns to the address at which the page died. */
  async comeBack(): Promise<Page> {
    const page = await this.arrive();
    await page.goto(this.#at);
    return page;
  }

  /** Crashes the page, and opens it again in another tab. */
  async crash(): Promise<Page> {
    const crashed = this.page;
    const url = crashed.url();
    const session = await this.context.newCDPSession(crashed);
    // This command is never answered.
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
    this.#killable?.forget();
  }
}

/** Makes relative addresses work in a context that was launched without a base URL. */
function goFrom(page: Page, base: string): void {
  const go = page.goto.bind(page);
  page.goto = (url, options) => go(new URL(url, base).href, options);
}

interface Faults {
  /** Launches a browser besides the shared one. */
  launch(...args: readonly string[]): Promise<Browser>;
  /** Serves the page and its signalling, and can be killed. */
  readonly host: Host;
  /** A browser whose first window can be frozen. */
  freezer(): Promise<Browser>;
  /** A person with a page where nothing is open yet. */
  person(device: Device): Promise<Person>;
}

export const test = base.extend<Faults>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
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
  // People leave before their browsers are closed.
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
      const killable = device.canBeKilled ? new KillableBrowser(playwright.chromium, launchOptions) : undefined;
      const person = new Person(own, url.href, device, onTab, killable);
      people.push(person);
      await person.arrive();
      return person;
    });
    for (const person of people) await person.leave();
  },
});

export { expect };
