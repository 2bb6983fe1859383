/** The names of cards in the page and in the world. */

export const pieceOf = (card: number): string => `card.${card}`;

/** Undefined if it isn't the name of a card. */
export function readPiece(thing: string): number | undefined {
  const card = Number(/^card\.(\d)$/u.exec(thing)?.[1]);
  return card > 0 ? card : undefined;
}
