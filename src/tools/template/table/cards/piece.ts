/** What the cards are called on the page and in the world. */

export const pieceOf = (card: number): string => `card.${card}`;

/** The card of this name; nothing, if it isn't one. */
export function readPiece(thing: string): number | undefined {
  const card = Number(/^card\.(\d)$/u.exec(thing)?.[1]);
  return card > 0 ? card : undefined;
}
