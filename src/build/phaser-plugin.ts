import { join } from "node:path";
import type { Plugin } from "vite";

const PARTS = "src/scenes/phaser-parts.js";

/** Phaser leaves out what its builder has switched off. Whatever isn't switched off counts as on, even if it isn't there. */
const SWITCHED_OFF = /typeof (?:CANVAS_RENDERER|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT|WEBGL_DEBUG)\b/gu;
/** There is no such variable in a page made of modules. */
const GLOBAL = "global.Phaser = Phaser;";

/** In the built page, `phaser` means the parts of it that we use, taken from its sources. */
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
