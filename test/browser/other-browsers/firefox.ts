/** Runs Playwright tests in an ordinary Firefox, rather than in one built for tests. */
import { fileURLToPath } from "node:url";
import { type Browser, firefox, type LaunchOptions } from "@playwright/test";
import { expectOtherBrowsers } from "./debian.mjs";

export function launchFirefox(): Promise<Browser> {
  expectOtherBrowsers();
  return firefox.launch(OPTIONS);
}

const OPTIONS: LaunchOptions = {
  // Selects WebDriver BiDi, which ordinary Firefox supports.
  channel: "moz-firefox",
  executablePath: fileURLToPath(new URL("firefox-bridge.mjs", import.meta.url)),
  // Headless Firefox has no WebGL.
  headless: false,
  firefoxUserPrefs: {
    "webgl.force-enabled": true,
    "gfx.webrender.software": true,
    // Lets two browsers on one computer connect without a network.
    "media.peerconnection.ice.obfuscate_host_addresses": false,
    "media.peerconnection.ice.loopback": true,
  },
};
