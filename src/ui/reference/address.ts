/** The address of an entry, so that it can be linked to or opened in another tab. */

const BEGINNING = "#rules/";

export const addressOf = (entry: string): string => `./${BEGINNING}${entry}`;

/** The entry that an address asks for. The address comes from outside, so there may be no such entry. */
export const entryAsked = (hash: string): string | undefined =>
  hash.startsWith(BEGINNING) ? hash.slice(BEGINNING.length) : undefined;
