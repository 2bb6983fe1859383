/** The project’s files. Paths are relative to the project’s folder, with forward slashes. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

export interface SourceFile {
  readonly path: string;
  /** Empty for binary files. */
  readonly text: string;
}

const FOLDERS = ["src", "test", "assets"];
const TOP_FILES = [
  ".ci/run",
  ".npmrc",
  "CONTRIBUTING.md",
  "LICENSE",
  "README.md",
  "biome.jsonc",
  "index.html",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];
const MADE_FOLDERS = new Set(["node_modules", "dist", "test-results"]);
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/u;
const TEXT = /\.(?:ts|tsx|mts|mjs|js|css|html|json|jsonc|md|txt|svg)$/u;

export const isCode = (path: string): boolean => CODE.test(path);

export function readProject(root: string): readonly SourceFile[] {
  const inFolders = FOLDERS.flatMap((folder) => pathsIn(root, join(root, folder))).sort();
  const atTop = TOP_FILES.filter((path) => existsSync(join(root, path)));
  return [...atTop, ...inFolders].map((path) => ({
    path,
    text: TEXT.test(path) || atTop.includes(path) ? readFileSync(join(root, path), "utf8") : "",
  }));
}

function pathsIn(root: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || MADE_FOLDERS.has(entry.name)) return [];
    return entry.isDirectory() ? pathsIn(root, path) : [relative(root, path).replaceAll(sep, "/")];
  });
}
