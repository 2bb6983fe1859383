/** One boat, as the rules' page describes it, and what its player is asked. */
import type { Act, Options, Tables, Tally } from "./lines.ts";

/** What a player is asked: how the trace shows it, and which answers the rules allow. */
export interface Question {
  stage: Stage;
  allows: (act: Act) => boolean;
}

export interface Stage {
  at: string;
  [field: string]: unknown;
}

/** A boat's way through a part of the round: asks, gets answers, and changes the boat. */
export type Doing = Generator<Question, void, Act>;

export interface Boat {
  person: boolean;
  cabins: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  bane: number;
  /** Advanced set-up: three Rooms to choose from. */
  offered: string[];
  rooms: string[];
  machines: number[];
  /** Accepted this round, from cards; and from cards and Machines, what of it hasn't been spent. */
  gained: Tally;
  spendable: Tally;
  /** Co-operative: Batteries that aren't on Machines. */
  held: number;
  decision: string[];
  zone: { kept: string; given: string } | null;
  unseen: string[][];
  sealed: string[][];
  hand: string[];
  /** Advanced set-up: handles of cards that a person passes, and cards that a bot has drawn and shown before their time. */
  passing: string[];
  open: string[];
  /** What the seat alone knows: the cards behind its handles. */
  secret: Map<string, string>;
  doing: Doing | undefined;
  question: Question | undefined;
  /** Co-operative: with this Action phase. */
  isDone: boolean;
}

/** Set-up 1 to 3. */
export function newBoat(
  person: boolean,
  tables: Tables,
  { setup, difficulty = "normal", handicap = [] }: Options,
  seat: number,
): Boat {
  return {
    person,
    cabins: 4 + (handicap[seat]?.humans ?? 0),
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: (difficulty === "normal" ? 8 : 4) + (handicap[seat]?.food ?? 0),
    bane: 0,
    offered: [],
    rooms: setup === "advanced" ? [] : tables.rooms.map(({ id }) => id),
    machines: setup === "advanced" ? [] : [0, 0, 0, 0, 0, 0],
    gained: noTally(),
    spendable: noTally(),
    held: 0,
    decision: [],
    zone: null,
    unseen: [1, 2, 3].map((season) => tables.cards.filter((card) => card.season === season).map(({ id }) => id)),
    sealed: [[], [], []],
    hand: [],
    passing: [],
    open: [],
    secret: new Map(),
    doing: undefined,
    question: undefined,
    isDone: false,
  };
}

export const noTally = (): Tally => ({ food: 0, human: 0, doctor: 0, protector: 0, ymune: 0, battery: 0 });

/** Goes on until the boat is asked something, or is done. */
export function goOn(boat: Boat, act?: Act): void {
  if (boat.doing === undefined) return;
  const { done, value } = act === undefined ? boat.doing.next({}) : boat.doing.next(act);
  boat.question = done ? undefined : value;
  if (done) boat.doing = undefined;
}

export const asPublished = (boat: Boat) => ({
  sitter: boat.person ? "person" : "bot",
  cabins: boat.cabins,
  contaminated: boat.contaminated,
  doctors: boat.doctors,
  protectors: boat.protectors,
  food: boat.food,
  bane: boat.bane,
  offered: boat.offered,
  rooms: boat.rooms,
  machines: boat.machines,
  gained: boat.gained,
  spendable: boat.spendable,
  held: boat.held,
  decision: boat.decision,
  zone: boat.zone,
  stage: boat.question?.stage ?? { at: boat.isDone ? "done" : "wait" },
  supply: {
    unseen: boat.unseen,
    sealed: boat.sealed,
    hand: boat.hand,
    passing: boat.passing,
    open: boat.open,
    left: null,
  },
});

/** Whether an act has these fields and no others, each with one of these values. */
export function fits(act: Act, form: Record<string, readonly (string | number)[]>): boolean {
  const fields = Object.keys(form);
  return (
    Object.keys(act).length === fields.length && fields.every((field) => form[field]?.some((one) => one === act[field]))
  );
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
