import { join } from "node:path";
import type { Plugin } from "vite";

const PARTS = "src/scenes/phaser-parts.js";

/** Flags that Phaser's own build sets. One that is undefined counts as on, even if its code isn't there. */
const SWITCHED_OFF = /typeof (?:CANVAS_RENDERER|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT|WEBGL_DEBUG)\b/gu;
/** A page made of modules has no variable `global`. */
const GLOBAL = "global.Phaser = Phaser;";

/** In the built page, `phaser` is only the parts of it that we use, taken from its sources. */
export function phaserPlugin(root: string): Plugin {
  const sources = join(root, "node_modules/phaser/src");
  return {
    name: "letea-phaser",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^phaser$/u, replacement: join(root, PARTS) },
          { find: /^phaser\/src(?=\/)/u, replacement: sources },
        ],
      },
    }),
    transform(code, id) {
      return id.startsWith(sources) ? code.replace(SWITCHED_OFF, "false").replace(GLOBAL, "") : undefined;
    },
  };
}
