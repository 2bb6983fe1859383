/** The first page has only the texts of its own: everything that is loaded with it must find its texts there. */
import { posix } from "node:path";
import type { Node } from "oxc-parser";
import { expect, test } from "vitest";
import { pathFrom } from "../../src/tools/code/module-graph.ts";
import { readProject, type SourceFile } from "../../src/tools/code/source-file.ts";
import { constantText, parse, walk } from "../../src/tools/code/syntax.ts";
import { texts as first } from "../../src/ui/texts/first/en.ts";
import { texts as shell } from "../../src/ui/texts/shell/en.ts";

const root = posix.join(import.meta.dirname.replaceAll("\\", "/"), "../..");
const files = new Map(readProject(root).map((file) => [file.path, file]));

/** What a file imports before it runs: no types, and nothing that is loaded later. */
function importedBy({ path, ...file }: SourceFile): readonly string[] {
  return parse({ path, ...file }).program.body.flatMap((node) => {
    const from = sourceOf(node);
    return from === undefined ? [] : [pathFrom(path, from)];
  });
}

function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
      return node.importKind === "type" ? undefined : node.source.value;
    case "ExportNamedDeclaration":
      return node.exportKind === "type" ? undefined : node.source?.value;
    default:
      return undefined;
  }
}

function loadedWith(start: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const due = [start];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    const file = files.get(path);
    if (file === undefined || loaded.has(path) || !/\.tsx?$/u.test(path)) continue;
    loaded.add(path);
    due.push(...importedBy(file));
  }
  return loaded;
}

const loaded = loadedWith("src/page/main.tsx");

function literals(path: string): readonly string[] {
  const found: string[] = [];
  const file = files.get(path);
  if (file !== undefined)
    walk(parse(file).program, (node) => {
      const text = constantText(node);
      if (text !== undefined) found.push(text);
    });
  return found;
}

const named = new Set([...loaded].filter((path) => !path.includes("/texts/")).flatMap(literals));

test("what is loaded with the first page asks for no text that comes later", () => {
  expect(loaded.size).toBeGreaterThan(30);
  expect(loaded).not.toContain("src/ui/texts/shell/en.ts");
  expect(Object.keys(shell).filter((key) => named.has(key))).toEqual([]);
});

test("the first page brings no text that nothing of it asks for", () => {
  expect(Object.keys(first).filter((key) => !named.has(key))).toEqual([]);
});
