// A Chromium inside an npm package: for computers that reach the npm registry but not Playwright's downloads, and where
// system packages can't be installed. Only the package's files are used, none of its code: that targets newer
// versions of Node and unpacks to a shared temporary folder, where an earlier, interrupted try would be taken for whole.
import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { runChild } from "../child.mjs";
import { npm, npmComplaint } from "../dependencies.mjs";
import { moveUnlessThere } from "../move.mjs";
import { cacheFolder } from "../paths.mjs";

/** @typedef {import("./probe.mjs").Launch} Launch */

const VERSION = "153.0.0";
const INTEGRITY = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";

/** The package has a browser for this kind of computer only. */
export const sparticuzFits = process.platform === "linux" && process.arch === "x64";

/**
 * Fetches and unpacks the browser unless that has been done.
 * @returns {Promise<Launch[]>} with the system's own libraries, and with those that the package brings for bare systems
 */
export async function sparticuzBrowser() {
  const home = join(cacheFolder, `chromium-${VERSION}`);
  if (!existsSync(home)) await unpackInto(home);
  const env = { FONTCONFIG_FILE: writeFontsConf(home) };
  const executablePath = join(home, "chromium");
  const libraries = [join(home, "lib"), process.env.LD_LIBRARY_PATH].filter(
    (path) => path !== undefined && path !== "",
  );
  return [
    { executablePath, env },
    { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries.join(":") } },
  ];
}

/** @param {string} home appears only once it's complete, however many processes do this at once */
async function unpackInto(home) {
  mkdirSync(cacheFolder, { recursive: true });
  const work = mkdtempSync(join(cacheFolder, "chromium-"));
  try {
    const packed = await download(work);
    await must("tar", ["-xzf", packed, "-C", work]);
    const bin = join(work, "package", "bin");
    const made = join(work, "made");
    mkdirSync(made);
    await unpackBrotli(join(bin, "chromium.br"), join(made, "chromium"), 0o755);
    for (const name of ["swiftshader", "fonts", "al2023"]) {
      const tar = join(work, `${name}.tar`);
      await unpackBrotli(join(bin, `${name}.tar.br`), tar, 0o644);
      await must("tar", ["-xf", tar, "-C", made]);
    }
    moveUnlessThere(made, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function download(folder) {
  const { code, output } = await npm(["pack", `@sparticuz/chromium@${VERSION}`, "--pack-destination", folder], folder);
  const file = join(folder, `sparticuz-chromium-${VERSION}.tgz`);
  if (code !== 0 || !existsSync(file)) throw new Error(npmComplaint(output));
  const integrity = createHash("sha512").update(readFileSync(file)).digest("base64");
  if (integrity !== INTEGRITY) throw new Error("what the npm registry delivered isn't the known package");
  return file;
}

/**
 * @param {string} packed
 * @param {string} target
 * @param {number} mode
 */
async function unpackBrotli(packed, target, mode) {
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(target, { mode }));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code, output } = await runChild(command, args, { output: "keep" });
  if (code !== 0) throw new Error(`${command} failed: ${lastLine(output)}`);
}

/** The package's own configuration names folders that exist only on its target platform. @param {string} home */
function writeFontsConf(home) {
  const file = join(home, "letea-fonts.conf");
  const folders = [join(home, "fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  const dirs = folders.map((folder) => `  <dir>${folder}</dir>\n`).join("");
  const cache = `  <cachedir>${join(home, "font-cache")}</cachedir>\n`;
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${dirs}${cache}</fontconfig>\n`,
  );
  return file;
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split("\n").at(-1) ?? "";
}
