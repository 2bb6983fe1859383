/** A boat in words, whole or in part: `cabins 4, living-deck 2 0 1, kept eel-traps, activating`. */
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import type { BoatData } from "../../../src/games/precognition/positions/format.ts";
import { printGoods, readGoods } from "./goods-text.ts";
import { isRoom, readBatteries, readRoom } from "./machines-text.ts";
import { isStageWord, printStage, readStage, type StageText } from "./stage-text.ts";
import { printList, readCard, readList, readNumber, type Words } from "./words.ts";

const SITTERS = ["person", "bot", "away", "returning"] as const;
const COUNTERS = ["cabins", "contaminated", "doctors", "protectors", "food", "bane", "held"] as const;
const TALLIES = ["gained", "spendable"] as const;
const CARD_LISTS = ["decision", "hand", "passing", "open", "unseen", "owes"] as const;
const SLOTS = ["kept", "given"] as const;

/** What is said of a boat. */
export interface BoatText {
  readonly facts: Omit<BoatData, "stage" | "name">;
  readonly stage?: StageText;
}

export function readBoat(words: Words): BoatText {
  const said = new Set<string>();
  let boat: BoatText = { facts: {} };
  do {
    const word = words.peek() ?? "";
    const name = isStageWord(word) ? "what it does" : word;
    if (said.has(name)) throw words.wrong(`"${name}" is said twice`);
    said.add(name);
    if (isStageWord(word)) boat = { ...boat, stage: readStage(words) };
    else boat = { ...boat, facts: withFact(boat.facts, readFact(words)) };
  } while (words.skip(","));
  return boat;
}

const withFact = (facts: BoatText["facts"], fact: BoatText["facts"]): BoatText["facts"] => ({
  ...facts,
  ...fact,
  ...(fact.rooms && { rooms: [...(facts.rooms ?? []), ...fact.rooms] }),
});

function readFact(words: Words): BoatText["facts"] {
  const word = words.take("something about the boat");
  const sitter = SITTERS.find((one) => one === word);
  if (sitter !== undefined) return { sitter };
  if (word === "sealed" || word === "unsealed") return { isSealed: word === "sealed" };
  const counter = COUNTERS.find((one) => one === word);
  if (counter !== undefined) return { [counter]: readNumber(words) };
  const tally = TALLIES.find((one) => one === word);
  if (tally !== undefined) return { [tally]: readGoods(words) };
  const list = CARD_LISTS.find((one) => one === word);
  if (list !== undefined) return { [list]: readList(words, readCard) };
  const slot = SLOTS.find((one) => one === word);
  if (slot !== undefined) return { [slot]: words.skip("nothing") ? null : readCard(words) };
  if (word === "offered") return { offered: readList(words, readRoom) };
  if (isRoom(word)) return { rooms: [{ room: word, batteries: readBatteries(words, word) }] };
  throw words.wrong(`"${word}" is nothing that a boat has or does`);
}

/** Of Machines that are said to be ready, the named Rooms tell which they are. */
export function dataOf({ facts, stage }: BoatText): BoatData {
  return stage === undefined ? facts : { ...facts, stage: stage(roomsIn(facts)) };
}

const roomsIn = ({ rooms = [] }: BoatData): readonly RoomId[] => rooms.map(({ room }) => room);

/** Of a boat only what is said of it. */
export function onlySaid(boat: BoatData, { facts, stage }: BoatText): BoatData {
  const said = Object.entries(boat).filter(([key]) => Object.hasOwn(facts, key));
  const rooms = facts.rooms?.flatMap(({ room }) => boat.rooms?.find((one) => one.room === room) ?? []);
  return {
    ...Object.fromEntries(said),
    ...(rooms && { rooms }),
    ...(stage && boat.stage && { stage: boat.stage }),
  };
}

/** `rooms` are all Rooms of the boat, where not all of it is told. */
export function printBoat(boat: BoatData, rooms: readonly RoomId[] = roomsIn(boat)): string {
  const parts = [
    ...(boat.sitter === undefined || boat.sitter === "person" ? [] : [boat.sitter]),
    ...COUNTERS.flatMap((counter) => said(counter, boat[counter]?.toString())),
    ...TALLIES.flatMap((tally) => said(tally, boat[tally] && printGoods(boat[tally]))),
    ...said("offered", boat.offered && printList(boat.offered)),
    ...(boat.rooms ?? []).map(({ room, batteries }) => `${room} ${batteries.join(" ")}`),
    ...CARD_LISTS.flatMap((list) => said(list, boat[list] && printList(boat[list]))),
    ...SLOTS.flatMap((slot) => said(slot, boat[slot] === null ? "nothing" : boat[slot])),
    ...(boat.isSealed === undefined ? [] : [boat.isSealed ? "sealed" : "unsealed"]),
    ...(boat.stage === undefined ? [] : [printStage(boat.stage, rooms)]),
  ];
  return parts.join(", ");
}

const said = (what: string, value: string | undefined): string[] => (value === undefined ? [] : [`${what} ${value}`]);
