/** What seats are told apart by, besides their names: indexes into the colours and signs that the page has. */

export interface SeatLook {
  readonly color: number;
  readonly sign: number;
}

/** How many the page has. A newer one may have more. */
export const COLORS = 6;
export const SIGNS = 8;

/**
 * The look of each seat: the one that is wanted for it, unless the page hasn't got it or an earlier seat has it. Seats for
 * which nothing is wanted have the same look as ever, as far as it is free.
 */
export function looksOf(wanted: readonly (SeatLook | undefined)[]): readonly SeatLook[] {
  const colors = dealt(
    wanted.map((look) => look?.color),
    COLORS,
  );
  const signs = dealt(
    wanted.map((look) => look?.sign),
    SIGNS,
  );
  return wanted.map((_, seat) => ({ color: colors[seat] ?? 0, sign: signs[seat] ?? 0 }));
}

/** Those that are there and free are wanted first, then each seat's own, then whatever is left. */
function dealt(wanted: readonly (number | undefined)[], most: number): readonly number[] {
  const taken = new Set<number>();
  const take = (one: number | undefined): number | undefined => {
    if (one === undefined || one >= most || taken.has(one)) return undefined;
    taken.add(one);
    return one;
  };
  const first = wanted.map(take);
  const usual = first.map((one, seat) => one ?? (wanted[seat] === undefined ? take(seat) : undefined));
  const all = Array.from({ length: most }, (_, i) => i);
  return usual.map((one, seat) => one ?? take(all.find((free) => !taken.has(free))) ?? seat % most);
}

/** The same look, unless another seat has its colour or sign: then the next free ones. `others` are those of other seats. */
export function freeLook(wanted: SeatLook, others: readonly (SeatLook | undefined)[]): SeatLook {
  return looksOf([...others.filter((one) => one !== undefined), wanted]).at(-1) ?? wanted;
}
