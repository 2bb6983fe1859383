/** Skips what is frozen already, so that only the new parts of a state cost time. */
export function deepFreeze<X>(value: X): X {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
