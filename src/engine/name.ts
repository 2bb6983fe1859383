/** Without half characters, and those that can't be seen or turn others round: they would spoil every sentence with the name in it. */
export const readable = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, "").trim();
