/** The entries somebody has read, as a history to go back through. */

/** Stands for the contents, where no entry is open. */
export const CONTENTS = "";

/** The last one is open. */
export type Trail = readonly [string, ...string[]];

export const readingOf = (trail: Trail): string => trail.at(-1) ?? CONTENTS;

/** Opening the entry that is already open changes nothing. */
export const goTo = (trail: Trail, id: string): Trail => (readingOf(trail) === id ? trail : [...trail, id]);

export function goBack([first, ...rest]: Trail): Trail {
  return [first, ...rest.slice(0, -1)];
}

export const canGoBack = (trail: Trail): boolean => trail.length > 1;
