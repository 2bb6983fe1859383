/** Which names a file declares, and whether an identifier stands for a value, a type, or only names a field. */
import type { Node } from "oxc-parser";

/** The names that this node brings into being. */
export function namesDeclaredBy(node: Node): readonly string[] {
  switch (node.type) {
    case "VariableDeclarator":
      return namesInPattern(node.id);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "TSDeclareFunction":
    case "TSEmptyBodyFunctionExpression":
      return [...namesInPattern(node.id), ...node.params.flatMap(namesInPattern)];
    case "ArrowFunctionExpression":
    case "TSFunctionType":
    case "TSConstructorType":
    case "TSMethodSignature":
    case "TSCallSignatureDeclaration":
    case "TSConstructSignatureDeclaration":
      return node.params.flatMap(namesInPattern);
    case "TSIndexSignature":
      return node.parameters.flatMap(namesInPattern);
    case "CatchClause":
      return namesInPattern(node.param);
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return namesInPattern(node.local);
    case "ClassDeclaration":
    case "ClassExpression":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSEnumDeclaration":
    case "TSModuleDeclaration":
    case "TSImportEqualsDeclaration":
      return namesInPattern(node.id);
    case "TSTypeParameter":
      return namesInPattern(node.name);
    case "TSMappedType":
      return namesInPattern(node.key);
    default:
      return [];
  }
}

function namesInPattern(pattern: Node | null): readonly string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) => namesInPattern(one.type === "Property" ? one.value : one));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesInPattern);
    case "AssignmentPattern":
      return namesInPattern(pattern.left);
    case "RestElement":
      return namesInPattern(pattern.argument);
    case "TSParameterProperty":
      return namesInPattern(pattern.parameter);
    default:
      return [];
  }
}

export type Role = "value" | "type" | "label";

/** What the identifier under `key` of its parent stands for. A name being declared counts as a value. */
export function roleOf(parent: Node, key: string): Role {
  switch (parent.type) {
    case "MemberExpression":
      return key === "property" && !parent.computed ? "label" : "value";
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
    case "AccessorProperty":
    case "TSAbstractMethodDefinition":
    case "TSAbstractPropertyDefinition":
    case "TSPropertySignature":
    case "TSMethodSignature":
    case "TSEnumMember":
      return (key === "key" || key === "id") && !parent.computed ? "label" : "value";
    case "ImportSpecifier":
      return key === "imported" ? "label" : "value";
    case "ExportSpecifier":
    case "ExportAllDeclaration":
    case "ImportAttribute":
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
    case "TSImportType":
    case "TSNamedTupleMember":
    case "TSTypePredicate":
      return "label";
    case "TSQualifiedName":
      return key === "left" ? "type" : "label";
    case "TSTypeReference":
    case "TSTypeQuery":
    case "TSClassImplements":
    case "TSInterfaceHeritage":
      return "type";
    default:
      return "value";
  }
}
