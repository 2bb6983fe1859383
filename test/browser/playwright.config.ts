import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../src/setup/browser/find.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./serve-page.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.LETEA_TEST_URL,
    launchOptions: await findBrowser(),
    trace: "retain-on-failure",
  },
});
