/** What a boat owes, in words: `activating`, `taking 2 food from cards`, `done`. */
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import type { StageData } from "../../../src/games/precognition/positions/stage-format.ts";
import { printAmount, printGoods, readGoods } from "./goods-text.ts";
import { type MachineText, machineOf, machineText, readMachine } from "./machines-text.ts";
import { expectNoun, printList, readList, readNumber, type Words } from "./words.ts";

/** As it is said; which Machines are meant follows from the boat's Rooms. */
export type StageText = (rooms: readonly RoomId[]) => StageData;

const READERS: Readonly<Record<string, (words: Words) => StageText>> = {
  done: () => () => ({ at: "wait" }),
  choosing: () => () => ({ at: "choose" }),
  activating: () => () => ({ at: "activate" }),
  taking(words) {
    const offered = readGoods(words);
    const source = readSource(words);
    return (rooms) => ({ at: "gain", from: source(rooms), offered });
  },
  plugging(words) {
    const batteries = readNumber(words);
    expectNoun(words, "battery", "batteries");
    const offered = words.skip("before") ? readGoods(words) : {};
    const source = readSource(words);
    return (rooms) => ({ at: "plug", from: source(rooms), batteries, offered });
  },
  firing(words) {
    const ready = readMachines(words);
    return (rooms) => ({ at: "machines", ready: ready(rooms) });
  },
  healing(words) {
    const most = readNumber(words);
    expectNoun(words, "human");
    words.expect("then");
    const ready = readMachines(words);
    return (rooms) => ({ at: "heal", most, ready: ready(rooms) });
  },
  pondering: () => () => ({ at: "open" }),
  finished: () => () => ({ at: "done" }),
  protecting: () => () => ({ at: "protect" }),
  losing(words) {
    const humans = readNumber(words);
    expectNoun(words, "human");
    return () => ({ at: "lose", humans });
  },
  facing: () => () => ({ at: "tile" }),
  yielding(words) {
    const owed = readGoods(words);
    return () => ({ at: "yield", owed });
  },
};

export const isStageWord = (word: string): boolean => Object.hasOwn(READERS, word);

export function readStage(words: Words): StageText {
  const word = words.take("what the boat does now");
  const read = isStageWord(word) ? READERS[word] : undefined;
  if (read === undefined) throw words.wrong(`no boat is ever "${word}"`);
  return read(words);
}

export function printStage(stage: StageData, rooms: readonly RoomId[]): string {
  const machines = (ready: readonly number[]) => printList(ready.map((machine) => machineText(rooms, machine)));
  switch (stage.at) {
    case "wait":
      return "done";
    case "choose":
      return "choosing";
    case "activate":
      return "activating";
    case "gain":
      return `taking ${printGoods(stage.offered)} from ${printSource(stage.from, machines)}`;
    case "plug": {
      const before = printGoods(stage.offered ?? {});
      const later = before === "nothing" ? "" : ` before ${before}`;
      return `plugging ${printAmount("battery", stage.batteries)}${later} from ${printSource(stage.from, machines)}`;
    }
    case "machines":
      return `firing ${machines(stage.ready)}`;
    case "heal":
      return `healing ${printAmount("human", stage.most)} then ${machines(stage.ready)}`;
    case "open":
      return "pondering";
    case "done":
      return "finished";
    case "protect":
      return "protecting";
    case "lose":
      return `losing ${printAmount("human", stage.humans)}`;
    case "tile":
      return "facing";
    case "yield":
      return `yielding ${printGoods(stage.owed)}`;
  }
}

type Source = Extract<StageData, { at: "gain" }>["from"];

/** A Machine that gives may heal as well, and others may still be ready: `from machine healing 2 then dispensary top`. */
function readSource(words: Words): (rooms: readonly RoomId[]) => Source {
  words.expect("from");
  if (words.skip("cards")) return () => ({ by: "cards" });
  if (words.skip("river")) return () => ({ by: "river" });
  words.expect("machine");
  const heals = words.skip("healing") ? readNumber(words) : 0;
  words.expect("then");
  const ready = readMachines(words);
  return (rooms) => ({ by: "machine", ready: ready(rooms), heals });
}

function printSource(from: Source, machines: (ready: readonly number[]) => string): string {
  if (from.by !== "machine") return from.by;
  return `machine${from.heals > 0 ? ` healing ${from.heals}` : ""} then ${machines(from.ready)}`;
}

function readMachines(words: Words): (rooms: readonly RoomId[]) => readonly number[] {
  const named: readonly MachineText[] = readList(words, readMachine);
  return (rooms) => named.map((machine) => machineOf(rooms, machine));
}
