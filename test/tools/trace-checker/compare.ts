/** Compares JSON and says where it differs. */

export function mustBe(found: unknown, expected: unknown, what: string): void {
  const place = difference(found, expected, what);
  if (place !== undefined) throw new Error(place);
}

function difference(found: unknown, expected: unknown, at: string): string | undefined {
  if (typeof found !== "object" || typeof expected !== "object" || found === null || expected === null) {
    return found === expected ? undefined : `${at} is ${text(found)}, but the rules say ${text(expected)}`;
  }
  const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
  for (const key of keys) {
    const place = difference(Reflect.get(found, key), Reflect.get(expected, key), `${at}.${key}`);
    if (place !== undefined) return place;
  }
  return Array.isArray(found) === Array.isArray(expected) ? undefined : `${at} is of another kind`;
}

const text = (value: unknown): string => (value === undefined ? "missing" : JSON.stringify(value));

/** JSON with sorted keys and no white space. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
