/** What the boats share: content, River, Objectives, round, and the events of a step. */
import { type Boat, newBoat } from "./boat.ts";
import type { Card, Good, Header, Machine, Objective, Options, Tables, Tile } from "./lines.ts";

export interface Table {
  tables: Tables;
  options: Options;
  goods: readonly Good[];
  phase: string;
  round: number;
  turned: string[];
  ahead: string[];
  /** Co-operative. */
  mission: Mission | null;
  /** Co-operative: whether the Action phase is open. */
  isOpen: boolean;
  boats: Boat[];
  events: unknown[];
  /** How often each card was put into an Action Zone. */
  entries: Map<string, number>;
  say(event: unknown): void;
  card(id: string): Card;
  tile(id: string): Tile;
  objective(id: string): Objective;
  machine(boat: Boat, number: number): Machine;
}

/** As in the trace. */
export interface Mission {
  ahead: string[];
  hidden: number;
  shown: { id: string; isMitigated: boolean }[];
  isLost: boolean;
}

export function newTable({ tables, seats, options }: Header): Table {
  const find = <Item extends { id: string }>(items: Item[], id: string): Item => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) throw new Error(`there is no "${id}"`);
    return item;
  };
  const events: unknown[] = [];
  return {
    tables,
    options,
    goods: ["food", "human", "doctor", "protector", "ymune", "battery"],
    phase: "",
    round: 0,
    turned: [],
    ahead: tilesOf(tables, 1),
    mission: null,
    isOpen: false,
    boats: seats.map(({ by }, seat) => newBoat(by === "person", tables, options, seat)),
    events,
    entries: new Map(),
    say: (event) => events.push(event),
    card: (id) => find(tables.cards, id),
    tile: (id) => find(tables.tiles, id),
    objective: (id) => find(tables.objectives, id),
    machine(boat, number) {
      const rooms = [...tables.rooms, ...tables.advancedRooms];
      const machine = boat.rooms.flatMap((id) => find(rooms, id).machines)[number];
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

export function boatAt({ boats }: Table, seat: number): Boat {
  const boat = boats[seat];
  if (boat === undefined) throw new Error(`there is no seat ${seat}`);
  return boat;
}

export const people = (table: Table): number[] => table.boats.flatMap(({ person }, seat) => (person ? [seat] : []));
export const bots = (table: Table): number[] => table.boats.flatMap(({ person }, seat) => (person ? [] : [seat]));
