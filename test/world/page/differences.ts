/** Compares what is displayed with what is expected, by name. */
export const differences = (
  seen: Readonly<Record<string, unknown>>,
  due: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(due).flatMap(([what, value]) => {
    const [a, b] = [JSON.stringify(seen[what]), JSON.stringify(value)];
    return a === b ? [] : [`${what}: seen ${a}, in the state ${b}`];
  });
