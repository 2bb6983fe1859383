import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import type { RunningServer } from "../../src/server/start-server.ts";
import { serveSmallPage } from "./page.fixture.ts";

function connect(server: RunningServer, id: string): WebSocket {
  const address = `ws://127.0.0.1:${server.port}/signal/peerjs?key=peerjs&id=${id}&token=token-of-${id}`;
  const socket = new WebSocket(address);
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

  test("doesn't take sockets anywhere else", async () => {
    const server = await serveSmallPage();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
    const [error] = await once(socket, "error");
    expect(String(error)).toContain("400");
  });
});
