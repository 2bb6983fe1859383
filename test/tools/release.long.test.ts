import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { runTool } from "./run-tool.ts";

test("one command packs the page, how to serve it and the licence", async () => {
  const into = mkdtempSync(join(tmpdir(), "letea-release-"));
  onTestFinished(() => rmSync(into, { recursive: true }));
  const { code, err } = await runTool("release", "--into", into);
  expect(code, err).toBe(0);
  const [name = ""] = readdirSync(into);
  expect(name).toMatch(/^letea-\d+\.\d+\.\d+\.zip$/u);
  const zip = readFileSync(join(into, name));
  const files = unzipSync(zip);
  const top = name.replace(".zip", "");
  const paths = Object.keys(files).map((path) => path.replace(`${top}/`, ""));
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["HOW-TO-SERVE.txt", "LICENSE.txt"],
      ...["page/index.html", "page/manifest.json", "page/service-worker.js", "page/icons/any-192.png"],
    ]),
  );
  expect(paths.filter((path) => path.endsWith("source-hash.txt"))).toEqual([]);

  expect((await runTool("release", "--into", into)).code).toBe(0);
  expect(readFileSync(join(into, name)).equals(zip)).toBe(true);
});
