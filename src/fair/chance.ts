/** Joint randomness: made of one hash-chain link of every person at the table, so nobody can choose it. */
import { type Draw, type Results, resolve } from "../engine/draw.ts";
import type { Seat } from "../engine/game.ts";
import { type Bytes, fromHex, type Hex, joined, number, text } from "./bytes.ts";
import { hashed } from "./hashing.ts";

export interface GivenLink {
  readonly seat: Seat;
  readonly link: Hex;
}

/** By ascending seat. */
export function chanceOf(match: Hex, i: number, links: readonly GivenLink[]): Bytes {
  const given = links.map(({ seat, link }) => joined([number(seat), fromHex(link)]));
  return hashed("chance", fromHex(match), number(i), ...given);
}

/** Each draw has numbers of its own, so how many one of them takes doesn't change another. */
export const drawn = (chance: Bytes, draws: readonly Draw[]): Results =>
  draws.map((draw, d) => {
    let k = 0;
    return resolve(draw, () => firstNumber(hashed("draw", chance, text(`draw ${d}`), number(k++))));
  });

/** What all at the table compare: three numbers below `WORDS`, each of which stands for a word. */
export const WORDS = 256;

export const tableWords = (chance: Bytes): readonly number[] =>
  [0, 1, 2].map((w) => firstNumber(hashed("draw", chance, text(`word ${w}`), number(0))) % WORDS);

const firstNumber = (bytes: Bytes): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
