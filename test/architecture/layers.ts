/** Holds every import in `src` against the table. */
import { posix } from "node:path";
import type { Graph, Use } from "../../src/tools/code/module-graph.ts";
import { isCode, type SourceFile } from "../../src/tools/code/source-file.ts";
import { findCircles } from "./circles.ts";
import type { Row } from "./rules-table.ts";
import type { Violation } from "./violation.ts";

const SOURCES = "src/";
export const COMPUTED = "import(…)";

/** Where a file belongs: its row, and the game's name if the row's folder has a `*`. */
export interface Home {
  readonly row: Row;
  readonly game: string | undefined;
}

/** A folder that has rows for folders inside it keeps only the files directly in it. */
export function homeOf(path: string, table: readonly Row[]): Home | undefined {
  const folder = posix.dirname(path);
  const homes = table.flatMap((row) => {
    const isParent = table.some((other) => other.folder.startsWith(`${row.folder}/`));
    const inside = isParent ? "$" : "(?:/|$)";
    const pattern = posix.join(SOURCES, row.folder).replace("*", "([^/]+)");
    const match = new RegExp(`^${pattern}${inside}`, "u").exec(folder);
    return match === null ? [] : [{ row, game: match[1] }];
  });
  return homes.sort((a, b) => b.row.folder.length - a.row.folder.length)[0];
}

export function outsideTable(files: readonly SourceFile[], graph: Graph, table: readonly Row[]): readonly Violation[] {
  const inSources = ({ from }: Use): boolean => from.startsWith(SOURCES);
  const check = (uses: readonly Use[], isAllowed: (home: Home, use: Use) => boolean): Violation[] =>
    uses.filter(inSources).flatMap((use) => {
      const home = homeOf(use.from, table);
      if (home === undefined || isAllowed(home, use)) return [];
      const types = use.typesOnly ? " (types)" : "";
      return [
        { path: use.from, line: use.line, what: `${home.row.folder} may not import ${use.to || COMPUTED}${types}` },
      ];
    });
  return [
    ...files
      .filter(({ path }) => path.startsWith(SOURCES) && isCode(path) && homeOf(path, table) === undefined)
      .map(({ path }) => ({ path, line: 1, what: "belongs to no row of the table of imports" })),
    ...check(graph.edges, (home, use) => mayImport(home, use, table)),
    ...check(graph.foreign, mayUse),
    ...check(graph.computed, ({ row }) => row.foreign.includes(COMPUTED)),
  ];
}

/** Folders that would need each other in a circle, if all imports were made that the table allows; of types as well. */
export const circlesAllowed = (table: readonly Row[]): readonly (readonly string[])[] =>
  findCircles(table.flatMap(({ folder, imports }) => imports.map((permit) => ({ from: folder, to: permit.folder }))));

function mayImport({ row, game }: Home, { to, typesOnly }: Use, table: readonly Row[]): boolean {
  const target = homeOf(to, table);
  if (target === undefined) return false;
  if (game !== undefined && target.game !== undefined && target.game !== game) return false;
  if (target.row === row) return true;
  return row.imports.some((permit) => permit.folder === target.row.folder && (typesOnly || !permit.typesOnly));
}

function mayUse({ row, game }: Home, { to }: Use): boolean {
  return row.foreign.some((permit) => {
    const pattern = permit.split("*").map((part) => part.replaceAll(/[.+]/gu, "\\$&"));
    return new RegExp(`^${pattern.join(game ?? "[^/]+")}(?:/|$)`, "u").test(to);
  });
}
