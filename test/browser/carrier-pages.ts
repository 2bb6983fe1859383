/** Real pages that talk over the real carrier, with the real signalling server. */
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { CarrierNews } from "../../src/carrier/carrier.ts";
import type { ConnectionSettings } from "../../src/carrier/connection-settings.ts";
import { type RunningServer, startServer } from "../../src/server/start-server.ts";
import type { Told } from "../carrier/page/main.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { type BuiltPage, buildPageIn } from "./rehearsal-page.ts";

/** Serves the page. Can be killed and started again on the same port. */
export class Host {
  readonly #root: string;
  #server: RunningServer;

  private constructor(root: string, server: RunningServer) {
    this.#root = root;
    this.#server = server;
  }

  static async start(root: string): Promise<Host> {
    return new Host(root, await startServer({ port: 0, host: "127.0.0.1", root }));
  }

  get url(): string {
    return this.#server.url;
  }

  get port(): number {
    return this.#server.port;
  }

  stop(): Promise<void> {
    return this.#server.close();
  }

  async startAgain(): Promise<void> {
    this.#server = await startServer({ port: this.port, host: "127.0.0.1", root: this.#root });
  }
}

export interface Opened {
  readonly link: string;
  readonly ours: string;
  readonly theirs: string;
}

/** A page with a carrier, in its own browser window. */
export class Device {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async load(url: string, settings: Partial<ConnectionSettings> = {}): Promise<void> {
    await this.page.goto(url);
    await this.open(settings);
  }

  async open(settings: Partial<ConnectionSettings> = {}): Promise<void> {
    await this.page.evaluate((some) => window.harness.open(some), settings);
  }

  /** Its process is gone at once, so that nobody is told; a page that is closed says goodbye. */
  async die(): Promise<void> {
    const crashed = this.page.waitForEvent("crash");
    await this.page.goto("chrome://crash").catch(() => undefined);
    await crashed;
  }

  async listen(address: string): Promise<void> {
    await this.ask("listen", address);
    await this.becomes("online");
  }

  async becomes(signalling: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => window.harness.signalling())).toBe(signalling);
  }

  /** Dials a lane, and returns its link. */
  async reach(lane: string, address: string): Promise<Opened> {
    const before = (await this.opened(lane)).length;
    await this.dial(lane, address);
    return await this.nextOpened(lane, before);
  }

  dial(lane: string, address: string): Promise<void> {
    return this.page.evaluate(([name, to]) => window.harness.ask("dial", name, to), [lane, address] as const);
  }

  say(link: string, text: string): Promise<void> {
    return this.page.evaluate(([to, what]) => window.harness.ask("send", to, what), [link, text] as const);
  }

  close(link: string): Promise<void> {
    return this.page.evaluate((one) => window.harness.ask("close", one), link);
  }

  ask(name: "listen" | "unlisten", address: string): Promise<void> {
    return this.page.evaluate(([what, to]) => window.harness.ask(what, to), [name, address] as const);
  }

  async told<Kind extends Told["kind"]>(kind: Kind): Promise<CarrierNews[Kind][]> {
    const told = await this.page.evaluate(() => window.harness.told);
    return told.flatMap((one) => (one.kind === kind ? [one.is as CarrierNews[Kind]] : []));
  }

  async opened(lane: string): Promise<Opened[]> {
    const opened = (await this.told("opened")).filter((one) => one.lane === lane);
    return opened.map(({ link, fingerprints }) => ({ link, ...fingerprints }));
  }

  async nextOpened(lane: string, before = 0): Promise<Opened> {
    await expect.poll(async () => (await this.opened(lane)).length).toBeGreaterThan(before);
    const opened = (await this.opened(lane))[before];
    if (opened === undefined) throw new Error("it has just been there");
    return opened;
  }

  /** All texts received on a link, in order. */
  async heard(link: string): Promise<string[]> {
    return (await this.told("received")).filter((one) => one.link === link).map(({ text }) => text);
  }

  async hears(link: string, ...texts: string[]): Promise<void> {
    await expect.poll(() => this.heard(link)).toEqual(texts);
  }

  /** Why a link was closed. */
  async endOf(link: string): Promise<string | undefined> {
    return (await this.told("closed")).find((one) => one.link === link)?.why;
  }

  async seesEnd(link: string, why: string): Promise<void> {
    await expect.poll(() => this.endOf(link)).toBe(why);
  }

  /** All that its carrier has told, for whoever looks into a failure. */
  account(): Promise<string> {
    const told = () => window.harness.told.map((one) => JSON.stringify(one).slice(0, 300)).join("\n");
    return this.page.evaluate(told).catch(String);
  }

  /** The findings of the connection check, by key. */
  async check(settings: Partial<ConnectionSettings> = {}): Promise<Readonly<Record<string, string>>> {
    const findings = await this.page.evaluate((some) => window.harness.check(some), settings);
    return Object.fromEntries(findings.map(({ key, is }) => [key, is]));
  }

  /** Connects without the carrier and sends these frames. */
  intrude(address: string, declared: object, frames: readonly string[]): Promise<void> {
    return this.page.evaluate(([to, how, what]) => window.harness.intrude(to, how, what), [
      address,
      declared,
      frames,
    ] as const);
  }

  intruded(): Promise<string | undefined> {
    return this.page.evaluate(() => window.harness.intruded());
  }

  /** How many connections this page has open. */
  connections(): Promise<number> {
    return this.page.evaluate(() => window.connectionsMade.filter((one) => one.connectionState !== "closed").length);
  }
}

declare global {
  interface Window {
    readonly connectionsMade: readonly RTCPeerConnection[];
  }
}

/** Runs in the page before anything else: records all connections, including PeerJS's test for support. */
export function keepConnections(): void {
  const connectionsMade: RTCPeerConnection[] = [];
  if (typeof RTCPeerConnection === "undefined") return;
  class Kept extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connectionsMade.push(this);
    }
  }
  Object.assign(window, { connectionsMade, RTCPeerConnection: Kept });
}

interface Pages {
  readonly host: Host;
  /** A new page that shares no storage with the others. */
  newDevice(): Promise<Device>;
  /** Uncaught errors of all pages. */
  readonly uncaught: string[];
}

export const test = base.extend<Pages, { built: BuiltPage }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const built = await buildPageIn("test/carrier/page");
      await use(built);
      built.remove();
    },
    { scope: "worker" },
  ],
  host: async ({ built }, use) => {
    const host = await Host.start(built.root);
    await use(host);
    await host.stop();
  },
  uncaught: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const uncaught: string[] = [];
      await use(uncaught);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, uncaught }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const devices: Device[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await context.addInitScript(keepConnections);
      const page = await context.newPage();
      await withFixedLuck(page, testInfo, contexts.length);
      page.on("pageerror", (error) => uncaught.push(error.message));
      const device = new Device(page);
      devices.push(device);
      return device;
    });
    if (testInfo.status !== testInfo.expectedStatus) for (const device of devices) console.log(await device.account());
    for (const context of contexts) await context.close();
  },
});

export { expect };
