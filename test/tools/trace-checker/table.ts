/** What lies between the boats: the printed pieces, the River, the round, and the events of a step. */
import type { Boat } from "./boat.ts";
import { newBoat } from "./boat.ts";
import type { Card, Good, Header, Machine, Tables, Tally, Tile } from "./lines.ts";

export interface Table {
  tables: Tables;
  goods: readonly Good[];
  phase: string;
  round: number;
  turned: string[];
  ahead: string[];
  boats: Boat[];
  events: unknown[];
  /** How often each card came into an Action Zone. */
  entries: Map<string, number>;
  say(event: unknown): void;
  nothing(): Tally;
  card(id: string): Card;
  tile(id: string): Tile;
  machine(boat: Boat, number: number): Machine;
}

export function newTable({ tables, seats }: Header): Table {
  const find = <Item extends { id: string }>(items: Item[], id: string): Item => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) throw new Error(`there is no "${id}"`);
    return item;
  };
  const events: unknown[] = [];
  return {
    tables,
    goods: ["food", "human", "doctor", "protector", "ymune", "battery"],
    phase: "",
    round: 0,
    turned: [],
    ahead: tilesOf(tables, 1),
    boats: seats.map(({ by }) => newBoat(by === "person", tables)),
    events,
    entries: new Map(),
    say: (event) => events.push(event),
    nothing: () => ({ food: 0, human: 0, doctor: 0, protector: 0, ymune: 0, battery: 0 }),
    card: (id) => find(tables.cards, id),
    tile: (id) => find(tables.tiles, id),
    machine(boat, number) {
      const machine = boat.rooms.flatMap((id) => find(tables.rooms, id).machines)[number];
      if (machine === undefined) throw new Error(`there is no Machine ${number}`);
      return machine;
    },
  };
}

export const tilesOf = (tables: Tables, season: number): string[] =>
  tables.tiles.filter((tile) => tile.season === season).map(({ id }) => id);

export const seasonOf = (round: number): number => Math.max(1, Math.ceil(round / 4));

export const left = (table: Table, seat: number): number => (seat + 1) % table.boats.length;
export const right = (table: Table, seat: number): number => (seat - 1 + table.boats.length) % table.boats.length;

export const people = (table: Table): number[] => table.boats.flatMap(({ person }, seat) => (person ? [seat] : []));
export const bots = (table: Table): number[] => table.boats.flatMap(({ person }, seat) => (person ? [] : [seat]));
