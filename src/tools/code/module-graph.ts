/** The import graph of files and packages. */
import { posix } from "node:path";
import { type Import, importsOf } from "./imports.ts";
import { isCode, type SourceFile } from "./source-file.ts";

export interface Graph {
  readonly edges: readonly Edge[];
  /** Imports from packages and of modules that have no file. */
  readonly foreign: readonly Use[];
  /** Imports whose target is computed. */
  readonly computed: readonly Use[];
  /** Imports of files that don't exist. */
  readonly broken: readonly Use[];
}

export interface Use {
  readonly from: string;
  readonly to: string;
  readonly typesOnly: boolean;
  readonly line: number;
}

/** From one file of the project to another. */
export type Edge = Use;

export function graphOf(files: readonly SourceFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path));
  const edges: Edge[] = [];
  const foreign: Use[] = [];
  const computed: Use[] = [];
  const broken: Use[] = [];
  for (const file of files.filter(({ path }) => isCode(path))) {
    for (const one of importsOf(file)) {
      const use = { from: file.path, to: one.target, typesOnly: one.typesOnly, line: one.line };
      if (one.how === "computed") {
        computed.push(use);
      } else if (one.how === "module" && !isPath(one.target)) {
        foreign.push(use);
      } else {
        const targets = resolve(file.path, one, paths);
        edges.push(...targets.map((to) => ({ ...use, to })));
        // A URL may also be of a folder, or of a file that only the build makes.
        if (targets.length === 0 && one.how !== "url") broken.push(use);
      }
    }
  }
  return { edges, foreign, computed, broken };
}

const isPath = (target: string): boolean => /^(?:\.{1,2})?\//u.test(target);

/** Resolves a path relative to a file. Absolute paths begin at the project's folder. */
export function pathFrom(from: string, target: string): string {
  const [path = ""] = target.split(/[?#]/u);
  return path.startsWith("/") ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(from), path);
}

function resolve(from: string, { how, target }: Import, paths: ReadonlySet<string>): readonly string[] {
  const path = pathFrom(from, target);
  if (how !== "glob") return paths.has(path) ? [path] : [];
  const pattern = globPattern(path);
  return [...paths].filter((one) => pattern.test(one));
}

/** `*` matches within a name, `**` any folders. */
export function globPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^${}()|[\]\\]/gu, "\\$&")
    .replaceAll("**/", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", "(?:.*/)?");
  return new RegExp(`^${source}$`, "u");
}
