import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { phaserPlugin } from "../../src/build/phaser-plugin.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

const ENTRY = "\0entry";

/** What becomes of a module with this text when it is built. */
async function built(text: string): Promise<string> {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? text : undefined),
  };
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "silent",
    plugins: [entry, phaserPlugin(projectRoot)],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" } },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("Nothing was built.");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("\n");
}

let page = "";
beforeAll(async () => {
  page = await built('export { Game } from "phaser";');
});

test("a built page has Phaser’s world in it, and neither its sounds nor its canvas renderer", () => {
  const made = (name: string) => page.includes(`require_${name} =`);
  expect(["WebGLRenderer", "CanvasRenderer", "WebAudioSoundManager"].map(made)).toEqual([true, false, false]);
});

test("it asks no builder any more what it shall leave out, but whether there is WebGL, which is on", () => {
  const asked = [...page.matchAll(/typeof ([A-Z][A-Z_0-9]{2,})\b/gu)].map(([, name]) => name);
  expect([...new Set(asked)].filter((name) => name !== "URL")).toEqual(["WEBGL_RENDERER"]);
});

test("it leaves nothing on the page that others could trip over", () => {
  expect(/\bglobal\.Phaser\b/u.test(page)).toBe(false);
});

test("a part that we haven’t taken stops the build", async () => {
  await expect(built('export { Tilemaps } from "phaser";')).rejects.toThrow(/Tilemaps/u);
});

test("only the built page is different", () => {
  expect(phaserPlugin(projectRoot).apply).toBe("build");
});
