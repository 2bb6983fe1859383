export interface Distribution {
  readonly min: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly max: number;
  readonly mean: number;
}

export function distributionOf(numbers: readonly number[]): Distribution {
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    min: quantile(sorted, 0),
    quarter: quantile(sorted, 1 / 4),
    median: quantile(sorted, 1 / 2),
    threeQuarters: quantile(sorted, 3 / 4),
    max: quantile(sorted, 1),
    mean: round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length),
  };
}

/** With linear interpolation. */
function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return round(low + (high - low) * (at - Math.floor(at)));
}

const round = (number: number): number => Math.round(number * 1000) / 1000;
