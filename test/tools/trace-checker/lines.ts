/** The format of a trace, as in src/tools/TRACE.md. Nothing in this folder is imported from src. */

export type Good = "food" | "human" | "doctor" | "protector" | "ymune" | "battery";
export type Goods = Partial<Record<Good, number>>;
export type Tally = Record<Good, number>;

export interface Card {
  id: string;
  season: number;
  type: Good;
  cost: number | "X";
  gain: Partial<Record<Good, number | "X">>;
  bonus: Partial<Record<Good, number | "X">>;
  bane: number;
}

export interface Tile {
  id: string;
  season: number;
  gives: Goods;
  takes: Goods;
}

export interface Machine {
  batteries: number;
  when: Condition;
  gives: Goods;
  heals?: number;
}

export type Condition =
  | { gained: Good; atLeast: number }
  | { given: "type"; type: Good }
  | { given: "cost"; least: number; most: number }
  | { given: "bane" }
  | { pair: "type-and-other"; type: Good }
  | { pair: "two-types"; types: [Good, Good] }
  | { pair: "costs-sum"; least: number; most: number }
  | { pair: "bane-and-none" | "equal-costs" | "different-costs" };

export interface Room {
  id: string;
  machines: Machine[];
}

export interface Objective {
  id: string;
  season: number;
  scope: "one" | "each";
  front: [Requirement, Requirement];
  price: Goods;
  back: Requirement;
}

export interface Requirement {
  of: string;
  atLeast: number;
}

export interface Tables {
  cards: Card[];
  tiles: Tile[];
  islands: { id: string; season: number }[];
  rooms: Room[];
  advancedRooms: Room[];
  objectives: Objective[];
}

export interface Options {
  mode: "competitive" | "teams" | "coop";
  setup: "standard" | "advanced";
  difficulty?: "normal" | "hard" | "apocalypse";
  /** By seat. */
  handicap?: { food: number; humans: number }[];
}

export type Act = Record<string, string | number | number[]>;

export interface Input {
  kind: string;
  seat: number;
  act: Act;
  handle: string;
  pool: string;
  handles: string[];
  results: number[][];
  values: { handle: string; value: string }[];
  acts: { seat: number; act: Act }[];
}

export interface Header {
  trace: string;
  options: Options;
  seats: { by: string }[];
  tables: Tables;
  state: unknown;
  awaits: unknown;
}

export interface Step {
  step: number;
  input: Input;
  drawn: { seat: number; handle: string; value: string }[];
  events: { on: string }[];
  state: unknown;
  awaits: unknown;
}

export interface End {
  result: unknown;
  steps: number;
  hash: string;
}

export type Line = Header | Step | End;

export const readLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
