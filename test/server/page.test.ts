import { request } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { lanAddresses } from "../../src/server/addresses-here.ts";
import { HEADERS } from "../../src/server/headers.ts";
import { startServer } from "../../src/server/start-server.ts";
import { projectRoot } from "../../src/setup/paths.mjs";
import { serveSmallPage } from "./page.fixture.ts";

/** The path goes out as it is written: `fetch` would resolve the dots first. */
function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject).end();
  });
}

describe("the page", () => {
  test("is served at the address that is printed, checked anew at every visit", async () => {
    const server = await serveSmallPage();
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Small page");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test("has its hashed files kept by the browser for good", async () => {
    const server = await serveSmallPage();
    const response = await fetch(`${server.url}assets/main-abc123.js`);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  test.each([
    ["a page", "/"],
    ["a hashed file", "/assets/main-abc123.js"],
    ["nothing", "/nothing.html"],
    ["a path that can't be read", "/%ff"],
    ["the signalling server", "/signal/peerjs/id"],
    ["nothing of the signalling server's", "/signal/peerjs/peers"],
    ["a key that can't be read", "/signal/%ff/id"],
    ["where this computer is found", "/addresses.json"],
  ])("comes with what protects it, and nothing about what serves it: %s", async (_, path) => {
    const server = await serveSmallPage();
    const response = await fetch(new URL(path, server.url));
    for (const [name, value] of Object.entries(HEADERS)) expect(response.headers.get(name), name).toBe(value);
    expect(response.headers.get("x-powered-by")).toBeNull();
    const body = await response.text();
    expect(body).not.toMatch(/node_modules|\.ts\b|\bat \//u);
    expect(response.status === 200 || body.split("\n").length <= 2).toBe(true);
  });

  test.each([
    ["a hidden file", "/.hidden"],
    ["a file above it", "/../private.txt"],
    ["a file above it, in disguise", "/assets/..%2f..%2fprivate.txt"],
    ["something that isn't there", "/nothing.html"],
  ])("doesn't give away %s", async (_, path) => {
    const server = await serveSmallPage();
    expect([400, 403, 404]).toContain(await statusOf(server.port, path));
  });
});

describe("where this computer is found on its network", () => {
  /** As `headers` ask for it, from this computer. */
  function addressesOf(port: number, headers: Readonly<Record<string, string>>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path: "/addresses.json", headers }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve(JSON.parse(Buffer.concat(parts).toString()));
      });
      sent.once("error", reject).end();
    });
  }

  test("is told to a page that is open at this computer's own address, and to no other", async () => {
    const server = await startServer({ port: 0, root: projectRoot });
    onTestFinished(() => server.close());
    const told = { addresses: lanAddresses() };
    const nothing = { addresses: [] };
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(await addressesOf(server.port, { Host: `${name}:${server.port}` })).toEqual(told);
    }
    expect(await addressesOf(server.port, { Host: "letea.example" })).toEqual(nothing);
    expect(await addressesOf(server.port, { Host: "localhost", "X-Forwarded-For": "192.0.2.1" })).toEqual(nothing);
    expect(await addressesOf(server.port, { Host: "localhost", Forwarded: "for=192.0.2.1" })).toEqual(nothing);
  });

  test("isn't told where nobody would be answered", async () => {
    const server = await serveSmallPage();
    expect(await addressesOf(server.port, { Host: "localhost" })).toEqual({ addresses: [] });
  });
});
