/** Canonical JSON: sorted keys, whole numbers, no white space. Equal values have equal texts, so texts can be hashed. */

export function encode(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number: ${value}`);
      return String(value);
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? encodeArray(value) : encodeObject(value);
    default:
      throw new TypeError(`not JSON: ${typeof value}`);
  }
}

function encodeArray(items: readonly unknown[]): string {
  let text = "";
  // By index, so that a hole isn't skipped but refused.
  for (let i = 0; i < items.length; i++) text += i === 0 ? encode(items[i]) : `,${encode(items[i])}`;
  return `[${text}]`;
}

function encodeObject(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
  const values = new Map(Object.entries(object));
  let text = "";
  for (const key of [...values.keys()].sort()) {
    const field = `${JSON.stringify(key)}:${encode(values.get(key))}`;
    text += text === "" ? field : `,${field}`;
  }
  return `{${text}}`;
}

export const equal = (a: unknown, b: unknown): boolean => encode(a) === encode(b);
