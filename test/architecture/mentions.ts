/** The paths that a file names otherwise than by importing them. */
import { posix } from "node:path";
import { pathFrom } from "../../src/tools/code/module-graph.ts";
import { isCode, type SourceFile } from "../../src/tools/code/source-file.ts";
import { parse, walk } from "../../src/tools/code/syntax.ts";

/**
 * - code: string literals, and the beginnings of template literals
 * - a page: `src` and `href`
 * - a style sheet: `url(…)` and `@import`
 * - a document: links
 */
export function mentionsIn(file: SourceFile): readonly string[] {
  if (isCode(file.path)) return literalsIn(file);
  if (file.path.endsWith(".html")) return captures(file, /\b(?:src|href)\s*=\s*"([^"]+)"/gu);
  if (file.path.endsWith(".css"))
    return captures(file, /url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/gu);
  if (file.path.endsWith(".md")) return captures(file, /\]\(([^)\s]+)\)/gu);
  return [];
}

const captures = ({ text }: SourceFile, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? "");

function literalsIn(file: SourceFile): readonly string[] {
  const texts: string[] = [];
  walk(parse(file).program, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") texts.push(node.value);
    if (node.type === "TemplateLiteral") texts.push(node.quasis[0]?.value.raw ?? "");
  });
  // "--config=test/browser/playwright.config.ts" names a file as well.
  return texts.flatMap((text) => text.split(/[\s=]/u)).filter((text) => text !== "");
}

const PUBLIC = "assets/";

/** All files, and by folder those directly in it that are data. */
export interface Tree {
  readonly paths: ReadonlySet<string>;
  readonly data: ReadonlyMap<string, readonly string[]>;
}

export function treeOf(files: readonly SourceFile[]): Tree {
  const data = new Map<string, string[]>();
  for (const { path } of files) {
    if (isCode(path)) continue;
    const folder = posix.dirname(path);
    data.set(folder, [...(data.get(folder) ?? []), path]);
  }
  return { paths: new Set(files.map(({ path }) => path)), data };
}

/**
 * The files that a mention means: one whose path it is, seen from the file, from the project's folder or from the
 * folder of assets; or, when it means a folder, the data (never the code) that lie directly in it.
 */
export function filesMeant(from: string, mention: string, { paths, data }: Tree): readonly string[] {
  if (/^[a-z]+:/iu.test(mention) || /^[./]*$/u.test(mention)) return [];
  const near = pathFrom(from, mention);
  const fromTop = posix.normalize(mention.replace(/^\//u, "").replace(/[?#].*$/u, ""));
  const candidates = [near, fromTop, PUBLIC + fromTop].filter((path) => paths.has(path));
  if (candidates.length > 0) return candidates;
  // A bare word means a folder only when it lies beside the file.
  const folders = fromTop.includes("/") ? [near, fromTop] : [near];
  const wanted = new Set(folders.map((folder) => folder.replace(/\/$/u, "")));
  return [...wanted].flatMap((folder) => data.get(folder) ?? []);
}
