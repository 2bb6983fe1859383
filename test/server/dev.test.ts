/** `npm run dev`, as far as it takes no browser: `test/browser/dev.long.spec.ts` has the rest. */
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { HEADERS } from "../../src/server/headers.ts";
import { connectPeer, printedPort, startProgram } from "./command.fixture.ts";

/** As Vite's part of a page does. */
async function connectPage(port: number): Promise<WebSocket> {
  const page = new WebSocket(`ws://localhost:${port}/`, "vite-hmr");
  onTestFinished(() => page.terminate());
  const [told] = await once(page, "message");
  expect(JSON.parse(String(told))).toEqual({ type: "connected" });
  return page;
}

test("the page, what exchanges it and the signalling are on one port, and end together", async () => {
  const dev = startProgram("dev/start.mjs", ["--port", "0"]);
  const port = await printedPort(dev);
  const page = await fetch(`http://localhost:${port}/`);
  expect(await page.text()).toMatch(/<script type="module" src="\/src\/page\/main\.tsx">/u);
  expect((await fetch(`http://localhost:${port}/nothing`)).status).toBe(404);

  await connectPeer(port);
  await connectPage(port);
  const ended = once(dev, "exit");
  dev.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
});

test("nothing but styles is allowed more than on the page that people get", async () => {
  const port = await printedPort(startProgram("dev/start.mjs", ["--port", "0"]));
  const { headers } = await fetch(`http://localhost:${port}/`);
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(headers.get(name)?.replace(" 'unsafe-inline'", ""), name).toBe(value);
  }
  expect(headers.get("Content-Security-Policy")).toContain("style-src 'self' 'unsafe-inline';");
});
