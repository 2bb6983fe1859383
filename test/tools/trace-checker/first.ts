/** 3.2 and 3.4, advanced set-up: two Rooms out of three, two of the first four cards for the right neighbour. */
import { fits, range } from "./boat.ts";
import { mustBe } from "./compare.ts";
import type { Act, Input, Step } from "./lines.ts";
import { chosen, openedAct, remove } from "./select.ts";
import type { Table } from "./table.ts";

const DEALT = 3;
const FIRST_CARDS = 4;

export function dealRooms(table: Table, { results }: Input): void {
  const all = table.tables.advancedRooms.map(({ id }) => id);
  const rooms = chosen(all, results[0], DEALT * table.boats.length);
  table.boats.forEach((boat, seat) => {
    boat.offered = rooms.slice(DEALT * seat, DEALT * (seat + 1));
    table.say({ on: "rooms-dealt", seat, rooms: boat.offered });
  });
}

export function endRooms(table: Table, input: Input): void {
  table.boats.forEach((boat, seat) => {
    const act = openedAct(input, seat);
    if (!fits(act, { do: ["leave-room"], room: range(0, DEALT - 1) })) throw new Error(`seat ${seat} can't ${act.do}`);
    boat.rooms = boat.offered.filter((_, i) => i !== act.room);
    boat.offered = [];
    boat.machines = [0, 0, 0, 0, 0, 0];
    table.say({ on: "rooms-kept", seat, rooms: boat.rooms });
  });
}

/** People pass two of the four that they have drawn. Bots draw four now, and those that they pass come first. */
export function endFirst(table: Table, input: Input, drawn: Step["drawn"]): void {
  const results = [...input.results];
  table.boats.forEach((boat, seat) => {
    const places = placesOf(openedAct(input, seat), seat);
    if (boat.person) {
      boat.passing = boat.hand.filter((_, i) => places.includes(i));
      return;
    }
    const cards = chosen(boat.unseen[0], results.shift(), FIRST_CARDS);
    mustBe(
      drawn.filter((one) => one.seat === seat).map(({ value }) => value),
      cards,
      `drawn by seat ${seat}`,
    );
    remove(boat.unseen[0], cards);
    boat.open = [...at(cards, places), ...cards.filter((_, i) => !places.includes(i))];
    table.say({ on: "drew-open", seat, cards: [...boat.open] });
  });
}

const at = (cards: string[], places: number[]): string[] => cards.filter((_, i) => places.includes(i));

/** Two indices in ascending order. */
function placesOf(act: Act, seat: number): number[] {
  const { cards } = act;
  if (act.do !== "pass" || Object.keys(act).length !== 2 || !Array.isArray(cards)) {
    throw new Error(`seat ${seat} can't ${JSON.stringify(act)}`);
  }
  const [first = -1, second = -1] = cards;
  if (cards.length !== 2 || first < 0 || second <= first || second >= FIRST_CARDS) {
    throw new Error(`seat ${seat} can't pass ${cards}`);
  }
  return cards;
}
