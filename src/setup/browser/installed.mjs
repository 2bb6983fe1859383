import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const PROGRAMS = ["google-chrome", "google-chrome-stable", "microsoft-edge", "chromium", "chromium-browser"];

/**
 * Where Chrome, Edge and Chromium are usually found, in the order in which to try them.
 * @param {{ platform: string, env: NodeJS.ProcessEnv }} computer
 * @returns {string[]} only paths that exist
 */
export function installedBrowsers({ platform, env }) {
  return places(platform, env).filter((path) => existsSync(path));
}

/**
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 */
function places(platform, env) {
  if (platform === "darwin") {
    const names = ["Google Chrome", "Microsoft Edge", "Chromium"];
    return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
}
