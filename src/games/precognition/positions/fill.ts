/** Shares out what there is so that everybody gets what they need, if there is any way to do it. */

export interface Need {
  readonly count: number;
  readonly among: readonly string[];
  /** How many of the same are welcome. */
  readonly most: number;
}

/** For each need what it gets; fewer only where it can't be helped. What there is most of goes first. */
export function fill(needs: readonly Need[], stock: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const left = new Map(stock);
  const got = needs.map((): string[] => []);
  for (const [i, { count }] of needs.entries()) {
    for (let n = 0; n < count && give(i, new Set()); n++);
  }
  return got;

  /** One more to this need: something that is left, or something that another need can do without. */
  function give(to: number, tried: Set<string>): boolean {
    const own = got[to] ?? [];
    const { among = [], most = 0 } = needs[to] ?? {};
    const welcome = among
      .filter((item) => own.filter((one) => one === item).length < most)
      .toSorted((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0));
    for (const item of welcome) {
      if (tried.has(item)) continue;
      tried.add(item);
      if (!isFreed(item, to, tried)) continue;
      left.set(item, (left.get(item) ?? 0) - 1);
      own.push(item);
      return true;
    }
    return false;
  }

  function isFreed(item: string, to: number, tried: Set<string>): boolean {
    if ((left.get(item) ?? 0) > 0) return true;
    return got.some((owned, other) => {
      const place = owned.indexOf(item);
      if (other === to || place === -1 || !give(other, tried)) return false;
      owned.splice(place, 1);
      left.set(item, (left.get(item) ?? 0) + 1);
      return true;
    });
  }
}
