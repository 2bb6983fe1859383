/** The seed of a match's luck. */

const MOST = 2 ** 32 - 1;

/** The seed in the address, for puzzles and tests; undefined if there is none, or it's invalid. */
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
