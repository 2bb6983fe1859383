/** 4: a round, phase by phase. */
import { action, maintenance, raiseBane } from "./action.ts";
import { answer, nobodyIsAsked, startAll } from "./asking.ts";
import { type Boat, type BoatProcess, noTally } from "./boat.ts";
import { dealRooms, endFirst, endRooms } from "./first.ts";
import type { Input, Step } from "./lines.ts";
import { judge, newMission, showObjectives } from "./mission.ts";
import { result } from "./result.ts";
import { answerTile, feed } from "./river.ts";
import { drawers, endDraw, endShow, lock, seal } from "./select.ts";
import { boatAt, people, seasonOf, type Table, tilesOf } from "./table.ts";
import { actTogether, beginTogether, settleTogether, showPaidFor } from "./together.ts";

const ROUNDS = 12;
const isSeasonEnd = ({ round }: Table): boolean => round % 4 === 0;

export function begin(table: Table): void {
  table.mission = newMission(table, 1);
  if (people(table).length > 0) table.phase = "seal";
  else enterFirstDeal(table);
}

export function apply(table: Table, { input, drawn }: Step): void {
  switch (`${table.phase} ${input.kind}`) {
    case "seal stirred":
      seal(table, input);
      if (people(table).every((seat) => boatAt(table, seat).sealed.every(({ length }) => length > 0))) {
        enterFirstDeal(table);
      }
      return;
    case "deal-rooms revealed":
      dealRooms(table, input);
      enterChoice(table, "rooms", "show-rooms");
      return;
    case "rooms sealed":
      endLock(table, input, "show-rooms");
      return;
    case "show-rooms revealed":
      endRooms(table, input);
      enterDraw(table);
      return;
    case "draw revealed":
      endDraw(table, input, drawn);
      enterDecision(table);
      return;
    case "first sealed":
      endLock(table, input, "show-first");
      return;
    case "show-first revealed":
      endFirst(table, input, drawn);
      table.phase = "show";
      return;
    case "decide sealed":
      endLock(table, input, "show");
      return;
    case "show revealed":
      endShow(table, input, drawn);
      if (table.round === 0) nextRound(table);
      else enterAction(table);
      return;
    case "act act":
      if (table.isOpen) actTogether(table, input);
      else answer(table, input);
      goOnWithAction(table);
      return;
    case "objective revealed":
      showPaidFor(table, input);
      goOnWithAction(table);
      return;
    case "turn revealed":
      turn(table, input);
      return;
    case "answer act":
      answer(table, input);
      if (nobodyIsAsked(table)) endRound(table);
      return;
    case "judge revealed":
      showObjectives(table, input.results[0], "season-end");
      endSeason(table);
      return;
    default:
      throw new Error(`an input of the kind "${input.kind}" comes in the phase "${table.phase}"`);
  }
}

function enterFirstDeal(table: Table): void {
  if (table.options.setup === "advanced") table.phase = "deal-rooms";
  else enterDraw(table);
}

function enterDraw(table: Table): void {
  if (drawers(table).length > 0) table.phase = "draw";
  else enterDecision(table);
}

/** In the standard set-up the first round leaves no choice. */
function enterDecision(table: Table): void {
  if (table.round > 0) enterChoice(table, "decide", "show");
  else if (table.options.setup === "advanced") enterChoice(table, "first", "show-first");
  else table.phase = "show";
}

/** People lock in their choices. Without people the bots' choices are shown at once. */
function enterChoice(table: Table, phase: string, show: string): void {
  table.phase = people(table).length > 0 ? phase : show;
  for (const seat of people(table)) boatAt(table, seat).question = { stage: { at: "choose" }, allows: () => false };
}

function endLock(table: Table, { seat }: Input, show: string): void {
  lock(table, seat);
  if (nobodyIsAsked(table)) table.phase = show;
}

function enterAction(table: Table): void {
  table.phase = "act";
  if (table.mission === null) startAll(table, wholeRound);
  else beginTogether(table);
  goOnWithAction(table);
}

function goOnWithAction(table: Table): void {
  settleTogether(table);
  if (table.phase === "act" && nobodyIsAsked(table)) enterTurn(table);
}

/** "Between barriers competitive and team boats don't touch each other." */
function* wholeRound(table: Table, seat: number, boat: Boat): BoatProcess {
  yield* action(table, seat, boat);
  raiseBane(table, seat, boat);
  yield* maintenance(table, seat, boat);
}

function enterTurn(table: Table): void {
  if (!isSeasonEnd(table)) {
    table.phase = "turn";
    return;
  }
  const island = table.tables.islands[table.round / 4 - 1]?.id ?? "";
  table.turned.push(island);
  table.ahead = table.round === ROUNDS ? [] : tilesOf(table.tables, seasonOf(table.round + 1));
  table.say({ on: "turned", tile: island, round: table.round });
  table.boats.forEach((boat, seat) => void feed(table, seat, boat));
  endRound(table);
}

function turn(table: Table, { results }: Input): void {
  const [index = -1] = results[0] ?? [];
  const [tile] = table.ahead.splice(index, 1);
  if (tile === undefined) throw new Error(`there is no tile ${index} ahead`);
  table.turned.push(tile);
  table.say({ on: "turned", tile, round: table.round });
  table.phase = "answer";
  startAll(table, (_, seat, boat) => answerTile(table, seat, boat, table.tile(tile)));
  if (nobodyIsAsked(table)) endRound(table);
}

function endRound(table: Table): void {
  for (const boat of table.boats) {
    boat.zone = null;
    boat.gained = noTally();
    boat.spendable = noTally();
  }
  if (table.mission === null || !isSeasonEnd(table)) goOnToRound(table);
  else if (table.mission.hidden > 0) table.phase = "judge";
  else endSeason(table);
}

/** "If one is not met the game is lost at once." */
function endSeason(table: Table): void {
  judge(table);
  if (table.mission?.isLost) {
    end(table);
    return;
  }
  if (table.round < ROUNDS) table.mission = newMission(table, seasonOf(table.round + 1));
  goOnToRound(table);
}

function goOnToRound(table: Table): void {
  if (table.round === ROUNDS) end(table);
  else nextRound(table);
}

function nextRound(table: Table): void {
  table.round += 1;
  table.say({ on: "round", round: table.round, season: seasonOf(table.round) });
  enterDraw(table);
}

function end(table: Table): void {
  table.phase = "over";
  const { places, isWon } = result(table);
  const healthy = table.boats.map(({ cabins }) => cabins);
  table.say({ on: "over", places, healthy, ...(isWon === undefined ? {} : { isWon }) });
}
