import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "../../src/build/fingerprint.ts";
import { rulesHashPlugin } from "../../src/build/rules-hash-plugin.ts";

test("a build carries the fingerprint of the rules it was made from", async () => {
  const root = mkdtempSync(join(tmpdir(), "letea-plugin-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "src/games/chess/rules"), { recursive: true });
  writeFileSync(join(root, "src/games/chess/rules/move.ts"), "export const steps = 1;\n");
  writeFileSync(join(root, "entry.ts"), 'import { rulesHash } from "letea:rules/chess";\nconsole.log(rulesHash);\n');

  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [rulesHashPlugin(root)],
    build: { ssr: "entry.ts", write: false },
  });

  expect(JSON.stringify(built)).toContain(fingerprint(root, "chess"));
});
