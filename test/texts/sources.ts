/** What the code says about texts: the keys it names, and the refusals it throws. */
import { posix } from "node:path";
import type { Node } from "oxc-parser";
import { isTemplate } from "../../src/tools/code/new-game.ts";
import { isCode, readProject, type SourceFile } from "../../src/tools/code/source-file.ts";
import { constantText, parse, walk } from "../../src/tools/code/syntax.ts";

const root = posix.join(import.meta.dirname.replaceAll("\\", "/"), "../..");
const code = readProject(root).filter((file) => file.path.startsWith("src/") && isCode(file.path) && !isTemplate(file));

export const codeIn = (folder: RegExp): readonly SourceFile[] => code.filter(({ path }) => folder.test(path));

/** Language files name all keys and so use none. */
const IS_LANGUAGE_FILE = /\/texts\/(?:[a-z]+\/)?[a-z]{2,3}(?:-[a-z]+)?\.ts$/u;

/** Every constant text in the code, language files aside. */
export function literalsIn(folder: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of codeIn(folder).filter(({ path }) => !IS_LANGUAGE_FILE.test(path))) {
    walk(parse(file).program, (node) => {
      const text = constantText(node);
      if (text !== undefined) found.add(text);
    });
  }
  return found;
}

/** The keys of all texts of this language that a game has to do with, its own and the shell's, file by file. */
export function keysWrittenIn(language: string, game: string): readonly string[] {
  const found: string[] = [];
  const isOfOther = (path: string): boolean => path.startsWith("src/games/") && !path.startsWith(`src/games/${game}/`);
  const files = codeIn(IS_LANGUAGE_FILE).filter(({ path }) => path.endsWith(`/${language}.ts`));
  for (const file of files.filter(({ path }) => !isOfOther(path))) {
    walk(parse(file).program, (node) => {
      const key = node.type === "Property" ? constantText(node.key) : undefined;
      if (key !== undefined) found.push(key);
    });
  }
  return found;
}

/** Keys of lines that no type checks: `{ key: "…" }`. */
export function keysOfLines(folder: RegExp): readonly string[] {
  const found: string[] = [];
  for (const file of codeIn(folder)) {
    walk(parse(file).program, (node) => {
      if (node.type !== "Property" || node.key.type !== "Identifier" || node.key.name !== "key") return;
      const text = constantText(node.value);
      if (text !== undefined) found.push(text);
    });
  }
  return found;
}

export interface ThrownRefusal {
  readonly path: string;
  readonly line: number;
  readonly key: string;
  /** Also `cause`, where it is thrown with one. */
  readonly facts: readonly string[];
}

export function refusalsIn(folder: RegExp): readonly ThrownRefusal[] {
  return codeIn(folder).flatMap((file) => {
    const { program, lineAt } = parse(file);
    const found: ThrownRefusal[] = [];
    walk(program, (node) => {
      if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return;
      const { name } = node.callee;
      if (name !== "Refusal" && name !== "Cheat") return;
      const [key, facts, background] = node.arguments;
      const line = lineAt(node.start);
      // A cheat is a refusal that is always about a seat.
      const ofCheat = name === "Cheat" ? ["seat", "cause"] : [];
      found.push({
        path: file.path,
        line,
        key: constantText(key) ?? `computed in line ${line}`,
        facts: [...ofCheat, ...fieldsOf(facts), ...fieldsOf(background)],
      });
    });
    return found;
  });
}

function fieldsOf(node: Node | undefined): readonly string[] {
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.map((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? property.key.name : "?",
  );
}

/** The words that a union of types tells its members apart by: `{ on: "…" }`. */
export function kindsIn(path: string, field: string): readonly string[] {
  const file = code.find((one) => one.path === path);
  if (file === undefined) throw new Error(`no such file: ${path}`);
  const found: string[] = [];
  walk(parse(file).program, (node) => {
    if (node.type !== "TSPropertySignature" || node.key.type !== "Identifier" || node.key.name !== field) return;
    const type = node.typeAnnotation?.typeAnnotation;
    for (const one of type?.type === "TSUnionType" ? type.types : [type]) {
      if (one?.type !== "TSLiteralType") continue;
      const text = constantText(one.literal);
      if (text !== undefined) found.push(text);
    }
  });
  return found;
}
