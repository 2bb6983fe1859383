/**
 * Lets browsers find each other, with PeerJS's protocol: a client has an address as long as its socket is open, and its
 * messages to other addresses are passed on. Once two clients are connected they no longer need this server.
 */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import express, { type Router } from "express";
import * as v from "valibot";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { Exchange, type Peer, say } from "./exchange.ts";
import { type Limits, USUAL_LIMITS } from "./limits.ts";
import { addressOf, networksOf } from "./networks.ts";
import { type Allowance, Quotas } from "./quotas.ts";

/** An offer is a few kilobytes: anything far longer isn't signalling. */
const LONGEST_MESSAGE = 64 * 1024;
/** A longer message counts once for each of these. */
const COUNTED_AS_ONE = 4 * 1024;
/**
 * How long a silent page keeps its address. It can't be much less, since browsers let a hidden page run only once a
 * minute.
 */
const SPEAKS_WITHIN = 90_000;
/** Every browser answers pings by itself, even for a sleeping page. One that doesn't is gone, and its address is freed. */
const PING_EVERY = 10_000;
/** How long a client has to close its socket before it's cut off. */
const GOES_WITHIN = 2_000;
/** PeerJS sends it with every request. */
const KEY = "peerjs";

const name = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w -]+$/u));
const VISITOR = v.object({ key: v.string(), id: name, token: name });
const MESSAGE = v.variant("type", [
  v.object({ type: v.literal("HEARTBEAT") }),
  v.object({ type: v.picklist(["OFFER", "ANSWER", "CANDIDATE"]), dst: name, payload: v.unknown() }),
]);

/** Reasons for closing a socket: what the page is told, and the close code. */
const REASONS = {
  "no-visitor": [1008, "No id, token, or key supplied to websocket server"],
  "wrong-key": [1008, "Invalid key provided"],
  "no-message": [1008, "That is no message of PeerJS"],
  full: [1013, "Too many pages are open, here or in your network"],
  "too-many-messages": [1008, "Too many messages from your network"],
  "too-many-addresses": [1008, "Too many addresses tried from your network"],
} as const;

export interface Signalling {
  readonly routes: Router;
  /** Drops all connections. */
  end(): void;
}

export type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;

export interface SignallingOptions {
  readonly pingEvery?: number;
  readonly limits?: Partial<Limits>;
  /** How many reverse proxies are in front of this server. Each has to append to `X-Forwarded-For`. */
  readonly proxies?: number;
}

