/** `npm run graph`: the project's folders with their imports and sizes. */
import { projectRoot } from "../setup/paths.mjs";
import { type Importer, importsByFolder, type Size, sizesByFolder } from "./code/folders.ts";
import { graphOf } from "./code/module-graph.ts";
import { readProject, type SourceFile } from "./code/source-file.ts";
import { columns } from "./lib/columns.ts";
import { tool, wrongUse } from "./lib/command.ts";

const DONE = 0;
const USUAL = "src";
const WHOLE = ".";

const HELP = `Shows which folder imports which, and how many lines are in each.

npm run -s graph -- [options]

  --in FOLDER  looks into one folder: ${USUAL}/ui, test, ${WHOLE} (${USUAL})`;

export const main = tool({
  help: HELP,
  options: { in: { type: "string", default: USUAL } },
  run({ in: asked }) {
    const folder = asked.replace(/\/+$/u, "") || WHOLE;
    const files = readProject(projectRoot);
    if (sizesByFolder(files, folder).length === 0) throw wrongUse(`There is nothing of the project in "${asked}".`);
    console.log(drawn(files, folder));
    return DONE;
  },
});

/** Both tables, as text. */
export function drawn(files: readonly SourceFile[], folder: string): string {
  const short = (part: string): string => {
    if (part === folder) return "(directly in it)";
    return part.startsWith(`${folder}/`) ? part.slice(folder.length + 1) : part;
  };
  return [
    `Who imports what in ${folder}, from the top: how many imports, and in brackets how many of them are of types only.`,
    "",
    importsDrawn(importsByFolder(files, graphOf(files).edges, folder), short),
    "",
    `Lines in ${folder}`,
    "",
    sizesDrawn(sizesByFolder(files, folder), short),
  ].join("\n");
}

function importsDrawn(importers: readonly Importer[], short: (part: string) => string): string {
  const places = new Map(importers.map(({ folder }, i) => [folder, i]));
  const width = Math.max(...importers.map(({ folder }) => short(folder).length));
  const lines = importers.map(({ folder, imports }, i) => {
    const told = imports.map(({ to, count, types }) => {
      const isUp = (places.get(to) ?? i) < i;
      return `${isUp ? "↑" : ""}${short(to)} ${count}${types > 0 ? ` (${types})` : ""}`;
    });
    return `${short(folder).padEnd(width)} → ${told.join(", ") || "nothing"}`;
  });
  const hasCircles = lines.some((line) => line.includes("↑"));
  return [...lines, ...(hasCircles ? ["", "↑ leads up again: these folders import each other in a circle."] : [])].join(
    "\n",
  );
}

function sizesDrawn(sizes: readonly Size[], short: (part: string) => string): string {
  const sum = (numberOf: (size: Size) => number): number => sizes.reduce((all, size) => all + numberOf(size), 0);
  const row = (name: string, numberOf: (pick: (size: Size) => number) => number): string[] =>
    [name].concat(
      [
        numberOf(({ files }) => files),
        numberOf(({ lines }) => lines.code),
        numberOf(({ lines }) => lines.styles),
        numberOf(({ lines }) => lines.documents),
        numberOf(({ lines }) => lines.other),
      ].map(String),
    );
  return columns([
    ["folder", "files", "code", "styles", "documents", "other"],
    ...sizes.map((size) => row(short(size.folder), (pick) => pick(size))),
    row("all", sum),
  ]);
}
