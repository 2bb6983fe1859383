/** All that was printed, in one value: a record pins its hash. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a round may be worth: one side of a die each. */
export const PRIZES: readonly number[] = [1, 1, 2, 2, 3, 4];

export const CONTENT = { cards: CARDS, prizes: PRIZES };
