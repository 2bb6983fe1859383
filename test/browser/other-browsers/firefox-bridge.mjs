#!/usr/bin/env node
// Starts Firefox for Playwright, with its own virtual screen, and translates between them: Debian's Firefox is up to a year
// old, and speaks a slightly different WebDriver BiDi from the newest one, for which Playwright is made.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const LISTENING = /WebDriver BiDi listening on (?<address>ws:\S+)/u;
/** Debian's Firefox doesn't know this command about preferred colours, which Playwright sends to every page. No test needs it. */
const COLOURS = "emulation.setMediaFeaturesOverride";
/** Its download events have no id. */
const DOWNLOADS = ["browsingContext.downloadWillBegin", "browsingContext.downloadEnd"];

const firefox = spawn("xvfb-run", ["-a", "-s", "-screen 0 1920x1200x24", "firefox-esr", ...process.argv.slice(2)], {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = LISTENING.exec(line)?.groups?.address;
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listenFor(address);
}

/** @param {string} firefoxAddress */
function listenFor(firefoxAddress) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("listening", () => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(`${firefoxAddress}${url}`, { maxPayload: 0 });
    /** @type {string[]} */
    const early = [];
    browser.on("open", () => {
      for (const text of early) browser.send(text);
    });
    playwright.on("message", (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method === COLOURS) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on("message", (data) => {
      const message = JSON.parse(String(data));
      if (DOWNLOADS.includes(message.method)) message.params.download ??= message.params.url;
      playwright.send(JSON.stringify(message));
    });
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
}