/** Handles WebSocket upgrades at `path`. Those at any other path go `elsewhere`, or are refused. */
export function openSignalling(
  server: Server,
  path: string,
  {
    pingEvery = PING_EVERY,
    limits,
    proxies = 0,
    elsewhere = (_, connection) => refuse(connection, 400),
  }: SignallingOptions & { readonly elsewhere?: Upgrade | undefined } = {},
): Signalling {
  const quotas = new Quotas({ ...USUAL_LIMITS, ...limits });
  const exchange = new Exchange();
  // A variable of its own, because the package's types lack `closeTimeout`.
  const options = { noServer: true, maxPayload: LONGEST_MESSAGE, closeTimeout: GOES_WITHIN };
  const sockets = new WebSocketServer(options);
  const allowanceOf = (address: string): Allowance => quotas.of(networksOf(address));

  server.on("connection", (connection) => {
    // Behind a proxy all connections come from one address: limiting them is the proxy's task.
    if (proxies > 0) return;
    const allowance = allowanceOf(connection.remoteAddress ?? "");
    if (allowance.take("connections")) connection.once("close", () => allowance.giveBack("connections"));
    else connection.destroy();
  });
  server.on("upgrade", (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const [asked, query] = (request.url ?? "").split("?", 2);
    if (asked !== `${path}/peerjs`) return elsewhere(request, connection, head);
    const allowance = allowanceOf(addressOf(request, proxies));
    if (!allowance.take("arrivals")) return refuse(connection, 429);
    sockets.handleUpgrade(request, connection, head, (socket) => {
      // After an unreadable frame the socket closes by itself, and there is nobody to tell.
      socket.on("error", () => undefined);
      dropWhenDead(socket, pingEvery);
      welcome(exchange, socket, query, allowance);
    });
  });
  return {
    routes: routes(),
    end() {
      exchange.end();
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

function routes(): Router {
  return express.Router().get("/peerjs/id", (_, response) => {
    // The page may be served from another origin.
    response.set("Access-Control-Allow-Origin", "*").type("text").send(randomUUID());
  });
}

/** Gives a client the address it asks for, or closes its socket. */
function welcome(exchange: Exchange, socket: WebSocket, query: string | undefined, allowance: Allowance): void {
  const visitor = v.safeParse(VISITOR, Object.fromEntries(new URLSearchParams(query)));
  if (!visitor.success) return closeWith(socket, "no-visitor");
  const { key, id, token } = visitor.output;
  if (key !== KEY) return closeWith(socket, "wrong-key");

  const before = exchange.at(id);
  if (before?.token === token) before.leave();
  else if (!allowance.mayTry(id)) return closeWith(socket, "too-many-addresses");
  else if (before !== undefined) return refuseTakenAddress(socket);
  if (!allowance.take("sockets")) return closeWith(socket, "full");

  let isHere = true;
  const peer: Peer = {
    id,
    token,
    socket,
    allowance,
    leave() {
      if (!isHere) return;
      isHere = false;
      exchange.leave(peer);
      allowance.giveBack("sockets");
      socket.terminate();
    },
  };
  socket.once("close", peer.leave);
  socket.on("message", (data, isBinary) => hear(exchange, peer, data, isBinary));
  exchange.join(peer);
}

function hear(exchange: Exchange, from: Peer, data: RawData, isBinary: boolean): void {
  const text = isBinary ? "" : String(data);
  if (!from.allowance.take("messages", 1 + Math.floor(Buffer.byteLength(text) / COUNTED_AS_ONE))) {
    return closeWith(from.socket, "too-many-messages");
  }
  const read = readMessage(text, from.id);
  if (read === undefined) return closeWith(from.socket, "no-message");
  if (read === "heartbeat") return;
  // Counted whether or not anybody is there: the refusal mustn't tell.
  if (!from.allowance.mayTry(read.dst)) return closeWith(from.socket, "too-many-addresses");
  exchange.pass(from, read.dst, read.text);
}

/** The receiver, and the text to pass on to them. */
function readMessage(text: string, src: string): { dst: string; text: string } | "heartbeat" | undefined {
  try {
    const message = v.parse(MESSAGE, JSON.parse(text));
    if (message.type === "HEARTBEAT") return "heartbeat";
    const { type, dst, payload } = message;
    return { dst, text: JSON.stringify({ type, src, dst, payload }) };
  } catch {
    // Neither JSON nor a message, or nested too deep to be written again.
    return undefined;
  }
}

/** The address belongs to another page. PeerJS understands this message. */
function refuseTakenAddress(socket: WebSocket): void {
  say(socket, { type: "ID-TAKEN", payload: { msg: "ID is taken" } });
  socket.close();
}

function closeWith(socket: WebSocket, why: keyof typeof REASONS): void {
  const [code, msg] = REASONS[why];
  // However long the client takes to close, it is no longer heard.
  socket.removeAllListeners("message");
  say(socket, { type: "ERROR", payload: { msg } });
  socket.close(code, msg);
}

/** Refuses an upgrade: there is no WebSocket yet. */
function refuse(connection: Duplex, status: 400 | 429): void {
  const words = STATUS_CODES[status] ?? "";
  const later = status === 429 ? "Retry-After: 10\r\n" : "";
  connection.on("error", () => connection.destroy());
  connection.once("finish", () => connection.destroy());
  connection.end(
    `HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Type: text/plain\r\n${later}` +
      `Content-Length: ${words.length}\r\n\r\n${words}`,
  );
}

/** Finds dead sockets: a lost network closes none, and a sleeping page sends nothing. */
function dropWhenDead(socket: WebSocket, every: number): void {
  let hasAnswered = true;
  let heardAt = performance.now();
  socket.on("pong", () => {
    hasAnswered = true;
  });
  socket.on("message", () => {
    heardAt = performance.now();
  });
  const timer = setInterval(() => {
    if (!hasAnswered || performance.now() - heardAt > SPEAKS_WITHIN) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, every);
  socket.once("close", () => clearInterval(timer));
}
