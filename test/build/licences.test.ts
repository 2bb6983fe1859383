import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { licencesOf } from "../../src/build/licences.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

test("everything of others that the page is built of is listed, with its licence", async () => {
  const parts = new Set<string>();
  await build({
    root: projectRoot,
    logLevel: "silent",
    build: { write: false },
    plugins: [
      {
        name: "what-is-in-it",
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            for (const id of chunk.type === "chunk" ? chunk.moduleIds : (chunk.originalFileNames ?? [])) parts.add(id);
          }
        },
      },
    ],
  });
  const built = [...parts].flatMap(
    (id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(id.replaceAll("\\", "/"))?.[1] ?? [],
  );
  expect(built).toContain("preact");
  expect(built.some((name) => name.startsWith("@fontsource"))).toBe(true);
  const listed = licencesOf(projectRoot);
  expect([...new Set(built)].filter((name) => listed.every((one) => one.name !== name))).toEqual([]);
  for (const { name, licence, text } of listed) {
    expect(licence, name).toMatch(/^(?:MIT|BSD-3-Clause|OFL-1\.1|ISC|Apache-2\.0)$/u);
    expect(text, name).toMatch(/copyright/iu);
  }
});

test("a package without its licence stops the build", () => {
  const root = mkdtempSync(join(tmpdir(), "letea-licences-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "node_modules/careless"), { recursive: true });
  writeFileSync(join(root, "package.json"), JSON.stringify({ dependencies: { careless: "1.0.0" } }));
  writeFileSync(
    join(root, "node_modules/careless/package.json"),
    JSON.stringify({ name: "careless", version: "1.0.0" }),
  );
  expect(() => licencesOf(root)).toThrow("comes without its licence");
});
