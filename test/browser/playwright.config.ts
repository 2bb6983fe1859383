import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../src/setup/browser/find.mjs";
import { isLong } from "../scale.ts";

/** Its tests mostly wait for a killed browser to be missed, so they begin first and others run beside them. */
const WAITING = "**/killed.spec.ts";
const LONG = isLong ? [] : ["**/*.long.spec.ts"];

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "waiting", testMatch: WAITING },
    { name: "others", testIgnore: [WAITING, ...LONG] },
  ],
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
    // Otherwise each test would begin by loading all of the page. What is about the worker allows it.
    serviceWorkers: "block",
  },
});
