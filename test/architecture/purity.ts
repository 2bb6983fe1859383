/**
 * Finds what makes a file impure: anything that isn't the same on every machine and at every time. It goes by what a
 * name refers to, and by a list of what is allowed, so a new way out needs no new rule.
 */
import type { Node, VariableDeclaration, VariableDeclarator } from "oxc-parser";
import type { SourceFile } from "../../src/tools/code/source-file.ts";
import { constantText, memberName, parse, walk } from "../../src/tools/code/syntax.ts";
import { namesDeclaredBy, roleOf } from "./names.ts";
import { ALLOWED_GLOBALS, ALLOWED_MATH, REFUSED_MEMBERS, RESERVED } from "./purity-names.ts";
import type { Violation } from "./violation.ts";

export function impurities(file: SourceFile): readonly Violation[] {
  const { program, lineAt } = parse(file);
  const declared = new Set<string>();
  walk(program, (node) => {
    for (const name of namesDeclaredBy(node)) declared.add(name);
  });

  const found = new Map<string, Violation>();
  const refuse = (node: Node, what: string): void => {
    const line = lineAt(node.start);
    found.set(`${line} ${what}`, { path: file.path, line, what });
  };
  walk(program, (node, parent, key) => {
    for (const name of namesDeclaredBy(node)) {
      if (RESERVED.has(name)) refuse(node, `declares ${name}, a name that pure code leaves alone`);
    }
    if (node.type === "Identifier") {
      const complaint = aboutName(node.name, parent, key, declared);
      if (complaint !== undefined) refuse(node, complaint);
    }
    const complaint = aboutNode(node, parent);
    if (complaint !== undefined) refuse(node, complaint);
  });
  return [...found.values()];
}

function aboutName(name: string, parent: Node, key: string, declared: ReadonlySet<string>): string | undefined {
  switch (roleOf(parent, key)) {
    case "label":
      return undefined;
    case "type":
      return RESERVED.has(name) ? `uses ${name}` : undefined;
    case "value": {
      if (name === "Math" && key === "object") {
        const member = memberName(parent);
        if (member !== undefined && ALLOWED_MATH.has(member)) return undefined;
        return `uses Math.${member ?? "[…]"}`;
      }
      if (RESERVED.has(name)) return `uses ${name}`;
      return declared.has(name) || ALLOWED_GLOBALS.has(name) ? undefined : `uses ${name}`;
    }
  }
}

function aboutNode(node: Node, parent: Node): string | undefined {
  switch (node.type) {
    case "MemberExpression":
      return aboutMember(memberName(node));
    case "Property":
      return parent.type === "ObjectPattern" ? aboutMember(labelOf(node.key)) : undefined;
    case "ImportSpecifier":
      return aboutMember(labelOf(node.imported));
    case "ExportSpecifier":
      return aboutMember(labelOf(node.local));
    case "BinaryExpression":
      return node.operator === "**" && !(isNumber(node.left) && isNumber(node.right))
        ? "uses ** (not exact)"
        : undefined;
    case "AssignmentExpression":
      return node.operator === "**=" ? "uses ** (not exact)" : undefined;
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return node.async ? "is asynchronous" : undefined;
    case "AwaitExpression":
      return "is asynchronous";
    case "ForOfStatement":
      return node.await ? "is asynchronous" : undefined;
    case "ImportExpression":
      return "imports when it runs";
    case "MetaProperty":
      return node.meta.name === "import" ? "uses import.meta" : undefined;
    case "VariableDeclaration":
      return ["Program", "ExportNamedDeclaration"].includes(parent.type) ? aboutGlobal(node) : undefined;
    default:
      return undefined;
  }
}

const COLLECTIONS = new Set(["Map", "Set", "WeakMap", "WeakSet"]);

/** What outlives a call could make the next one answer differently. */
function aboutGlobal({ kind, declare, declarations }: VariableDeclaration): string | undefined {
  if (declare) return undefined;
  if (kind === "let" || kind === "var") return "has a variable of its own";
  const isStore = ({ id, init }: VariableDeclarator): boolean => {
    if (init?.type !== "NewExpression" || init.callee.type !== "Identifier" || init.arguments.length > 0) return false;
    const type = id.typeAnnotation?.typeAnnotation;
    const isReadonly =
      type?.type === "TSTypeReference" &&
      type.typeName.type === "Identifier" &&
      type.typeName.name.startsWith("Readonly");
    return COLLECTIONS.has(init.callee.name) && !isReadonly;
  };
  return declarations.some(isStore) ? "has a store of its own" : undefined;
}

const aboutMember = (name: string | undefined): string | undefined =>
  name !== undefined && REFUSED_MEMBERS.has(name) ? `uses ${name}` : undefined;

const labelOf = (key: Node): string | undefined => (key.type === "Identifier" ? key.name : constantText(key));

const isNumber = (node: Node): boolean => node.type === "Literal" && typeof node.value === "number";
