/** All content as one value, whose hash is part of a record. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The possible prizes of a round, which a die decides. */
export const PRIZES: readonly number[] = [1, 1, 2, 2, 3, 4];

export const CONTENT = { cards: CARDS, prizes: PRIZES };
