/** So much is known of devices that have gone. */
const MOST_KNOWN = 512;

/** The newest last; what was met longest ago is forgotten first, but not what is to be kept. */
export function remember<Key, Value>(
  known: Map<Key, Value>,
  key: Key,
  value: Value,
  isKept: (key: Key) => boolean = () => false,
): void {
  known.delete(key);
  known.set(key, value);
  if (known.size <= MOST_KNOWN) return;
  for (const oldest of known.keys()) {
    if (isKept(oldest)) continue;
    known.delete(oldest);
    return;
  }
}
