/** Browsers from Debian's packages, which a person’s computer may not have. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runChild } from "../../../src/setup/child.mjs";
import { problem } from "../../../src/setup/problem.mjs";

/** What is drawn needs a screen and something that draws in place of a graphics card. */
const SCREEN = ["xvfb", "xauth", "libgl1-mesa-dri", "libegl1"];

/** Makes sure that this program can be started: installs what brings it if that is allowed, else says how to. */
export async function haveProgram(program: string, debianPackage: string): Promise<void> {
  if (isThere(program) && isThere("xvfb-run")) return;
  const packages = [debianPackage, ...SCREEN];
  if (process.getuid?.() === 0 && isThere("apt-get")) await install(packages);
  if (!isThere(program) || !isThere("xvfb-run")) {
    throw problem(`There is no ${program} here. On Debian: apt-get install ${packages.join(" ")}`);
  }
}

async function install(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]]) {
    const { code, output } = await runChild("apt-get", args, { env, output: "keep" });
    if (code !== 0) throw problem(`apt-get ${args.join(" ")} failed: ${output.trim().split("\n").at(-1) ?? ""}`);
  }
}

function isThere(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}
