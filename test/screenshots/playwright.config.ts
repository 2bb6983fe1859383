import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../src/setup/browser/find.mjs";

/** `npm run screenshots`: no test, but a tour that takes pictures; `-- -g "1280x720 en"` for some of them only. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "../browser/serve-page.ts",
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: "list",
  // As long as it takes: a whole game is played for the sake of its pictures.
  timeout: 0,
  expect: { timeout: 60_000 },
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.LETEA_TEST_URL,
    launchOptions: await findBrowser(),
    serviceWorkers: "block",
  },
});
