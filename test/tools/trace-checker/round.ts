/** 4. A round: the phases between the barriers, who is awaited in them, and what an answer leads to. */
import { actionAndMaintenance } from "./action.ts";
import { type Boat, type Doing, goOn } from "./boat.ts";
import type { Input, Step } from "./lines.ts";
import { answerTile, feed } from "./river.ts";
import { endDraw, endShow, lock, seal } from "./select.ts";
import { bots, people, seasonOf, type Table, tilesOf } from "./table.ts";

const ROUNDS = 12;

export function begin(table: Table): void {
  if (people(table).length > 0) table.phase = "seal";
  else enterShow(table);
}

export function awaited(table: Table): unknown[] {
  const { boats, phase, round } = table;
  const season = seasonOf(round) - 1;
  const two = (size: number | undefined) => ({ kind: "order", size, take: 2 });
  const owing = boats.flatMap(({ question }, seat) => (question === undefined ? [] : [seat]));
  switch (phase) {
    case "seal":
      return people(table).flatMap((seat) =>
        [0, 1, 2]
          .filter((s) => boats[seat]?.sealed[s]?.length === 0)
          .map((s) => ({ kind: "stir", pool: `${seat}/${s + 1}`, by: [seat], add: boats[seat]?.unseen[s], back: [] })),
      );
    case "draw": {
      const draws = people(table).map((seat) => two(boats[seat]?.sealed[season]?.length));
      return [{ kind: "reveal", draws, values: [], acts: [] }];
    }
    case "decide":
      return [{ kind: "act", from: owing, quorum: "each", sealed: true }];
    case "show": {
      const drawn = round === ROUNDS ? [] : bots(table).map((seat) => two(boats[seat]?.unseen[season]?.length));
      const luck = round > 0 && bots(table).length > 0 ? [{ kind: "die", sides: 2 ** 32 }] : [];
      const values = people(table).flatMap((seat) => boats[seat]?.hand ?? []);
      return [{ kind: "reveal", draws: [...drawn, ...luck], values, acts: round > 0 ? boats.map((_, i) => i) : [] }];
    }
    case "turn":
      return [{ kind: "reveal", draws: [{ kind: "die", sides: table.ahead.length }], values: [], acts: [] }];
    case "act":
    case "answer":
      return [{ kind: "act", from: owing, quorum: "each" }];
    default:
      return [];
  }
}

export function apply(table: Table, { input, drawn }: Step): void {
  switch (`${table.phase} ${input.kind}`) {
    case "seal stirred":
      seal(table, input);
      if (awaited(table).length === 0) enterDraw(table);
      return;
    case "draw revealed":
      endDraw(table, input, drawn);
      if (table.round > 0) enterDecide(table);
      else enterShow(table);
      return;
    case "decide sealed":
      lock(table, input.seat);
      if (allDone(table)) enterShow(table);
      return;
    case "show revealed":
      endShow(table, input, drawn);
      if (table.round === 0) nextRound(table);
      else enterBoats(table, "act", (boat, seat) => actionAndMaintenance(table, seat, boat), enterTurn);
      return;
    case "turn revealed":
      turn(table, input);
      return;
    case "act act":
      answer(table, input, enterTurn);
      return;
    case "answer act":
      answer(table, input, nextRound);
      return;
    default:
      throw new Error(`an input of the kind "${input.kind}" comes in the phase "${table.phase}"`);
  }
}

type Then = (table: Table) => void;

const allDone = ({ boats }: Table): boolean => boats.every(({ question }) => question === undefined);

function enterBoats(table: Table, phase: string, start: (boat: Boat, seat: number) => Doing, then: Then): void {
  table.phase = phase;
  table.boats.forEach((boat, seat) => {
    boat.doing = start(boat, seat);
    goOn(boat);
  });
  if (allDone(table)) then(table);
}

function answer(table: Table, { seat, act }: Input, then: Then): void {
  const boat = table.boats[seat];
  if (boat?.question === undefined) throw new Error(`seat ${seat} isn't asked anything`);
  if (!boat.question.allows(act)) {
    throw new Error(`${JSON.stringify(act)} isn't allowed as an answer to ${JSON.stringify(boat.question.stage)}`);
  }
  goOn(boat, act);
  if (allDone(table)) then(table);
}

function enterDraw(table: Table): void {
  if (people(table).length > 0 && table.round < ROUNDS) table.phase = "draw";
  else enterDecide(table);
}

function enterDecide(table: Table): void {
  if (people(table).length === 0) return enterShow(table);
  table.phase = "decide";
  for (const seat of people(table)) {
    const boat = table.boats[seat];
    if (boat !== undefined) boat.question = { stage: { at: "choose" }, allows: () => false };
  }
}

function enterShow(table: Table): void {
  table.phase = "show";
}

function enterTurn(table: Table): void {
  if (table.round % 4 !== 0) {
    table.phase = "turn";
    return;
  }
  const island = table.tables.islands[table.round / 4 - 1]?.id ?? "";
  table.turned.push(island);
  table.say({ on: "turned", tile: island, round: table.round });
  table.boats.forEach((boat, seat) => void feed(table, seat, boat));
  if (table.round < ROUNDS) nextRound(table);
  else end(table);
}

function turn(table: Table, { results }: Input): void {
  const [index = -1] = results[0] ?? [];
  const [tile] = table.ahead.splice(index, 1);
  if (tile === undefined) throw new Error(`there is no tile ${index} ahead`);
  table.turned.push(tile);
  table.say({ on: "turned", tile, round: table.round });
  enterBoats(table, "answer", (boat, seat) => answerTile(table, seat, boat, table.tile(tile)), nextRound);
}

function clearZones(table: Table): void {
  for (const boat of table.boats) boat.zone = null;
}

function nextRound(table: Table): void {
  clearZones(table);
  table.round += 1;
  const season = seasonOf(table.round);
  if (table.round % 4 === 1) table.ahead = tilesOf(table.tables, season);
  table.say({ on: "round", round: table.round, season });
  enterDraw(table);
}

/** 5. Most healthy Humans; tie: most contaminated; tie: shared. */
export function result(table: Table) {
  const scores = table.boats.map(({ cabins, contaminated }) => [cabins, contaminated]);
  const isBetter = ([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]) => a > c || (a === c && b > d);
  return { places: scores.map((mine) => 1 + scores.filter((other) => isBetter(other, mine)).length), scores };
}

function end(table: Table): void {
  clearZones(table);
  table.phase = "over";
  table.ahead = [];
  const { places, scores } = result(table);
  table.say({ on: "over", places, healthy: scores.map(([healthy]) => healthy) });
}
