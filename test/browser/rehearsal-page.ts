/** Pages that only tests have, built by the project's own configuration and served. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { startServer } from "../../src/server/start-server.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** The page with the rehearsal game on it. */
export const serveRehearsal = (): Promise<ServedPage> => servePageIn("test/rehearsal/page");

export async function servePageIn(folder: string, plugins: readonly Plugin[] = []): Promise<ServedPage> {
  const page = await buildPageIn(folder, plugins);
  const server = await startServer({ port: 0, host: "127.0.0.1", root: page.root });
  return {
    url: server.url,
    async close() {
      await server.close();
      page.remove();
    },
  };
}

export interface BuiltPage {
  readonly root: string;
  remove(): void;
}

export async function buildPageIn(folder: string, plugins: readonly Plugin[] = []): Promise<BuiltPage> {
  const outDir = mkdtempSync(join(tmpdir(), "letea-page-"));
  await build({
    root: join(projectRoot, folder),
    configFile: join(projectRoot, "vite.config.ts"),
    logLevel: "warn",
    plugins: [...plugins],
    build: { outDir, emptyOutDir: true },
  });
  return { root: outDir, remove: () => rmSync(outDir, { recursive: true, force: true }) };
}
