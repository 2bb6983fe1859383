// Browsers besides the one that most tests use, from Debian's packages.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runChild } from "../../../src/setup/child.mjs";
import { problem } from "../../../src/setup/problem.mjs";

const PROGRAMS = ["firefox-esr", "WebKitWebDriver", "xvfb-run"];
/** Drawing needs a virtual screen, and a software renderer in place of a GPU. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "libgl1-mesa-dri", "libegl1"];

/** Installs missing packages, if it's allowed to. */
export async function installOtherBrowsers() {
  if (PROGRAMS.every(isThere) || process.getuid?.() !== 0 || !isThere("apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...PACKAGES]]) {
    const { code, output } = await runChild("apt-get", args, { env, output: "keep" });
    if (code !== 0) throw problem(`apt-get ${args[0]} failed: ${output.trim().split("\n").at(-1)}`);
  }
}

export function expectOtherBrowsers() {
  const missing = PROGRAMS.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  throw problem(
    `Not here: ${missing.join(", ")}. On Debian, what brings them is: apt-get install ${PACKAGES.join(" ")}`,
  );
}

/** @param {string} program */
function isThere(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}
