/** Measures speed, over as many runs as fit into some time. */

const WARM_UP = 0.3;

/** `run` gets its index and returns how many units of work it has done. Returns units a second. */
export function measure(seconds: number, run: (i: number) => number): number {
  let i = 0;
  const during = (limit: number) => {
    const start = performance.now();
    let units = 0;
    let passed = 0;
    while (passed < limit * 1000) {
      units += run(i);
      i += 1;
      passed = performance.now() - start;
    }
    return (1000 * units) / passed;
  };
  during(seconds * WARM_UP);
  return during(seconds);
}
