// Node can't run our TypeScript by itself: programs are bundled by Vite, the page's own builder, into a cache folder.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { moveUnlessThere } from "./move.mjs";
import { cacheFolder } from "./paths.mjs";
import { sourceHash } from "./source-hash.mjs";

const KEEP_UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Bundles programs, or finds them bundled from the very same sources. Any number of processes may do this at once.
 * @param {{ root: string, name: string, entries: Record<string, string> }} order
 *   name: of the bundle; entries: source files by program name
 * @returns {Promise<string>} a folder with one file NAME.js for each entry, and what they share
 */
export async function bundlePrograms({ root, name, entries }) {
  const shelf = join(cacheFolder, name);
  const folder = join(shelf, sourceHash(root));
  if (existsSync(folder)) {
    touch(folder);
    return folder;
  }
  mkdirSync(shelf, { recursive: true });
  const work = mkdtempSync(join(shelf, "new-"));
  try {
    await build(root, entries, work);
    moveUnlessThere(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  removeUnused(shelf);
  return folder;
}

/**
 * @param {string} root
 * @param {Record<string, string>} entries
 * @param {string} outDir
 */
async function build(root, entries, outDir) {
  const vite = await import("vite");
  await vite.build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      ssr: true,
      target: "node20",
      minify: false,
      sourcemap: true,
      // All in one folder, so that a program finds another by `new URL("./other.js", import.meta.url)` from any chunk.
      rolldownOptions: { input: entries, output: { entryFileNames: "[name].js", chunkFileNames: "shared-[hash].js" } },
    },
  });
}

/** Marks a bundle as used today. @param {string} folder */
function touch(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Removes bundles unused for a day. Not at once, since another process may be running an older one. @param {string} shelf */
function removeUnused(shelf) {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name);
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - used > KEEP_UNUSED_MS) rmSync(folder, { recursive: true, force: true });
  }
}
