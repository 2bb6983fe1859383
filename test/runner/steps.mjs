import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findBrowser } from "../../src/setup/browser/find.mjs";
import { runChild } from "../../src/setup/child.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { installOtherBrowsers } from "../browser/other-browsers/debian.mjs";
import { addUp, countCheck, countPlaywright, countVitest } from "./count.mjs";

/** @typedef {import("./count.mjs").Count} Count */

const TYPE_PROJECTS = ["tsconfig.json", "src/tsconfig.pure.json"];

/**
 * Everything that is checked, in the order in which to learn of it: the quickest first.
 * @type {Readonly<Record<string, () => Promise<Count>>>}
 */
export const steps = { types, lint, unit, browser };

async function types() {
  const counts = [];
  for (const project of TYPE_PROJECTS) {
    console.log(`tsc -p ${project}`);
    counts.push(countCheck(await runTool("typescript", "bin/tsc", ["-p", project])));
  }
  return addUp(counts);
}

async function lint() {
  const colors = process.stdout.isTTY ? "force" : "off";
  return countCheck(
    await runTool("@biomejs/biome", "bin/biome", ["ci", "--error-on-warnings", `--colors=${colors}`, "."]),
  );
}

function unit() {
  return withReport(async (file) => {
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const exitCode = await runTool("vitest", "vitest.mjs", args);
    return countVitest(textOf(file), exitCode);
  });
}

async function browser() {
  await findBrowser();
  if (process.env.LETEA_TESTS === "long") await installOtherBrowsers();
  return withReport(async (file) => {
    const args = ["test", "-c", "test/browser/playwright.config.ts", "--reporter=list,json"];
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const exitCode = await runTool("@playwright/test", "cli.js", args, env);
    return countPlaywright(textOf(file), exitCode);
  });
}

/**
 * @param {string} packageName
 * @param {string} program a file of the package
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runTool(packageName, program, args, env = process.env) {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  const colors = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const { code } = await runChild(process.execPath, [join(folder, program), ...args], {
    cwd: projectRoot,
    env: { ...env, ...colors },
  });
  return code;
}

/**
 * @param {(file: string) => Promise<Count>} run gets the path of a report that doesn't exist yet
 */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), "letea-report-"));
  // Also when a signal ends it.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return await run(join(folder, "report.json"));
}

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
