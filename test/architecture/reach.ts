/** Which files are used: those that something starts, and whatever they import or name. */
import { posix } from "node:path";
import type { Graph } from "../../src/tools/code/module-graph.ts";
import { isCode, type SourceFile } from "../../src/tools/code/source-file.ts";
import { filesMeant, mentionsIn, treeOf } from "./mentions.ts";
import type { Violation } from "./violation.ts";

/** Read by tools or people without being named anywhere. */
const STARTED_BY_NAME = ["README.md", "index.html", "vite.config.ts", "tsconfig.json"];
const TEST_FILE = /^test\/.*\.(?:test|spec)\.tsx?$/u;
/** The compiler takes these from the folders that tsconfig.json includes. */
const DECLARATIONS = /^(?:src|test)\/.*\.d\.ts$/u;

export function entriesOf(files: readonly SourceFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  const found = [...paths].filter(
    (path) => STARTED_BY_NAME.includes(path) || TEST_FILE.test(path) || DECLARATIONS.test(path),
  );
  const scripts = files.find(({ path }) => path === "package.json");
  return [...found, ...startedByScripts(scripts?.text ?? "{}", paths)];
}

/** `node FILE`, and the tools beside `run.mjs` that it starts by name. */
function startedByScripts(packageJson: string, paths: ReadonlySet<string>): readonly string[] {
  const content: unknown = JSON.parse(packageJson);
  if (typeof content !== "object" || content === null || !("scripts" in content)) return [];
  return Object.values(content.scripts ?? {}).flatMap((script) => {
    const words = String(script).split(/\s+/u);
    const files = words.filter((word) => paths.has(word));
    const tools = files
      .filter((file) => posix.basename(file) === "run.mjs")
      .flatMap((file) => words.map((word) => `${posix.dirname(file)}/${word}`))
      .flatMap((tool) => [`${tool}.ts`, `${tool}-worker.ts`]);
    return [...files, ...tools.filter((tool) => paths.has(tool))];
  });
}

/** The tests of the checks name files that they only imagine. */
const IMAGINES_FILES = /^test\/architecture\/.*\.test\.ts$/u;

/** What serves people must be used without the tests; what serves the tests, by them. */
export function unreached(files: readonly SourceFile[], graph: Graph): readonly Violation[] {
  const entries = entriesOf(files);
  const uses = usesOf(files, graph);
  const byPeople = reachedFrom(
    entries.filter((path) => !TEST_FILE.test(path)),
    uses,
  );
  const byAll = reachedFrom(entries, uses);
  const isUsed = (path: string): boolean => {
    if (path.startsWith("test/")) return byAll.has(path);
    return byPeople.has(path) || !/^(?:src|assets)\//u.test(path);
  };
  return files
    .filter(({ path }) => !isUsed(path))
    .map(({ path }) => ({ path, line: 1, what: isCode(path) ? "nothing starts or imports it" : "nothing uses it" }));
}

/** By file, which others it imports or names. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

function usesOf(files: readonly SourceFile[], { edges }: Graph): Uses {
  const tree = treeOf(files);
  const uses = new Map(
    files.map((file) => {
      const mentions = IMAGINES_FILES.test(file.path) ? [] : mentionsIn(file);
      return [file.path, new Set(mentions.flatMap((mention) => filesMeant(file.path, mention, tree)))];
    }),
  );
  for (const { from, to } of edges) uses.get(from)?.add(to);
  return uses;
}

function reachedFrom(entries: readonly string[], uses: Uses): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const path of reached) for (const used of uses.get(path) ?? []) reached.add(used);
  return reached;
}
