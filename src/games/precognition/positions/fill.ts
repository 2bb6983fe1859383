/** Distributes a stock among needs, and meets all of them if that is possible. */

export interface Need {
  readonly count: number;
  readonly among: readonly string[];
  /** The largest number of equal items. */
  readonly most: number;
}

/** By need. Gives less only where there is no way to meet all; the most plentiful items go first. */
export function fill(needs: readonly Need[], stock: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const left = new Map(stock);
  const got = needs.map((): string[] => []);
  for (const [i, { count }] of needs.entries()) {
    for (let n = 0; n < count && give(i, new Set()); n++);
  }
  return got;

  /** Finds one more item for this need, if necessary by moving others: an augmenting path. */
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
