import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { patched } from "../../src/scenes/shader-patch.ts";
import { projectRoot } from "../../src/setup/paths.mjs";

const require = createRequire(import.meta.url);
const shaders = `${projectRoot}/node_modules/phaser/src/renderer/webgl/shaders`;

test.each(["GetTexture-glsl", "GetTexRes-glsl"])(
  "in Phaser’s %s no interpolated number is compared exactly",
  (name) => {
    const source: unknown = require(`${shaders}/${name}.js`);
    expect(source).toMatch(/\boutTexDatum\b/u);
    const rest = patched(String(source)).replaceAll("floor(outTexDatum + 0.5)", "");
    expect(rest).not.toMatch(/\boutTexDatum\b/u);
  },
);
