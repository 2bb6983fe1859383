import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { allRules } from "./all-rules.ts";
import { ICONS, iconFiles, manifestOf } from "./manifest.ts";
import { type Precached, precacheOf, versionOf } from "./precache.ts";

const WORKER = "src/offline/service-worker.ts";
const WORKER_FILE = "service-worker.js";
const MANIFEST_FILE = "manifest.json";
const RULES = "letea:all-rules";
const PRECACHE = "letea:precache";

/** Provides `letea:all-rules`, by which two builds find out whether they can go on with each other's matches. */
export const allRulesPlugin = (root: string): Plugin =>
  moduleOf(RULES, () => `export const allRules = ${JSON.stringify(allRules(root))};\n`);

/** Makes the built page one that installs, and starts without a network: its manifest, icons and service worker. */
export function offlinePlugin(root: string): Plugin {
  let isOfPage = false;
  return {
    name: "letea-offline",
    apply: "build",
    enforce: "post",
    configResolved({ build: { ssr } }) {
      isOfPage = !ssr;
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: MANIFEST_FILE }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "icons/apple-180.png" }, injectTo: "head" },
    ],
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        if (!isOfPage) return;
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: "asset", fileName, source });
        const precached = precacheOf(Object.values(bundle).map(builtOf));
        emit(WORKER_FILE, await workerWith(root, precached));
        emit(MANIFEST_FILE, `${JSON.stringify(manifestOf(root), null, 2)}\n`);
        for (const name of iconFiles(root)) emit(`icons/${name}`, readFileSync(join(root, ICONS, name)));
      },
    },
  };
}

const builtOf = (one: Rolldown.OutputChunk | Rolldown.OutputAsset) => ({
  fileName: one.fileName,
  content: one.type === "chunk" ? one.code : one.source,
});

/** One script without imports, as every browser takes it for a service worker. */
async function workerWith(root: string, precached: readonly Precached[]): Promise<string> {
  const known = [
    `export const precached = ${JSON.stringify(precached)};`,
    `export const version = ${JSON.stringify(versionOf(precached))};`,
  ].join("\n");
  const made = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [allRulesPlugin(root), moduleOf(PRECACHE, () => known)],
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, WORKER),
        output: { format: "iife", entryFileNames: WORKER_FILE },
      },
    },
  });
  const [script, ...others] = "output" in made ? made.output : [];
  if (script?.type !== "chunk" || others.length > 0) throw new Error("the service worker isn't a single script");
  return script.code;
}

function moduleOf(name: string, code: () => string): Plugin {
  // Other plugins ignore ids that begin with a zero byte.
  const resolved = `\0${name}`;
  return {
    name: name.replace(":", "-"),
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? code() : undefined),
  };
}
