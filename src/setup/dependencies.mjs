import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { problem } from "./problem.mjs";

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;

const NPM_SETTINGS = [
  // A short retry: a hiccup is survived, and being offline is reported within seconds.
  "--fetch-retry-mintimeout=500",
  "--fetch-retry-maxtimeout=2000",
  // Explicit, because a silent npm that runs us would make this one silent too.
  "--loglevel=error",
];

/**
 * Identifies what node_modules was installed from and for: native parts differ by platform and by Node's binary interface.
 * @param {string} root
 */
export function installStamp(root) {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(JSON.stringify([process.platform, process.arch, process.versions.modules]))
    .digest("hex");
}

/**
 * Installs what package-lock.json lists, unless exactly that is already installed.
 * @param {string} root
 */
export async function ensureDependencies(root) {
  const stamp = installStamp(root);
  const stampFile = join(root, "node_modules", ".letea-installed");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.error("Installing what Letea needs into node_modules (only when something has changed) ...");
  const { code, output } = await npm(["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"], root);
  if (code !== 0) throw problem(`Can't install: ${npmComplaint(output)}`);
  writeFileSync(stampFile, stamp);
}

/**
 * Runs the npm that runs us, or else the one on the path.
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const own = process.env.npm_execpath;
  const all = [...args, ...NPM_SETTINGS];
  const options = /** @type {const} */ ({ cwd, output: "keep" });
  if (own !== undefined && /npm-cli\.c?js$/.test(own)) return runChild(process.execPath, [own, ...all], options);
  if (process.platform === "win32") return runChild("npm.cmd", all, { ...options, shell: true });
  return runChild("npm", all, options);
}

/**
 * What to tell the user when npm has failed.
 * @param {string} output npm's
 */
export function npmComplaint(output) {
  if (NO_NETWORK.test(output)) {
    return "the npm registry doesn't answer. Connect to the network (or check npm's registry and proxy settings) and run the command again.";
  }
  const lines = output.split("\n").filter((line) => line.startsWith("npm error"));
  return `npm failed. Repair what it says and run the command again.\n${lines.slice(0, 8).join("\n")}`;
}
