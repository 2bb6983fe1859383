/** `npm run release`: the built page in one file, for any host of files. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { buildPage } from "../setup/build-page.mjs";
import { projectRoot } from "../setup/paths.mjs";
import { tool } from "./lib/command.ts";
import { zipOf } from "./release/zip.ts";

const FOLDER = "release";
const HOW_TO_SERVE = "src/tools/release/HOW-TO-SERVE.txt";
/** What only our own build asks for. */
const NOT_SERVED = "source-hash.txt";

const HELP = `Builds the page and packs it, with how to serve it, into one file that is the same for the same sources.

npm run release -- [options]

  --into DIR  where to put it (${FOLDER})`;

export const main = tool({
  help: HELP,
  options: { into: { type: "string", default: FOLDER } },
  async run({ into }) {
    const { name, version }: { name: string; version: string } = JSON.parse(textOf("package.json"));
    const page = await buildPage(projectRoot);
    const top = `${name}-${version}`;
    const files = new Map<string, Uint8Array>([
      [`${top}/HOW-TO-SERVE.txt`, read(HOW_TO_SERVE)],
      [`${top}/LICENSE.txt`, read("LICENSE")],
      ...filesIn(page).map((path) => [`${top}/page/${path}`, readFileSync(join(page, path))] as const),
    ]);
    mkdirSync(into, { recursive: true });
    const file = join(into, `${top}.zip`);
    const zip = zipOf(files);
    writeFileSync(file, zip);
    console.log(`${file}: ${files.size} files, ${Math.ceil(zip.length / 1024)} kB`);
    return 0;
  },
});

const read = (path: string): Uint8Array => readFileSync(join(projectRoot, path));
const textOf = (path: string): string => readFileSync(join(projectRoot, path), "utf8");

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path !== NOT_SERVED && statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join("/"));
