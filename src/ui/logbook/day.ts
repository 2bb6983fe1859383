/** The match of the day: everybody who plays it on the same date has the same luck. */

/** The date where the player is, as "2026-03-09". */
export function dayOf(now: Date): string {
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** FNV-1a: small enough for the first page, and nobody has to trust it: whoever knows the date knows the luck. */
export function seedOfDay(game: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${game} ${day}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
