import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { problem } from "../setup/problem.mjs";
import { ADDRESSES_PATH, sendAddresses } from "./addresses-here.ts";
import { HEADERS, type PageHeaders } from "./headers.ts";
import { openSignalling, type SignallingOptions, type Upgrade } from "./signalling.ts";
import { servePage } from "./static-page.ts";

/** Where the page expects its signalling server, on its own host and port. */
const SIGNALLING_PATH = "/signal";
/** A client that takes longer to send its request only blocks a connection. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on. Left out: all of this computer's, so that others on the same network can join. */
  readonly host?: string;
  readonly signalling?: SignallingOptions;
}

/** What is served beside signalling. */
export interface ServedPage {
  /** Sent with every response, errors too. */
  readonly headers: PageHeaders;
  readonly handler: RequestHandler;
  /** Handles WebSocket upgrades other than those for signalling. If left out, they are refused. */
  readonly upgrade?: Upgrade;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Frees the port, however many are connected. */
  close(): Promise<void>;
}

/** Serves the built page, which lies in the folder `root`. */
export function startServer({ root, ...options }: ServerOptions & { readonly root: string }): Promise<RunningServer> {
  return serve({ headers: HEADERS, handler: servePage(resolve(root)) }, options);
}

/** Serves the page and its signalling on one port. If the port can't be had, the error says what to do. */
export async function serve(page: ServedPage, { port, host, ...options }: ServerOptions): Promise<RunningServer> {
  const app = express().disable("x-powered-by");
  const server = createServer({ headersTimeout: HEADERS_WITHIN, requestTimeout: REQUEST_WITHIN }, app);
  const signalling = openSignalling(server, SIGNALLING_PATH, { ...options.signalling, elsewhere: page.upgrade });
  app.use((_, response, next) => {
    response.set(page.headers);
    next();
  });
  app.use(SIGNALLING_PATH, signalling.routes);
  app.get(ADDRESSES_PATH, sendAddresses(host === undefined));
  app.use(page.handler);
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

/** Express's own handler would send a stack trace. An error handler is recognised by its four parameters. */
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
    return problem(
      `Port ${port} is taken. Stop what uses it, or choose another: add -- --port NUMBER to the command.`,
      cause,
    );
  }
  if (code === "EACCES") {
    return problem(`You may not use port ${port}. Choose one above 1023: add -- --port NUMBER to the command.`, cause);
  }
  return cause instanceof Error ? cause : new Error(String(cause));
}
