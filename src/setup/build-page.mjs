import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceHash } from "./source-hash.mjs";

const HASH_FILE = "source-hash.txt";

/**
 * Builds the page into `dist`, unless it was already built from the same sources.
 * @param {string} root
 * @returns {Promise<string>} the folder to serve
 */
export async function buildPage(root) {
  const dist = join(root, "dist");
  const hash = sourceHash(root);
  if (builtFrom(dist) === hash) return dist;

  const work = mkdtempSync(join(root, "dist-new-"));
  try {
    const fresh = join(work, "fresh");
    await build({ root, build: { outDir: fresh } });
    writeFileSync(join(fresh, HASH_FILE), hash);
    swapIn(fresh, dist, join(work, "old"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return dist;
}

/**
 * Builds a page other than the project's own in the same way.
 * @param {string} root
 * @param {string} folder where its `index.html` is, relative to `root`
 * @param {readonly import("vite").Plugin[]} plugins besides those of every page
 * @returns {Promise<string>} a folder to serve, and to be removed afterwards
 */
export async function buildPageIn(root, folder, plugins = []) {
  const outDir = mkdtempSync(join(tmpdir(), "letea-page-"));
  await build({
    root: join(root, folder),
    configFile: join(root, "vite.config.ts"),
    plugins: [...plugins],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/**
 * Always a production build: with the tests' NODE_ENV, Vite would add development helpers and this machine's file paths.
 * @param {import("vite").InlineConfig} config
 */
async function build(config) {
  const vite = await import("vite");
  const usual = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await vite.build({ ...config, logLevel: "warn" });
  } finally {
    if (usual === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = usual;
  }
}

/**
 * Replaces `dist` in one step, so that nobody serves half a page.
 * @param {string} fresh
 * @param {string} dist
 * @param {string} old where to put the previous page
 */
function swapIn(fresh, dist, old) {
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } catch (error) {
    // Another process may have built the same at the same time.
    if (builtFrom(dist) !== builtFrom(fresh)) throw error;
  }
}

/**
 * @param {string} folder
 * @returns {string | undefined} the hash of the sources that this page was built from
 */
function builtFrom(folder) {
  const file = join(folder, HASH_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
