/** What a boat owes, in words: `activating`, `taking 2 food from cards`, `done`. */
import { NOTHING } from "../../../src/games/precognition/model/goods.ts";
import type { Source, Stage } from "../../../src/games/precognition/model/state.ts";
import { printGoods, readGoods } from "./goods-text.ts";
import { printMachine, readMachine } from "./machines-text.ts";
import { expectNoun, printList, readList, readNumber, type Words } from "./words.ts";

const READERS: Readonly<Record<string, (words: Words) => Stage>> = {
  done: () => ({ at: "wait" }),
  choosing: () => ({ at: "choose" }),
  activating: () => ({ at: "activate" }),
  taking(words) {
    const offered = readGoods(words);
    return { at: "gain", from: readSource(words), offered };
  },
  plugging(words) {
    const batteries = readNumber(words);
    expectNoun(words, "battery", "batteries");
    return { at: "plug", from: readSource(words), batteries, offered: NOTHING };
  },
  firing: (words) => ({ at: "machines", ready: readList(words, readMachine) }),
  protecting: () => ({ at: "protect" }),
  losing(words) {
    const humans = readNumber(words);
    expectNoun(words, "human");
    return { at: "lose", humans };
  },
  facing: () => ({ at: "tile" }),
  yielding: (words) => ({ at: "yield", owed: readGoods(words) }),
};

export const isStageWord = (word: string): boolean => Object.hasOwn(READERS, word);

export function readStage(words: Words): Stage {
  const word = words.take("what the boat does now");
  const read = isStageWord(word) ? READERS[word] : undefined;
  if (read === undefined) throw words.wrong(`no boat is ever "${word}"`);
  return read(words);
}

export function printStage(stage: Stage): string {
  switch (stage.at) {
    case "wait":
      return "done";
    case "choose":
      return "choosing";
    case "activate":
      return "activating";
    case "gain":
      return `taking ${printGoods(stage.offered)} from ${printSource(stage.from)}`;
    case "plug":
      return `plugging ${stage.batteries} batteries from ${printSource(stage.from)}`;
    case "machines":
      return `firing ${printMachines(stage.ready)}`;
    case "protect":
      return "protecting";
    case "lose":
      return `losing ${stage.humans} humans`;
    case "tile":
      return "facing";
    case "yield":
      return `yielding ${printGoods(stage.owed)}`;
  }
}

/** After a Machine's gain others may still be ready: `from machine then living-deck top`. */
function readSource(words: Words): Source {
  words.expect("from");
  if (words.skip("cards")) return { by: "cards" };
  if (words.skip("river")) return { by: "river" };
  words.expect("machine", "then");
  return { by: "machine", ready: readList(words, readMachine) };
}

const printSource = (from: Source): string =>
  from.by === "machine" ? `machine then ${printMachines(from.ready)}` : from.by;

const printMachines = (machines: readonly number[]): string => printList(machines.map(printMachine));
