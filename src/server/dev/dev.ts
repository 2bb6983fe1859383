/** Serves the page from its sources, with Vite's hot reload, and the signalling behind it on the same port. */
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { headersWith, POLICY } from "../headers.ts";
import { serveAsAsked } from "../main.ts";
import { type RunningServer, type ServerOptions, serve } from "../start-server.ts";

/** Vite inserts style sheets as text, so that it can replace them. All else is as strict as in the built page. */
const HEADERS = headersWith({ ...POLICY, "style-src": "'self' 'unsafe-inline'" });

/** Serves the project in the folder `root`. Returns the exit code. */
export function main(args: readonly string[], root: string): Promise<number> {
  return serveAsAsked(args, (options) => startDev(root, options));
}

async function startDev(root: string, options: ServerOptions): Promise<RunningServer> {
  // Never listens: it gets the WebSocket upgrades that aren't for signalling.
  const sockets = createServer();
  const vite = await createVite({
    root,
    configFile: join(root, "vite.config.ts"),
    // A missing file is a 404, as in the built page.
    appType: "mpa",
    clearScreen: false,
    // Otherwise Vite would scan the tests' pages too before it serves anything.
    optimizeDeps: { entries: ["index.html"] },
    server: { middlewareMode: true, hmr: { server: sockets } },
  });
  try {
    const server = await serve(
      {
        headers: HEADERS,
        handler: vite.middlewares,
        upgrade: (request, connection, head) => sockets.emit("upgrade", request, connection, head),
      },
      options,
    );
    return {
      ...server,
      async close() {
        // Together, because each waits for connections that the other one closes.
        await Promise.all([server.close(), vite.close()]);
      },
    };
  } catch (error) {
    await vite.close();
    throw error;
  }
}
