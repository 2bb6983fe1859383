import { join } from "node:path";
import type { Plugin } from "vite";
import { fingerprint, ruleFiles } from "./fingerprint.ts";

const PREFIX = "letea:rules/";
/** Other plugins ignore ids that begin with a zero byte. */
const RESOLVED = `\0${PREFIX}`;

/** Provides `letea:rules/<game id>`, a module with the fingerprint of that game's rules as they are in this build. */
export function rulesHashPlugin(root: string): Plugin {
  return {
    name: "letea-rules-hash",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const gameId = id.slice(RESOLVED.length);
      for (const file of ruleFiles(root, gameId)) this.addWatchFile(join(root, file));
      return `export const rulesHash = ${JSON.stringify(fingerprint(root, gameId))};\n`;
    },
  };
}
