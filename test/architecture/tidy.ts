/** Limits and habits that a whole file is held to. */
import type { Comment, Node } from "oxc-parser";
import { isCode, type SourceFile } from "../../src/tools/code/source-file.ts";
import { memberName, parse, walk } from "../../src/tools/code/syntax.ts";
import type { Violation } from "./violation.ts";

const MOST_LINES = 400;
/** Recordings and golden texts are as long as they are; package-lock.json is npm's. */
const IS_WRITTEN_BY_HAND = /\.(?:ts|tsx|mts|mjs|js|css|html|md|jsonc)$/u;

export function untidy(file: SourceFile): readonly Violation[] {
  return [...aboutText(file), ...(isCode(file.path) ? aboutCode(file) : [])];
}

/** Folders of one person's machine, and the servers that packages come from. */
const MACHINE_PATH = /(?<![\w.~@/:<-])\/(?:work|tmp|home|root|Users)(?:\/|\b(?![/\w-]))/u;
const REGISTRY =
  /https?:\/\/[^/\s"']*(?:registry|artifactory|mirror|nexus)|\bregistry\.(?:npm|yarn)\w*\.|"resolved":\s*"http/u;

function aboutText({ path, text }: SourceFile): readonly Violation[] {
  const lines = text.split("\n");
  const length = text.endsWith("\n") ? lines.length - 1 : lines.length;
  const found: Violation[] = [];
  if (length > MOST_LINES && IS_WRITTEN_BY_HAND.test(path)) {
    found.push({ path, line: MOST_LINES + 1, what: `is ${length} lines long, more than ${MOST_LINES}` });
  }
  lines.forEach((line, i) => {
    if (MACHINE_PATH.test(line)) found.push({ path, line: i + 1, what: "names a folder of one machine" });
    if (REGISTRY.test(line)) found.push({ path, line: i + 1, what: "names a package registry" });
  });
  return found;
}

function aboutCode(file: SourceFile): readonly Violation[] {
  const { program, comments, lineAt } = parse(file);
  const found = comments.flatMap((comment) =>
    aboutComment(comment).map((what) => ({ path: file.path, line: lineAt(comment.start), what })),
  );
  walk(program, (node, parent) => {
    const what = aboutNode(node, parent) ?? (SETS_UP_TESTS.test(file.path) ? aboutRetries(node) : undefined);
    if (what !== undefined) found.push({ path: file.path, line: lineAt(node.start), what });
  });
  return found;
}

function aboutComment({ type, value }: Comment): readonly string[] {
  const found: string[] = [];
  if (/^[\s*/]*@ts-(?:ignore|nocheck)\b/u.test(value)) found.push("silences the compiler");
  if (/\b(?:TODO|FIXME|XXX|HACK)\b/u.test(value)) found.push("leaves something to be done");
  if (type === "Block" && /@\w+\s*\{[^}]*\bany\b/u.test(value)) found.push("uses any");
  return found;
}

const TEST_FUNCTIONS = new Set(["describe", "it", "suite", "test"]);
const NOT_RUN = new Set(["fails", "fixme", "only", "runIf", "skip", "skipIf", "todo"]);
const NOT_RUN_FUNCTIONS = new Set(["fdescribe", "fit", "xdescribe", "xit", "xtest"]);

function aboutNode(node: Node, parent: Node): string | undefined {
  switch (node.type) {
    case "TSAnyKeyword":
      return "uses any";
    case "TSNonNullExpression":
      return "asserts that something isn't null";
    case "VariableDeclarator":
    case "PropertyDefinition":
      return node.definite ? "asserts that something isn't null" : undefined;
    case "Identifier":
      return parent.type === "CallExpression" && NOT_RUN_FUNCTIONS.has(node.name)
        ? "has a test that isn't run"
        : undefined;
    case "MemberExpression": {
      const name = memberName(node) ?? "";
      if (name === "waitForTimeout") return "sleeps instead of waiting for something";
      return NOT_RUN.has(name) && TEST_FUNCTIONS.has(rootName(node)) ? "has a test that isn't run" : undefined;
    }
    default:
      return undefined;
  }
}

const SETS_UP_TESTS = /^test\/|^vite\.config\.ts$/u;

function aboutRetries(node: Node): string | undefined {
  if (node.type !== "Property" || node.key.type !== "Identifier") return undefined;
  const isZero = node.value.type === "Literal" && node.value.value === 0;
  return ["retries", "retry"].includes(node.key.name) && !isZero ? "tries a test again" : undefined;
}

/** `test` in `test.describe.skip` */
function rootName(node: Node): string {
  if (node.type === "MemberExpression") return rootName(node.object);
  return node.type === "Identifier" ? node.name : "";
}
