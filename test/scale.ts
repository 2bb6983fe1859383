/**
 * How much the tests do. `npm test` does what finds most in little time. `npm run test:long` does all there is: of what is
 * repeated, more; and the files called `*.long.test.ts` and `*.long.spec.ts` besides, and the browser tests tagged `LONG`.
 */
export const isLong = process.env.LETEA_TESTS === "long";

/** So much of it, or, where everything is done, so much. */
export const atScale = <X>(quick: X, long: X): X => (isLong ? long : quick);

/** Of a browser test or a group of them: not in `npm test`. */
export const LONG = { tag: "@long" };
