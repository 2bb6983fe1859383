/** A browser that can be killed, and started again with the same profile. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, BrowserType, LaunchOptions } from "@playwright/test";

export class KillableBrowser {
  readonly #type: BrowserType;
  readonly #launching: LaunchOptions;
  readonly #profile = mkdtempSync(join(tmpdir(), "letea-profile-"));
  #running: { readonly context: BrowserContext; readonly pid: number } | undefined;

  constructor(type: BrowserType, launching: LaunchOptions) {
    this.#type = type;
    this.#launching = launching;
  }

  async start(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#type.launchPersistentContext(this.#profile, { ...this.#launching, ...options });
    this.#running = { context, pid: await pidOf(context) };
    return context;
  }

  async kill(): Promise<void> {
    const running = this.#running;
    if (running === undefined) throw new Error("it doesn't run");
    this.#running = undefined;
    const isGone = running.context.waitForEvent("close");
    // Playwright starts it as the leader of a process group, which contains all its child processes.
    process.kill(-running.pid, "SIGKILL");
    await isGone;
  }

  /** Deletes the profile. */
  forget(): void {
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

async function pidOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const told = await session?.send("SystemInfo.getProcessInfo");
  const head = told?.processInfo.find(({ type }) => type === "browser");
  if (head === undefined) throw new Error("the browser doesn't say which process it is");
  return head.id;
}
