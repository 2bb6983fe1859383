import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../src/setup/browser/find.mjs";
import { isLong } from "../scale.ts";

export default defineConfig({
  testDir: ".",
  testIgnore: isLong ? [] : "**/*.long.spec.ts",
  ...(!isLong && { grepInvert: /@long/u }),
  outputDir: "../../test-results",
  globalSetup: "./serve-page.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than a small computer has cores, because pages often wait for each other or for time to pass.
  workers: 3,
  // So long that only a hanging test fails, not one on a busy computer.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.LETEA_TEST_URL,
    launchOptions: await findBrowser(),
  },
});
