import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { ExpressPeerServer } from "peer";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { serveSmallPage } from "./page.fixture.ts";
import { PageSocket, queryOf } from "./sockets.fixture.ts";

interface Meeting {
  readonly port: number;
}

const connect = ({ port }: Meeting, id: string, options: ClientOptions = {}): WebSocket =>
  new PageSocket(port, queryOf(id), options).socket;

async function nextMessage(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, "message");
  return JSON.parse(String(data));
}

/** The server that comes with PeerJS, which pages may meet at as well. */
async function servePeerJs(): Promise<Meeting> {
  const app = express();
  const server = createServer(app);
  app.use("/signal", ExpressPeerServer(server, { expire_timeout: 100, cleanup_out_msgs: 50 }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port };
}

describe.each([
  ["Letea's", () => serveSmallPage()],
  ["PeerJS's own", servePeerJs],
] as const)("a page that meets others at %s server", (_, serve) => {
  const open = async (server: Meeting, id: string): Promise<PageSocket> => {
    const page = new PageSocket(server.port, queryOf(id));
    expect(await page.next()).toEqual({ type: "OPEN" });
    return page;
  };

  test("is handed what the other says, in both directions, with nothing changed", async () => {
    const server = await serve();
    const [ann, bob] = [await open(server, "ann"), await open(server, "bob")];
    ann.say({ type: "OFFER", dst: "bob", payload: { sdp: "an offer", connectionId: "dc_1", label: "ü" } });
    expect(await bob.next()).toEqual({
      type: "OFFER",
      src: "ann",
      dst: "bob",
      payload: { sdp: "an offer", connectionId: "dc_1", label: "ü" },
    });
    bob.say({ type: "ANSWER", src: "somebody else", dst: "ann", payload: { sdp: "an answer" } });
    expect(await ann.next()).toEqual({ type: "ANSWER", src: "bob", dst: "ann", payload: { sdp: "an answer" } });
    ann.say({ type: "CANDIDATE", dst: "bob", payload: { candidate: "a way" } });
    expect(await bob.next()).toEqual({ type: "CANDIDATE", src: "ann", dst: "bob", payload: { candidate: "a way" } });
  });

  test("is waited for while it loads, and then has missed nothing", async () => {
    const server = await serve();
    const ann = await open(server, "ann");
    ann.say({ type: "OFFER", dst: "bob", payload: {} });
    ann.say({ type: "CANDIDATE", dst: "bob", payload: {} });
    const bob = await open(server, "bob");
    expect([await bob.next(), await bob.next()]).toMatchObject([{ type: "OFFER" }, { type: "CANDIDATE" }]);
  });

  test("is told once that nobody is where it has looked", async () => {
    const server = await serve();
    const ann = await open(server, "ann");
    for (let i = 0; i < 3; i++) ann.say({ type: "OFFER", dst: "nobody", payload: {} });
    expect(await ann.next()).toEqual({ type: "EXPIRE", src: "nobody", dst: "ann" });
    const bob = await open(server, "bob");
    bob.say({ type: "OFFER", dst: "ann", payload: {} });
    expect(await ann.next()).toMatchObject({ type: "OFFER", src: "bob" });
  });

  test("doesn't get the address of another one", async () => {
    const server = await serve();
    await open(server, "ann");
    const other = new PageSocket(server.port, queryOf("ann", "guessed"));
    expect(await other.next()).toMatchObject({ type: "ID-TAKEN" });
    await other.closed();
  });

  test.each([
    ["no id", "key=peerjs&token=secret"],
    ["no token", "key=peerjs&id=ann"],
    ["another key", "key=other&id=ann&token=secret"],
  ])("is told that it comes with %s", async (_what, query) => {
    const server = await serve();
    const page = new PageSocket(server.port, query);
    expect(await page.next()).toMatchObject({ type: "ERROR", payload: { msg: expect.any(String) } });
    await page.closed();
  });
});

describe("the signalling server", () => {
  test("hands out an id on the port of the page", async () => {
    const server = await serveSmallPage();
    const response = await fetch(`${server.url}signal/peerjs/id`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ["no JSON", "{"],
    ["JSON that is no message", "null"],
    ["something far too long", "x".repeat(300_000)],
    ["an address that is none", JSON.stringify({ type: "OFFER", dst: { length: 1 }, payload: {} })],
    ["a message of the server's", JSON.stringify({ type: "LEAVE", dst: "polite" })],
    ["what is nested too deep", `{"type":"OFFER","dst":"rude","payload":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
    ["bytes", Buffer.from([1, 2, 3])],
  ])("shows out whoever sends %s", async (_, junk) => {
    const server = await serveSmallPage();
    const rude = connect(server, "rude");
    await nextMessage(rude);
    rude.send(junk);
    const [code] = await once(rude, "close");
    expect([1008, 1009]).toContain(code);
    const polite = connect(server, "polite");
    expect(await nextMessage(polite)).toEqual({ type: "OPEN" });
    const home = await fetch(server.url);
    expect(home.status).toBe(200);
  });

  test("tells nobody who is there", async () => {
    const server = await serveSmallPage();
    await nextMessage(connect(server, "ann"));
    const response = await fetch(`${server.url}signal/peerjs/peers`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("ann");
  });

  test("keeps an address for whoever answers, and frees it when they don't any more", async () => {
    const server = await serveSmallPage({ pingEvery: 20 });
    const ann = connect(server, "ann");
    await nextMessage(ann);
    // As a network that has gone: nothing is told, and nothing comes back.
    const dead = connect(server, "bob", { autoPong: false });
    await nextMessage(dead);
    await once(dead, "close");
    const bob = connect(server, "bob");
    expect(await nextMessage(bob)).toEqual({ type: "OPEN" });
    bob.send(JSON.stringify({ type: "OFFER", dst: "ann", payload: {} }));
    expect(await nextMessage(ann)).toMatchObject({ type: "OFFER", src: "bob" });
  });

  test("doesn't take sockets anywhere else", async () => {
    const server = await serveSmallPage();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
    const [error] = await once(socket, "error");
    expect(String(error)).toContain("400");
  });
});
