/** A page in WebKit, the one of Debian's packages: by WebDriver, and by the roles and names that WebKit itself tells of. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { problem } from "../../../src/setup/problem.mjs";
import { expect } from "../watching.ts";
import { expectOtherBrowsers } from "./debian.mjs";
import { type Found, GoneError, idOf, say } from "./webdriver.ts";

/** What an element of this role may be written as. Whether it has the role WebKit says. */
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
    // In a process group of its own, since the screen is one more process.
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

  /** Runs in the page. */
  run<Given extends readonly unknown[], Result>(what: (...given: Given) => Result, ...args: Given): Promise<unknown> {
    return say("POST", `${this.#session}/execute/sync`, { script: `return (${what})(...arguments)`, args });
  }

  /** All on the page that have this role, and a name like this. */
  async all(role: Role, name = /(?:)/u, within?: Found): Promise<readonly Found[]> {
    const candidates = (await this.run(
      (written, inside) =>
        [...((inside as Element | undefined) ?? document).querySelectorAll(written)].filter((one) =>
          one.checkVisibility(),
        ),
      WRITTEN[role],
      within,
    )) as Found[];
    const found: Found[] = [];
    for (const one of candidates) {
      const isIt = async (): Promise<boolean> => name.test(await this.name(one)) && (await this.#role(one)) === role;
      // What goes while it's looked at is none of them.
      if (await isIt().catch(unlessGone)) found.push(one);
    }
    return found;
  }

  /** The first of them, as soon as there is one. */
  async one(role: Role, name: RegExp, within?: Found): Promise<Found> {
    let found: readonly Found[] = [];
    const look = async (): Promise<number> => {
      found = await this.all(role, name, within);
      return found.length;
    };
    await expect.poll(look, `${role} ${name}`).toBeGreaterThan(0);
    const [first] = found;
    if (first === undefined) throw new Error(`there is no ${role} ${name}`);
    return first;
  }

  async name(one: Found): Promise<string> {
    return String(await say("GET", `${this.#session}/element/${idOf(one)}/computedlabel`));
  }

  #role(one: Found): Promise<unknown> {
    return say("GET", `${this.#session}/element/${idOf(one)}/computedrole`);
  }

  /** As a pointer does it. What a label stands for lies under it. */
  async click(one: Found): Promise<void> {
    const seen = (await this.run(
      (element) => (element as unknown as Element).closest("label") ?? element,
      one,
    )) as Found;
    await say("POST", `${this.#session}/element/${idOf(seen)}/click`, {});
  }

  isChosen(one: Found): Promise<unknown> {
    return say("GET", `${this.#session}/element/${idOf(one)}/selected`);
  }

  async press(role: Role, name: RegExp, within?: Found): Promise<void> {
    await this.click(await this.one(role, name, within));
  }
}

function unlessGone(error: unknown): false {
  if (error instanceof GoneError) return false;
  throw error;
}

/** WebKit's own browser lies where Debian keeps the files of this kind of computer. */
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
