/** The tests' own steps in Firefox: the one that people have, not one made for tests. */
import { fileURLToPath } from "node:url";
import { type Browser, firefox, type LaunchOptions } from "@playwright/test";
import { expectOtherBrowsers } from "./debian.mjs";

export function launchFirefox(): Promise<Browser> {
  expectOtherBrowsers();
  return firefox.launch(OPTIONS);
}

const OPTIONS: LaunchOptions = {
  // By WebDriver BiDi, which Firefox itself speaks.
  channel: "moz-firefox",
  executablePath: fileURLToPath(new URL("firefox-bridge.mjs", import.meta.url)),
  // Without a screen it has no WebGL.
  headless: false,
  firefoxUserPrefs: {
    "webgl.force-enabled": true,
    "gfx.webrender.software": true,
    // Two browsers on one computer find each other without the network's help.
    "media.peerconnection.ice.obfuscate_host_addresses": false,
    "media.peerconnection.ice.loopback": true,
  },
};
