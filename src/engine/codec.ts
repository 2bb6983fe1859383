/** Canonical JSON: sorted keys, whole numbers, no white space. Equal values have equal texts, so texts can be hashed. */

export function encode(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number: ${value}`);
      return Object.is(value, -0) ? "0" : String(value);
    case "object":
      if (value === null) return "null";
      // Spread, so that a hole isn't skipped but refused.
      if (Array.isArray(value)) return `[${[...value].map(encode).join(",")}]`;
      return encodeObject(value);
    default:
      throw new TypeError(`not JSON: ${typeof value}`);
  }
}

function encodeObject(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
  const fields = Object.entries(object)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${encode(value)}`);
  return `{${fields.join(",")}}`;
}

export const equal = (a: unknown, b: unknown): boolean => encode(a) === encode(b);
