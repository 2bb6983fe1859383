/** `2 humans + 1 battery` */
import { GOODS, type Good, type Goods, type Tally, tally } from "../../../src/games/precognition/model/goods.ts";
import { printList, readList, readNumber, type Words } from "./words.ts";

const PLURALS: Readonly<Record<Good, string>> = {
  food: "food",
  human: "humans",
  doctor: "doctors",
  protector: "protectors",
  ymune: "ymunes",
  battery: "batteries",
};

export function readGood(words: Words): Good {
  const word = words.take("a Resource");
  const good = GOODS.find((one) => one === word || PLURALS[one] === word);
  if (good === undefined) throw words.wrong(`"${word}" is nothing to be gained or lost`);
  return good;
}

export const printAmount = (good: Good, amount: number): string => `${amount} ${amount === 1 ? good : PLURALS[good]}`;

export function readGoods(words: Words): Tally {
  const amounts = readList(words, (one) => {
    const amount = readNumber(one);
    return [readGood(one), amount] as const;
  });
  if (new Set(amounts.map(([good]) => good)).size < amounts.length) throw words.wrong("a Resource stands here twice");
  return tally(Object.fromEntries(amounts));
}

export const printGoods = (goods: Goods): string =>
  printList(GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [printAmount(good, goods[good] ?? 0)] : [])));
