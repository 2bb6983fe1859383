/** A boat, as in RULES.md, and the question to its player. */
import type { Act, Options, Tables, Tally } from "./lines.ts";

/** A question to a player: its form in the trace, and the legal answers. */
export interface Question {
  stage: Stage;
  allows: (act: Act) => boolean;
}

export interface Stage {
  at: string;
  [field: string]: unknown;
}

/** A part of the round as a generator, which yields questions, gets acts, and changes the boat. */
export type BoatProcess = Generator<Question, void, Act>;

export interface Boat {
  person: boolean;
  cabins: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  bane: number;
  /** Advanced set-up: the three Rooms to choose from. */
  offered: string[];
  rooms: string[];
  machines: number[];
  /** `gained` is accepted this round from cards; `spendable` from cards and Machines, and not spent yet. */
  gained: Tally;
  spendable: Tally;
  /** Co-operative: Batteries in hand. */
  held: number;
  decision: string[];
  zone: { kept: string; given: string } | null;
  unseen: string[][];
  sealed: string[][];
  hand: string[];
  /** Advanced set-up: a person's cards to be passed, and a bot's cards that were drawn early. */
  passing: string[];
  open: string[];
  /** The cards behind the seat's handles. */
  secret: Map<string, string>;
  doing: BoatProcess | undefined;
  question: Question | undefined;
  /** Co-operative: whether it is done with this Action phase. */
  isDone: boolean;
}

/** Set-up, steps 1 to 3. */
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

/** Runs the generator until the next question or its end. */
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

/** Whether an act has exactly these fields, each with one of these values. */
export function fits(act: Act, form: Record<string, readonly (string | number)[]>): boolean {
  const fields = Object.keys(form);
  return (
    Object.keys(act).length === fields.length && fields.every((field) => form[field]?.some((one) => one === act[field]))
  );
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
