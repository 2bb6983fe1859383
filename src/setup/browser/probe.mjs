import { existsSync } from "node:fs";

const LAUNCH_LIMIT_MS = 60_000;

/**
 * How Playwright starts a browser.
 * @typedef {{ executablePath: string, env?: Record<string, string> }} Launch
 */

/**
 * Really starts the browser, because one that is installed may lack a system library, WebGL or WebRTC.
 * @param {Launch} launch
 * @returns {Promise<string | undefined>} what is wrong with it, in one line
 */
export async function probeBrowser(launch) {
  if (!existsSync(launch.executablePath)) return `no such file: ${launch.executablePath}`;
  const { chromium } = await import("@playwright/test");
  let browser;
  try {
    browser = await chromium.launch({ ...playwrightOptions(launch), timeout: LAUNCH_LIMIT_MS });
    const page = await browser.newPage();
    const able = await page.evaluate(async () => {
      const webgl = document.createElement("canvas").getContext("webgl") !== null;
      if (typeof RTCPeerConnection !== "function") return { webgl, webrtc: false };
      const connection = new RTCPeerConnection();
      connection.createDataChannel("probe");
      const offer = await connection.createOffer();
      connection.close();
      return { webgl, webrtc: offer.sdp?.includes("m=application") === true };
    });
    if (!able.webgl) return "it has no WebGL";
    if (!able.webrtc) return "it has no WebRTC";
    return undefined;
  } catch (error) {
    return firstTellingLine(error instanceof Error ? error.message : String(error));
  } finally {
    await browser?.close();
  }
}

/**
 * @param {Launch} launch
 * @returns {{ executablePath: string, env?: Record<string, string> }}
 */
export function playwrightOptions(launch) {
  if (launch.env === undefined) return { executablePath: launch.executablePath };
  /** @type {Record<string, string>} */
  const env = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  return { executablePath: launch.executablePath, env: { ...env, ...launch.env } };
}

/** @param {string} message Playwright's: a summary, then pages of log with the reason somewhere inside */
function firstTellingLine(message) {
  const lines = message.split("\n").map((line) => line.trim());
  const reason = lines.find((line) => /error while loading|cannot open shared|FATAL|No usable sandbox/i.test(line));
  return `it doesn't start: ${reason ?? lines[0] ?? "no reason given"}`;
}
