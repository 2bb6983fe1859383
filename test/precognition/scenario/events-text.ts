/** What a log tells, in words: `healed Ada, humans 2`. Only what is said of an event is compared. */
import type { Seat } from "../../../src/engine/game.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import { readGood, readGoods } from "./goods-text.ts";
import { readMachine, readRoom } from "./machines-text.ts";
import { readObjective } from "./objectives-text.ts";
import { isName, type Names, readSeat } from "./seats-text.ts";
import { readCard, readList, readNumber, readTile, type Words } from "./words.ts";

export interface EventText {
  readonly on: Event["on"];
  readonly facts: Readonly<Record<string, unknown>>;
}

const yesOrNo = (words: Words): boolean => {
  if (words.skip("yes")) return true;
  words.expect("no");
  return false;
};
const word = (words: Words): string => words.take("a word");
const cards = (words: Words) => readList(words, readCard);
const rooms = (words: Words) => readList(words, readRoom);
const numbers = (words: Words) => readList(words, readNumber);

type Readers<E> = { readonly [Field in keyof E]?: (words: Words) => unknown };
type FieldsOf = { readonly [On in Event["on"]]: Readers<Omit<Extract<Event, { on: On }>, "on" | "seat">> };

const FIELDS: FieldsOf = {
  dealt: { cards },
  "rooms-dealt": { rooms },
  "rooms-kept": { rooms },
  round: { round: readNumber, season: readNumber },
  drew: { cards: readNumber },
  "drew-open": { cards },
  locked: {},
  chose: { hand: cards, kept: readCard, given: readCard, passed: cards },
  activated: { cards, paid: readNumber },
  gained: { good: readGood, amount: readNumber, by: word },
  declined: { good: readGood, amount: readNumber },
  plugged: { machine: readMachine, powered: yesOrNo },
  held: { batteries: readNumber },
  spilt: { batteries: readNumber },
  fired: { machine: readMachine },
  "bane-rose": { by: readNumber, level: readNumber },
  protected: { protectors: readNumber, level: readNumber },
  "humans-lost": { healthy: readNumber, contaminated: readNumber, to: word },
  healed: { humans: readNumber, by: word },
  "paid-to-reveal": { humans: readNumber },
  objective: { objective: readObjective, at: word },
  mitigated: { objective: readObjective, spent: readGoods },
  done: {},
  judged: { objective: readObjective, isMet: yesOrNo },
  turned: { tile: readTile, round: readNumber },
  ignored: {},
  "river-took": { good: readGood, amount: readNumber },
  unplugged: { machine: readMachine },
  fed: { food: readNumber, starved: readNumber },
  seat: { by: word },
  returned: { cards },
  over: { places: numbers, healthy: numbers, isWon: yesOrNo },
};

const isEvent = (on: string): on is Event["on"] => Object.hasOwn(FIELDS, on);

export function readEvent(words: Words, names: Names): EventText {
  const on = words.take("what is told");
  if (!isEvent(on)) throw words.wrong(`"${on}" is never told`);
  const seat: { seat?: Seat } = isName(words.peek()) ? { seat: readSeat(words, names) } : {};
  const facts: Record<string, unknown> = { ...seat };
  const readers: Readonly<Record<string, ((words: Words) => unknown) | undefined>> = FIELDS[on];
  while (words.skip(",")) {
    const field = words.take("what about it");
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
    if (read === undefined) throw words.wrong(`"${on}" doesn't tell "${field}"`);
    facts[field] = read(words);
  }
  return { on, facts };
}
