import type { Plugin } from "vite";
import { licencesOf } from "./licences.ts";

const NAME = "letea:licences";
/** Other plugins ignore ids that begin with a zero byte. */
const RESOLVED = `\0${NAME}`;

/** Provides `letea:licences`: the licences of the packages in this build. */
export function licencesPlugin(root: string): Plugin {
  return {
    name: "letea-licences",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const licences = ${JSON.stringify(licencesOf(root))};\n` : undefined),
  };
}
