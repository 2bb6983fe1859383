/** Pages that only tests have, built with the project's configuration and served. */
import { rmSync } from "node:fs";
import type { Plugin } from "vite";
import { startServer } from "../../src/server/start-server.ts";
import { buildPageIn as build } from "../../src/setup/build-page.mjs";
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
  const root = await build(projectRoot, folder, plugins);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
