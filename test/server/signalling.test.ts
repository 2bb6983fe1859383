import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import type { RunningServer } from "../../src/server/start-server.ts";
import { serveSmallPage } from "./page.fixture.ts";

function connect(server: RunningServer, id: string, options: ClientOptions = {}): WebSocket {
  const address = `ws://127.0.0.1:${server.port}/signal/peerjs?key=peerjs&id=${id}&token=token-of-${id}`;
  const socket = new WebSocket(address, options);
  onTestFinished(() => socket.terminate());
  return socket;
}

async function nextMessage(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, "message");
  return JSON.parse(String(data));
}

describe("the signalling server", () => {
  test("hands out an id on the port of the page", async () => {
    const server = await serveSmallPage();
    const response = await fetch(`${server.url}signal/peerjs/id`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("welcomes a peer and passes its offer on to another", async () => {
    const server = await serveSmallPage();
    const ann = connect(server, "ann");
    expect(await nextMessage(ann)).toEqual({ type: "OPEN" });
    const bob = connect(server, "bob");
    expect(await nextMessage(bob)).toEqual({ type: "OPEN" });
    ann.send(JSON.stringify({ type: "OFFER", dst: "bob", payload: { sdp: "an offer" } }));
    expect(await nextMessage(bob)).toMatchObject({ type: "OFFER", src: "ann", payload: { sdp: "an offer" } });
  });

  test.each([
    ["no JSON", "{"],
    ["JSON that is no message", "null"],
    ["something far too long", "x".repeat(300_000)],
  ])("survives %s", async (_, junk) => {
    const server = await serveSmallPage();
    const rude = connect(server, "rude");
    await nextMessage(rude);
    rude.on("error", () => undefined);
    rude.send(junk);
    const polite = connect(server, "polite");
    expect(await nextMessage(polite)).toEqual({ type: "OPEN" });
    const home = await fetch(server.url);
    expect(home.status).toBe(200);
  });

  test("tells nobody who is there", async () => {
    const server = await serveSmallPage();
    await nextMessage(connect(server, "ann"));
    const response = await fetch(`${server.url}signal/peerjs/peers`);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("ann");
  });

  test("says that nobody is at an address, to whoever looks for them there", async () => {
    const server = await serveSmallPage();
    const ann = connect(server, "ann");
    await nextMessage(ann);
    ann.send(JSON.stringify({ type: "OFFER", dst: "nobody", payload: {} }));
    expect(await nextMessage(ann)).toMatchObject({ type: "EXPIRE", src: "nobody" });
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
