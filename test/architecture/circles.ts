/** Files (or whatever else) that need each other in a circle. */

export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** One shortest circle for each knot, beginning with the name that sorts first. */
export function findCircles(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const told = new Set<string>();
  return [...next.keys()].sort().flatMap((start) => {
    if (told.has(start)) return [];
    const circle = shortestWayBack(start, next);
    for (const name of circle) told.add(name);
    return circle.length === 0 ? [] : [circle];
  });
}

function shortestWayBack(start: string, next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const to of next.get(way.at(-1) ?? start) ?? []) {
      if (to === start) return way;
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return [];
}
