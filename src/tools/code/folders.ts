/** Imports between folders, and their sizes. */
import { posix } from "node:path";
import type { Use } from "./module-graph.ts";
import { isCode, type SourceFile } from "./source-file.ts";

/**
 * The folder to which a file is assigned in a view of `folder`: a direct subfolder of it, or of one of its ancestors. For
 * `src/games`, `src/games/chess/rules/mate.ts` is in `src/games/chess`, and `src/ui/room/seat.ts` in `src/ui`.
 */
export function partOf(path: string, folder: string): string {
  const way = folder === "." ? [] : folder.split("/");
  const steps = posix.dirname(path).split("/");
  const parting = steps.findIndex((step, i) => step !== way[i]);
  return parting === -1 ? steps.join("/") : steps.slice(0, parting + 1).join("/");
}

const isWithin = (path: string, folder: string): boolean => folder === "." || `${path}/`.startsWith(`${folder}/`);

export interface Imports {
  readonly to: string;
  readonly count: number;
  /** How many of them are type imports. */
  readonly types: number;
}

export interface Importer {
  readonly folder: string;
  /** The most used first. */
  readonly imports: readonly Imports[];
}

/** All parts of a folder in topological order: an importer comes before what it imports, except in circles. */
export function importsByFolder(
  files: readonly SourceFile[],
  edges: readonly Use[],
  folder: string,
): readonly Importer[] {
  const paths = files.map(({ path }) => path).filter((path) => isCode(path) && isWithin(path, folder));
  const parts = new Set(paths.map((path) => partOf(path, folder)));
  const importers = [...parts].map((part) => {
    const leading = edges
      .filter(({ from }) => isWithin(from, folder) && partOf(from, folder) === part)
      .map(({ to, typesOnly }) => ({ to: partOf(to, folder), typesOnly }))
      .filter(({ to }) => to !== part);
    const imports = [...new Set(leading.map(({ to }) => to))].map((to) => {
      const these = leading.filter((one) => one.to === to);
      return { to, count: these.length, types: these.filter(({ typesOnly }) => typesOnly).length };
    });
    return { folder: part, imports: imports.sort((a, b) => b.count - a.count || compare(a.to, b.to)) };
  });
  return fromTheTop(importers);
}

/** The next one is not imported by any of the rest or, in a circle, is imported by the fewest. */
function fromTheTop(importers: readonly Importer[]): readonly Importer[] {
  const rest = [...importers].sort((a, b) => compare(a.folder, b.folder));
  const ways = new Map(rest.map(({ folder }) => [folder, reachedFrom(folder, importers)]));
  const leads = (from: string, to: string): boolean => ways.get(from)?.has(to) ?? false;
  const ordered: Importer[] = [];
  for (const _ of importers) {
    const tops = rest.filter(({ folder: top }) =>
      rest.every(({ folder: other }) => !leads(other, top) || leads(top, other)),
    );
    const askedBy = tops.map((top) => rest.filter(({ imports }) => imports.some(({ to }) => to === top.folder)).length);
    const next = tops.slice(askedBy.indexOf(Math.min(...askedBy)))[0];
    if (next !== undefined) ordered.push(...rest.splice(rest.indexOf(next), 1));
  }
  return ordered;
}

function reachedFrom(folder: string, importers: readonly Importer[]): ReadonlySet<string> {
  const next = (from: string): readonly string[] =>
    importers.find((importer) => importer.folder === from)?.imports.map(({ to }) => to) ?? [];
  const reached = new Set(next(folder));
  for (const one of reached) for (const to of next(one)) reached.add(to);
  return reached;
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

export const KINDS = { code: isCode, styles: isOf("css"), documents: isOf("md"), other: () => true };
export type Kind = keyof typeof KINDS;

function isOf(extension: string): (path: string) => boolean {
  return (path) => path.endsWith(`.${extension}`);
}

export interface Size {
  readonly folder: string;
  readonly files: number;
  readonly lines: Readonly<Record<Kind, number>>;
}

/** All parts of a folder, by name. */
export function sizesByFolder(files: readonly SourceFile[], folder: string): readonly Size[] {
  const within = files.filter(({ path }) => isWithin(path, folder));
  const parts = [...new Set(within.map(({ path }) => partOf(path, folder)))].sort();
  return parts.map((part) => {
    const these = within.filter(({ path }) => partOf(path, folder) === part);
    const lines = { code: 0, styles: 0, documents: 0, other: 0 };
    for (const { path, text } of these) {
      const kinds = Object.keys(KINDS) as Kind[];
      const kind = kinds.find((one) => KINDS[one](path)) ?? "other";
      lines[kind] += linesIn(text);
    }
    return { folder: part, files: these.length, lines };
  });
}

/** As `wc -l` counts them. */
const linesIn = (text: string): number => text.split("\n").length - 1;
