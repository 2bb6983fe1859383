/**
 * Chi-square of how often each of 0 … n − 1 was drawn, as a share of what luck exceeds once in ten thousand times
 * (Wilson and Hilferty's approximation). With a fixed seed it's a fixed number: below 1 is fine, a bias is far above.
 */
export function unevenness(drawn: readonly number[], n: number, weights: readonly number[] = Array(n).fill(1)): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((_, i) => drawn.filter((one) => one === i).length);
  const chiSquare = counts.reduce((sum, count, i) => {
    const expected = (drawn.length * (weights[i] ?? 0)) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const degrees = n - 1;
  const spread = 2 / (9 * degrees);
  return chiSquare / (degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3);
}
