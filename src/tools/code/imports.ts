/** All ways in which a file refers to another module, in types and comments too. */
import type { Node } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";
import { constantText, memberName, parse, type Syntax, walk } from "./syntax.ts";

export interface Import {
  /** `url` is a file for a worker or a server. The target of `computed` is only known at run time. */
  readonly how: "module" | "url" | "glob" | "computed";
  readonly target: string;
  readonly typesOnly: boolean;
  readonly line: number;
}

type Found = Omit<Import, "line">;

export function importsOf(file: SourceFile): readonly Import[] {
  const syntax = parse(file);
  const imports: Import[] = importsInComments(syntax);
  let hasJsx = false;
  walk(syntax.program, (node) => {
    hasJsx ||= node.type === "JSXElement" || node.type === "JSXFragment";
    for (const found of importsAt(node)) imports.push({ ...found, line: syntax.lineAt(node.start) });
  });
  // The compiler turns JSX into this import.
  if (hasJsx) imports.push({ ...module("preact/jsx-runtime"), line: 1 });
  return imports;
}

function importsAt(node: Node): readonly Found[] {
  switch (node.type) {
    case "ImportDeclaration":
      return [module(node.source.value, node.importKind === "type" || areTypes(node.specifiers))];
    case "ExportAllDeclaration":
      return [module(node.source.value, node.exportKind === "type")];
    case "ExportNamedDeclaration":
      if (node.source === null) return [];
      return [module(node.source.value, node.exportKind === "type" || areTypes(node.specifiers))];
    case "TSImportType":
      return [module(node.source.value, true)];
    case "TSExternalModuleReference":
      return [module(node.expression.value)];
    case "ImportExpression":
      return [moduleOrComputed(node.source)];
    case "NewExpression":
      return importsOfUrl(node.callee, node.arguments);
    case "CallExpression":
      return importsOfCall(node.callee, node.arguments);
    default:
      return [];
  }
}

const module = (target: string, typesOnly = false): Found => ({ how: "module", target, typesOnly });

function moduleOrComputed(source: Node | undefined): Found {
  const target = constantText(source);
  return target === undefined ? { how: "computed", target: "", typesOnly: false } : module(target);
}

/** `import { type A, type B }` */
function areTypes(specifiers: readonly Node[]): boolean {
  const isType = (one: Node): boolean =>
    (one.type === "ImportSpecifier" && one.importKind === "type") ||
    (one.type === "ExportSpecifier" && one.exportKind === "type");
  return specifiers.length > 0 && specifiers.every(isType);
}

/** `new URL("./worker.ts", import.meta.url)` */
function importsOfUrl(callee: Node, [path, base]: readonly Node[]): readonly Found[] {
  if (callee.type !== "Identifier" || callee.name !== "URL" || base === undefined) return [];
  const isOwnPlace = base.type === "MemberExpression" && base.object.type === "MetaProperty";
  const target = constantText(path);
  return isOwnPlace && target !== undefined ? [{ how: "url", target, typesOnly: false }] : [];
}

/** `import.meta.glob(…)`, `import.meta.resolve(…)`, `require(…)`, and those of vitest. */
function importsOfCall(callee: Node, [first]: readonly Node[]): readonly Found[] {
  if (callee.type === "Identifier" && callee.name === "require") return [moduleOrComputed(first)];
  if (callee.type !== "MemberExpression" || callee.object.type !== "MetaProperty") return [];
  if (memberName(callee) === "resolve") return [moduleOrComputed(first)];
  if (memberName(callee) !== "glob") return [];
  const patterns = first?.type === "ArrayExpression" ? first.elements : [first];
  return patterns.flatMap((pattern) => {
    const target = constantText(pattern);
    // A negative pattern only makes the set smaller.
    if (target?.startsWith("!")) return [];
    return [{ how: target === undefined ? "computed" : "glob", target: target ?? "", typesOnly: false }];
  });
}

const IN_JSDOC = /\bimport\(\s*["']([^"']+)["']\s*\)|@import\b[^"']*["']([^"']+)["']/gu;
const IN_SLASHES = /^\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/gu;

function importsInComments({ comments, lineAt }: Syntax): Import[] {
  return comments.flatMap(({ type, value, start }) => {
    const pattern = type === "Block" ? IN_JSDOC : IN_SLASHES;
    if (type === "Block" && !value.startsWith("*")) return [];
    return [...value.matchAll(pattern)].map((match) => ({
      ...module(match[1] ?? match[2] ?? "", true),
      line: lineAt(start + match.index),
    }));
  });
}
