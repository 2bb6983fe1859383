/** Luck, as a game asks for it and as it is recorded. One way from 32-bit numbers to results, wherever they come from. */

export type Draw =
  /** A number from 0 to sides − 1. */
  | { readonly kind: "die"; readonly sides: number }
  /** `take` indices out of an urn that holds `weights[i]` of each; what is taken isn't put back. */
  | { readonly kind: "pick"; readonly weights: readonly number[]; readonly take: number }
  /** The first `take` of the numbers 0 to size − 1 in random order. */
  | { readonly kind: "order"; readonly size: number; readonly take: number };

export type Result = readonly number[];
export type Results = readonly Result[];

/** Anything that yields independent, uniform whole numbers below 2^32. */
export type Source = () => number;

const TWO_32 = 2 ** 32;

/** Uniform below n: numbers past the last whole multiple of n are drawn again. */
export function below(n: number, source: Source): number {
  if (!(n >= 1 && n <= TWO_32)) throw new RangeError(`nothing to draw from: ${n}`);
  const limit = TWO_32 - (TWO_32 % n);
  let x = source();
  while (x >= limit) x = source();
  return x % n;
}

export function resolve(draw: Draw, source: Source): Result {
  switch (draw.kind) {
    case "die":
      return [below(draw.sides, source)];
    case "pick":
      return pick(draw.weights, draw.take, source);
    case "order":
      return order(draw.size, draw.take, source);
  }
}

export const resolveAll = (draws: readonly Draw[], source: Source): Results =>
  draws.map((draw) => resolve(draw, source));

/** Whether this could be what the draw has yielded. */
export function isResultOf(draw: Draw, result: Result): boolean {
  switch (draw.kind) {
    case "die":
      return result.length === 1 && result.every((n) => isBelow(n, draw.sides));
    case "pick": {
      if (result.length !== draw.take) return false;
      const left = [...draw.weights];
      return result.every((i) => {
        const weight = isBelow(i, left.length) ? (left[i] ?? 0) : 0;
        left[i] = weight - 1;
        return weight > 0;
      });
    }
    case "order":
      return (
        result.length === draw.take &&
        new Set(result).size === result.length &&
        result.every((n) => isBelow(n, draw.size))
      );
  }
}

const isBelow = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

function pick(weights: readonly number[], take: number, source: Source): Result {
  const left = [...weights];
  return Array.from({ length: take }, () => {
    const total = left.reduce((sum, weight) => sum + weight, 0);
    let at = below(total, source);
    const index = left.findIndex((weight) => {
      at -= weight;
      return at < 0;
    });
    left[index] = (left[index] ?? 0) - 1;
    return index;
  });
}

function order(size: number, take: number, source: Source): Result {
  const rest = Array.from({ length: size }, (_, i) => i);
  return Array.from({ length: take }, () => rest.splice(below(rest.length, source), 1)[0] ?? 0);
}
