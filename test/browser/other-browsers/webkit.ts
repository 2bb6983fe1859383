/** A page in Debian's WebKit, through WebDriver. Elements are found by the roles and names that WebKit computes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { problem } from "../../../src/setup/problem.mjs";
import { expect } from "../watching.ts";
import { expectOtherBrowsers } from "./debian.mjs";
import { type ElementRef, GoneError, idOf, say } from "./webdriver.ts";

/** CSS selectors of elements that may have a role. Whether they have it, WebKit says. */
const WRITTEN = {
  button: "button",
  checkbox: "input[type=checkbox]",
  dialog: "dialog, [role=dialog]",
  group: "fieldset, [role=group], [role=radiogroup]",
  heading: "h1, h2, h3",
  radio: "input[type=radio], [role=radio]",
  region: "section, [role=region]",
  row: "tr",
  table: "table",
} as const;

export type Role = keyof typeof WRITTEN;

export class WebKitPage {
  readonly #session: string;
  readonly #driver: ChildProcess;

  private constructor(session: string, driver: ChildProcess) {
    this.#session = session;
    this.#driver = driver;
  }

  static async start(): Promise<WebKitPage> {
    expectOtherBrowsers();
    const port = await freePort();
    const command = ["-a", "-s", "-screen 0 1920x1200x24", "WebKitWebDriver", `--port=${port}`];
    // In its own process group, since the virtual screen is another process.
    const driver = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => say("GET", `${address}/status`).catch(() => undefined)).toMatchObject({ ready: true });
    const browser = { binary: miniBrowser(), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
    const made = await say("POST", `${address}/session`, { capabilities });
    const { sessionId } = v.parse(v.object({ sessionId: v.string() }), made);
    return new WebKitPage(`${address}/session/${sessionId}`, driver);
  }

  async close(): Promise<void> {
    await say("DELETE", this.#session);
    if (this.#driver.pid !== undefined) process.kill(-this.#driver.pid);
  }

  async open(address: string, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await say("POST", `${this.#session}/window/rect`, { x: 0, y: 0, width, height });
    await say("POST", `${this.#session}/url`, { url: address });
  }

  /** Runs a function in the page. */
  run<Given extends readonly unknown[], Result>(what: (...given: Given) => Result, ...args: Given): Promise<unknown> {
    return say("POST", `${this.#session}/execute/sync`, { script: `return (${what})(...arguments)`, args });
  }

  /** All elements with this role, and with a name that matches. */
  async all(role: Role, name = /(?:)/u, within?: ElementRef): Promise<readonly ElementRef[]> {
    const candidates = (await this.run(
      (written, inside) =>
        [...((inside as Element | undefined) ?? document).querySelectorAll(written)].filter((one) =>
          one.checkVisibility(),
        ),
      WRITTEN[role],
      within,
    )) as ElementRef[];
    const found: ElementRef[] = [];
    for (const one of candidates) {
      const isIt = async (): Promise<boolean> => name.test(await this.name(one)) && (await this.#role(one)) === role;
      // An element may disappear while it's being examined.
      if (await isIt().catch(unlessGone)) found.push(one);
    }
    return found;
  }

  /** Waits for the first of them. */
  async one(role: Role, name: RegExp, within?: ElementRef): Promise<ElementRef> {
    let found: readonly ElementRef[] = [];
    const look = async (): Promise<number> => {
      found = await this.all(role, name, within);
      return found.length;
    };
    await expect.poll(look, `${role} ${name}`).toBeGreaterThan(0);
    const [first] = found;
    if (first === undefined) throw new Error(`there is no ${role} ${name}`);
    return first;
  }

  async name(one: ElementRef): Promise<string> {
    return String(await say("GET", `${this.#session}/element/${idOf(one)}/computedlabel`));
  }

  #role(one: ElementRef): Promise<unknown> {
    return say("GET", `${this.#session}/element/${idOf(one)}/computedrole`);
  }

  /** Clicks with a pointer, on the label if the element has one that covers it. */
  async click(one: ElementRef): Promise<void> {
    const seen = (await this.run(
      (element) => (element as unknown as Element).closest("label") ?? element,
      one,
    )) as ElementRef;
    await say("POST", `${this.#session}/element/${idOf(seen)}/click`, {});
  }

  isChosen(one: ElementRef): Promise<unknown> {
    return say("GET", `${this.#session}/element/${idOf(one)}/selected`);
  }

  async press(role: Role, name: RegExp, within?: ElementRef): Promise<void> {
    await this.click(await this.one(role, name, within));
  }
}

function unlessGone(error: unknown): false {
  if (error instanceof GoneError) return false;
  throw error;
}

/** The path of WebKit's browser contains the computer's architecture. */
function miniBrowser(): string {
  for (const kind of readdirSync("/usr/lib")) {
    for (const version of ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"]) {
      const file = join("/usr/lib", kind, version, "MiniBrowser");
      if (existsSync(file)) return file;
    }
  }
  throw problem("There is no MiniBrowser in /usr/lib: is Debian's webkit2gtk-driver whole?");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
