/** Where an entry is to be found, for whoever keeps a link to it or opens it beside what they are doing. */

const BEGINNING = "#rules/";

export const addressOf = (entry: string): string => `./${BEGINNING}${entry}`;

/** The entry that an address asks for. It comes from outside: there may be no such entry. */
export const entryAsked = (hash: string): string | undefined =>
  hash.startsWith(BEGINNING) ? hash.slice(BEGINNING.length) : undefined;
