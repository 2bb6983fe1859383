import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { problem } from "../setup/problem.mjs";
import { ADDRESSES_PATH, tellAddresses } from "./addresses-here.ts";
import { withHeaders } from "./headers.ts";
import { openSignalling, type SignallingOptions } from "./signalling.ts";
import { servePage } from "./static-page.ts";

/** Where the page expects its signalling server, on its own host and port. */
const SIGNALLING_PATH = "/signal";
/** Whoever takes longer to ask only holds a connection. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on. Left out: all of this computer's, so that others on the same network can join. */
  readonly host?: string;
  /** The folder of the built page. */
  readonly root: string;
  readonly signalling?: SignallingOptions;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Frees the port, however many are connected. */
  close(): Promise<void>;
}

/** Serves the page and its signalling on one port; refuses with a message that says what to do when the port can't be had. */
export async function startServer({ port, host, root, ...options }: ServerOptions): Promise<RunningServer> {
  const app = express().disable("x-powered-by");
  const server = createServer({ headersTimeout: HEADERS_WITHIN, requestTimeout: REQUEST_WITHIN }, app);
  const signalling = openSignalling(server, SIGNALLING_PATH, options.signalling);
  app.use(withHeaders);
  app.use(SIGNALLING_PATH, signalling.routes);
  app.get(ADDRESSES_PATH, tellAddresses(host === undefined));
  app.use(servePage(resolve(root)));
  app.use(nothingHere, notUnderstood);

  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw portProblem(port, error);
  }

  const actualPort = (server.address() as AddressInfo).port;
  return {
    port: actualPort,
    url: `http://${host ?? "localhost"}:${actualPort}/`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      signalling.end();
      await closed;
    },
  };
}

const nothingHere: RequestHandler = (_, response) => {
  response.status(404).type("text").send("There is nothing here.\n");
};

/** Express would answer with where on this machine the error came from. Its handlers are told by their four parameters. */
const notUnderstood: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const isTheirs = typeof error?.status === "number" && error.status < 500;
  if (!isTheirs) console.error(error);
  response
    .status(isTheirs ? 400 : 500)
    .type("text")
    .send(isTheirs ? "That can't be understood.\n" : "Something went wrong.\n");
};

function portProblem(port: number, cause: unknown): Error {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") {
    return problem(`Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port NUMBER`, cause);
  }
  if (code === "EACCES") {
    return problem(`You may not use port ${port}. Choose one above 1023: npm start -- --port NUMBER`, cause);
  }
  return cause instanceof Error ? cause : new Error(String(cause));
}
