/** The way somebody has gone from entry to entry. */

/** Where nothing has been chosen yet: the contents. */
export const CONTENTS = "";

/** The last one is what is being read. */
export type Trail = readonly [string, ...string[]];

export const readingOf = (trail: Trail): string => trail.at(-1) ?? CONTENTS;

/** Whoever opens what they are reading stays where they are. */
export const goTo = (trail: Trail, id: string): Trail => (readingOf(trail) === id ? trail : [...trail, id]);

/** Before the first step there is nothing. */
export function goBack([first, ...rest]: Trail): Trail {
  return [first, ...rest.slice(0, -1)];
}

export const canGoBack = (trail: Trail): boolean => trail.length > 1;
