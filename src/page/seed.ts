/** What luck a match begins with. */

const MOST = 2 ** 32 - 1;

/** The one that the address asks for, for puzzles and tests; nothing if it asks for none, or for what can't be. */
export function seedAsked(search: string): number | undefined {
  const asked = new URLSearchParams(search).get("seed");
  if (asked === null || !/^\d{1,10}$/u.test(asked)) return undefined;
  const seed = Number(asked);
  return seed <= MOST ? seed : undefined;
}

export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
