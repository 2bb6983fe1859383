import { defineConfig } from "vitest/config";
import { licencesPlugin } from "./src/build/licences-plugin.ts";
import { allRulesPlugin, offlinePlugin } from "./src/build/offline-plugin.ts";
import { phaserPlugin } from "./src/build/phaser-plugin.ts";
import { rulesHashPlugin } from "./src/build/rules-hash-plugin.ts";
import { textsChunk } from "./src/build/texts-chunks.ts";
import { isLong } from "./test/scale.ts";

export default defineConfig({
  // Relative addresses: the built page works under any path, on any static host.
  base: "./",
  plugins: [
    rulesHashPlugin(import.meta.dirname),
    phaserPlugin(import.meta.dirname),
    licencesPlugin(import.meta.dirname),
    allRulesPlugin(import.meta.dirname),
    offlinePlugin(import.meta.dirname),
  ],
  worker: { format: "es", plugins: () => [rulesHashPlugin(import.meta.dirname)] },
  // What draws the world is large in any case, and comes behind the first page.
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsChunk, debugName: "texts" }] } } },
  },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: isLong ? [] : ["**/*.long.test.ts"],
    // All cores: Vitest would leave one idle, which on a small computer is half of it.
    maxWorkers: "100%",
    // What a file has loaded the next one has too: no module has a state of its own, and a file takes back what it has
    // put in another's place.
    isolate: false,
    // Only what hangs is cut off: how long things take is measured by the bench, not by tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A test that needs a second try, or is the only one to run, proves nothing about the rest.
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
  },
});
