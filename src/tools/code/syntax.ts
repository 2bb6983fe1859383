/** Parses TypeScript, JSX and JavaScript, and walks the syntax tree. */
import { type Comment, type Node, type Program, parseSync, visitorKeys } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";

export interface Syntax {
  readonly program: Program;
  readonly comments: readonly Comment[];
  lineAt(offset: number): number;
}

export function parse({ path, text }: SourceFile): Syntax {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} can't be parsed: ${error.message}`);
  return { program, comments, lineAt: (offset) => text.slice(0, offset).split("\n").length };
}

/** `key` is the parent's field that holds the node. */
export type Visit = (node: Node, parent: Node, key: string) => void;

export function walk(parent: Node, visit: Visit): void {
  for (const key of visitorKeys[parent.type] ?? []) {
    const field: unknown = Reflect.get(parent, key);
    const children: readonly unknown[] = Array.isArray(field) ? field : [field];
    for (const child of children) {
      if (!isNode(child)) continue;
      visit(child, parent, key);
      walk(child, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The value of a string literal, or of a template literal without expressions. */
export function constantText(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The member of `x.name` or `x["name"]`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== "MemberExpression") return undefined;
  if (node.computed) return constantText(node.property);
  return node.property.type === "Identifier" ? node.property.name : undefined;
}
