/** A copy of the project whose sources a test can change. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "../../src/setup/paths.mjs";

const COPIED = [
  ...["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "index.html", "src", "assets"],
  // Vite's config imports it.
  "test/scale.ts",
];
const INSTALLED = "node_modules";

export class ProjectCopy {
  readonly #root: string;
  #dev: ChildProcess | undefined;
  #url = "";

  /** `more`: other paths to copy. */
  constructor(...more: readonly string[]) {
    // The real path, because file watchers report real paths.
    this.#root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "letea-copy-")));
    for (const path of [...COPIED, ...more])
      fs.cpSync(join(projectRoot, path), join(this.#root, path), { recursive: true });
    // The same packages, but its own cache. Fonts are copied, since Vite serves files only from within the project.
    const packages = join(this.#root, INSTALLED);
    fs.mkdirSync(packages);
    for (const name of fs.readdirSync(join(projectRoot, INSTALLED))) {
      const [from, to] = [join(projectRoot, INSTALLED, name), join(packages, name)];
      if (name.startsWith("@fontsource")) fs.cpSync(from, to, { recursive: true });
      else if (name !== ".cache" && name !== ".vite") fs.symlinkSync(from, to, "junction");
    }
  }

  get root(): string {
    return this.#root;
  }

  /** The address that the server has printed. */
  get url(): string {
    return this.#url;
  }

  /** `npm run dev` */
  async dev(): Promise<void> {
    const dev = spawn(process.execPath, ["src/server/dev/start.mjs", "--port", "0"], {
      cwd: this.#root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#dev = dev;
    for await (const line of createInterface(dev.stdout)) {
      const url = /^Letea is at (\S+)$/u.exec(line)?.[1];
      if (url === undefined) continue;
      // Keeps reading, or the process would block on its output.
      dev.stdout.resume();
      this.#url = url;
      return;
    }
    throw new Error("it ended without printing its address");
  }

  change(path: string, how: (text: string) => string): void {
    const file = join(this.#root, path);
    const before = fs.readFileSync(file, "utf8");
    const after = how(before);
    if (after === before) throw new Error(`nothing has changed in ${path}`);
    fs.writeFileSync(file, after);
  }

  async remove(): Promise<void> {
    if (this.#dev?.exitCode === null) {
      const ended = once(this.#dev, "exit");
      this.#dev.kill("SIGTERM");
      await ended;
    }
    fs.rmSync(this.#root, { recursive: true, force: true });
  }
}
