import { request } from "node:http";
import { describe, expect, test } from "vitest";
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
    ["a hidden file", "/.hidden"],
    ["a file above it", "/../private.txt"],
    ["a file above it, in disguise", "/assets/..%2f..%2fprivate.txt"],
    ["something that isn't there", "/nothing.html"],
  ])("doesn't give away %s", async (_, path) => {
    const server = await serveSmallPage();
    expect([400, 403, 404]).toContain(await statusOf(server.port, path));
  });
});
