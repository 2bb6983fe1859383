/** Serves the page from its sources, with Vite's hot reload, and the signalling behind it on the same port. */
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { headersWith, POLICY } from "../headers.ts";
import { serveAsAsked } from "../main.ts";
import { type RunningServer, type ServerOptions, serve } from "../start-server.ts";

/** Vite puts style sheets into the page as text, so that it can exchange them. Nothing else is looser than for people. */
const HEADERS = headersWith({ ...POLICY, "style-src": "'self' 'unsafe-inline'" });

/** Serves the project in the folder `root`. Returns the exit code. */
export function main(args: readonly string[], root: string): Promise<number> {
  return serveAsAsked(args, (options) => startDev(root, options));
}

async function startDev(root: string, options: ServerOptions): Promise<RunningServer> {
  // Never listens: what comes to the one port and isn't for signalling is handed to it.
  const sockets = createServer();
  const vite = await createVite({
    root,
    configFile: join(root, "vite.config.ts"),
    // What isn't there is told, as it is to people.
    appType: "mpa",
    clearScreen: false,
    // Else it would read the pages of the tests as well before it shows the first one.
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
        // Each waits until all have gone who are connected to the other.
        await Promise.all([server.close(), vite.close()]);
      },
    };
  } catch (error) {
    await vite.close();
    throw error;
  }
}
