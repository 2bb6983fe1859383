/** The expected awaits of each phase. */
import { cardsToDraw, drawers, openDrawers, shownBy } from "./select.ts";
import { boatAt, bots, people, seasonOf, type Table } from "./table.ts";

const ROOMS_DEALT = 3;
const FIRST_CARDS = 4;

export function awaited(table: Table): unknown[] {
  const { boats, phase, round, mission } = table;
  const season = seasonOf(round) - 1;
  const owing = boats.flatMap(({ question }, seat) => (question === undefined ? [] : [seat]));
  const all = boats.map((_, seat) => seat);
  const botsLuck = bots(table).length > 0 ? [{ kind: "die", sides: 2 ** 32 }] : [];
  const fromUrns = (take: number) =>
    openDrawers(table).map((seat) => ({ kind: "order", size: boatAt(table, seat).unseen[season]?.length, take }));
  switch (phase) {
    case "seal":
      return people(table).flatMap((seat) =>
        [0, 1, 2]
          .filter((s) => boats[seat]?.sealed[s]?.length === 0)
          .map((s) => ({ kind: "stir", pool: `${seat}/${s + 1}`, by: [seat], add: boats[seat]?.unseen[s], back: [] })),
      );
    case "deal-rooms":
      return luck([{ kind: "order", size: table.tables.advancedRooms.length, take: ROOMS_DEALT * boats.length }]);
    case "draw":
      return luck(
        drawers(table).map((seat) => ({
          kind: "order",
          size: boatAt(table, seat).sealed[season]?.length,
          take: cardsToDraw(table),
        })),
      );
    case "rooms":
    case "first":
    case "decide":
      return [{ kind: "act", from: owing, quorum: "each", sealed: true }];
    case "show-rooms":
      return [{ kind: "reveal", draws: botsLuck, values: [], acts: all }];
    case "show-first":
      return [{ kind: "reveal", draws: [...fromUrns(FIRST_CARDS), ...botsLuck], values: [], acts: all }];
    case "show": {
      const values = people(table).flatMap((seat) => shownBy(boatAt(table, seat)));
      const draws = [...fromUrns(2), ...(round > 0 ? botsLuck : [])];
      return [{ kind: "reveal", draws, values, acts: round > 0 ? all : [] }];
    }
    case "objective":
      return luck([{ kind: "die", sides: mission?.ahead.length }]);
    case "judge":
      return luck([{ kind: "order", size: mission?.ahead.length, take: mission?.hidden }]);
    case "turn":
      return luck([{ kind: "die", sides: table.ahead.length }]);
    case "act":
    case "answer":
      return [{ kind: "act", from: owing, quorum: "each" }];
    default:
      return [];
  }
}

const luck = (draws: unknown[]) => [{ kind: "reveal", draws, values: [], acts: [] }];
