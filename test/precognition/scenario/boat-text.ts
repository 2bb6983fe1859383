/** A boat in words, whole or in part: `cabins 4, living-deck 2 0 1, kept eel-traps, activating`. */
import type { Mine } from "../../../src/engine/game.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { Boat, Stage } from "../../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../../src/games/precognition/model/types.ts";
import { batteriesIn, ROOMS, readBatteries } from "./machines-text.ts";
import { isStageWord, printStage, readStage } from "./stage-text.ts";
import { printList, readCard, readList, readNumber, type Words } from "./words.ts";

const COUNTERS = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const;
const CARD_LISTS = ["decision", "hand", "unseen"] as const;
const SLOTS = ["kept", "given"] as const;

type Counters = Pick<Boat, (typeof COUNTERS)[number]>;
type CardLists = Readonly<Record<(typeof CARD_LISTS)[number], readonly CardId[]>>;
type Slots = Readonly<Record<(typeof SLOTS)[number], CardId | null>>;

/** All that can be said of a boat. */
export interface BoatFacts extends Counters, CardLists, Slots {
  /** Batteries on the Machines, by Room. */
  readonly rooms: Readonly<Record<string, readonly number[]>>;
  readonly stage: Stage;
}

/** What is said of it. */
export type BoatText = Partial<BoatFacts>;

export function factsOf(boat: Boat, known: Mine<PrecognitionTypes>): BoatFacts {
  return {
    cabins: boat.cabins,
    contaminated: boat.contaminated,
    doctors: boat.doctors,
    protectors: boat.protectors,
    food: boat.food,
    bane: boat.bane,
    rooms: Object.fromEntries(ROOMS.map((room) => [room, batteriesIn(boat.machines, room)])),
    decision: boat.decision,
    hand: boat.supply.hand.map((handle) => known.get(handle) ?? "unknown"),
    unseen: boat.supply.unseen.flat(),
    kept: boat.zone?.kept ?? null,
    given: boat.zone?.given ?? null,
    stage: boat.stage,
  };
}

export function readBoat(words: Words): BoatText {
  let facts: BoatText = {};
  do {
    const fact = readFact(words);
    const repeated = namesIn(fact).find((name) => namesIn(facts).includes(name));
    if (repeated !== undefined) throw words.wrong(`"${repeated}" is said twice`);
    facts = { ...facts, ...fact, ...(fact.rooms && { rooms: { ...facts.rooms, ...fact.rooms } }) };
  } while (words.skip(","));
  return facts;
}

const namesIn = ({ rooms, ...others }: BoatText): string[] => [...Object.keys(others), ...Object.keys(rooms ?? {})];

function readFact(words: Words): BoatText {
  const word = words.peek() ?? "";
  if (isStageWord(word)) return { stage: readStage(words) };
  words.take("something about the boat");
  const counter = COUNTERS.find((one) => one === word);
  if (counter !== undefined) return { [counter]: readNumber(words) };
  const list = CARD_LISTS.find((one) => one === word);
  if (list !== undefined) return { [list]: readList(words, readCard) };
  const slot = SLOTS.find((one) => one === word);
  if (slot !== undefined) return { [slot]: words.skip("nothing") ? null : readCard(words) };
  if (ROOMS.includes(word)) return { rooms: { [word]: readBatteries(words) } };
  throw words.wrong(`"${word}" is nothing that a boat has or does`);
}

export function printBoat(facts: BoatText): string {
  const { rooms = {}, stage } = facts;
  const parts = [
    ...COUNTERS.flatMap((counter) => said(counter, facts[counter]?.toString())),
    ...ROOMS.flatMap((room) => said(room, rooms[room]?.join(" "))),
    ...CARD_LISTS.flatMap((list) => said(list, facts[list] && printList(facts[list]))),
    ...SLOTS.flatMap((slot) => said(slot, facts[slot] === null ? "nothing" : facts[slot])),
    ...(stage === undefined ? [] : [printStage(stage)]),
  ];
  return parts.join(", ");
}

const said = (what: string, value: string | undefined): string[] => (value === undefined ? [] : [`${what} ${value}`]);
