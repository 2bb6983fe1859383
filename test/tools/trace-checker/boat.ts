/** One boat, as the rules' page describes it, and what its player is asked. */
import type { Act, Tables } from "./lines.ts";

/** What a player is asked: how the trace shows it, and which answers the rules allow. */
export interface Question {
  stage: unknown;
  allows: (act: Act) => boolean;
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
  rooms: string[];
  machines: number[];
  decision: string[];
  zone: { kept: string; given: string } | null;
  unseen: string[][];
  sealed: string[][];
  hand: string[];
  /** What the seat alone knows: the cards behind its handles. */
  secret: Map<string, string>;
  doing: Doing | undefined;
  question: Question | undefined;
}

/** Set-up 1 to 3. */
export function newBoat(person: boolean, tables: Tables): Boat {
  return {
    person,
    cabins: 4,
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: 8,
    bane: 0,
    rooms: tables.rooms.map(({ id }) => id),
    machines: [0, 0, 0, 0, 0, 0],
    decision: [],
    zone: null,
    unseen: [1, 2, 3].map((season) => tables.cards.filter((card) => card.season === season).map(({ id }) => id)),
    sealed: [[], [], []],
    hand: [],
    secret: new Map(),
    doing: undefined,
    question: undefined,
  };
}

/** Goes on until the boat is asked something, or is done. */
export function goOn(boat: Boat, act?: Act): void {
  if (boat.doing === undefined) return;
  const { done, value } = act === undefined ? boat.doing.next({}) : boat.doing.next(act);
  boat.question = done ? undefined : value;
  if (done) boat.doing = undefined;
}

export const asPublished = (boat: Boat, stage: unknown) => ({
  sitter: boat.person ? "person" : "bot",
  cabins: boat.cabins,
  contaminated: boat.contaminated,
  doctors: boat.doctors,
  protectors: boat.protectors,
  food: boat.food,
  bane: boat.bane,
  rooms: boat.rooms,
  machines: boat.machines,
  decision: boat.decision,
  zone: boat.zone,
  stage,
  supply: { unseen: boat.unseen, sealed: boat.sealed, hand: boat.hand, left: null },
});

/** Whether an act has these fields and no others, each with one of these values. */
export function fits(act: Act, form: Record<string, readonly (string | number)[]>): boolean {
  const fields = Object.keys(form);
  return (
    Object.keys(act).length === fields.length &&
    fields.every((field) => act[field] !== undefined && form[field]?.includes(act[field]))
  );
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
