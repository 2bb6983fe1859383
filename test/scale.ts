/**
 * How much the tests do. `npm test` does what finds most in little time; `npm run test:long` does all of it, and runs the
 * files called `*.long.test.ts` and `*.long.spec.ts` besides.
 */
export const isLong = process.env.LETEA_TESTS === "long";

/** So much of it, or, where everything is done, so much. */
export const atScale = <X>(quick: X, long: X): X => (isLong ? long : quick);
