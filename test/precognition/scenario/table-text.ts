/**
 * A table in words and as a position of the game:
 *
 *     round 6, acting, coop advanced
 *       Ada: cabins 4, food 8, kept silent-ferry, given old-substation
 *       Ben: done
 *       river: willow-shallows + calling-bank + drifting-crates + heron-isle + rat-barges
 *       objectives: great-granary
 *
 * What isn't said is filled in as in any position that is written down.
 */
import type { Position } from "../../../src/engine/position.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import type { Boat } from "../../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../../src/games/precognition/model/types.ts";
import { describeBoat } from "../../../src/games/precognition/positions/describe.ts";
import { type BoatData, HEAD, type ObjectiveData, USUAL } from "../../../src/games/precognition/positions/format.ts";
import { positions } from "../../../src/games/precognition/positions/positions.ts";
import { outlineOf } from "../../../src/games/precognition/positions/write.ts";
import { type BoatText, dataOf, printBoat, readBoat } from "./boat-text.ts";
import { type Line, mistake } from "./mistake.ts";
import { printOptions, printPhase, readOptions, readPhase } from "./moment-text.ts";
import { printObjectives, readObjectives } from "./objectives-text.ts";
import { isName } from "./seats-text.ts";
import { printList, readList, readTile, readWords, type Words } from "./words.ts";

export type Table = Position<PrecognitionTypes>;

export function readTable(head: Words, lines: readonly Line[]): Table {
  const moment = readPhase(head);
  const options = head.skip(",") ? readOptions(head) : USUAL;
  head.end();
  const boats = new Map<string, BoatText>();
  let river: readonly TileId[] | undefined;
  let objectives: readonly ObjectiveData[] | undefined;
  for (const { text, place } of lines) {
    const words = readWords(text, place);
    const name = words.take("a player's name, river or objectives");
    words.expect(":");
    if (name === "river" && river === undefined) river = readList(words, readTile);
    else if (name === "objectives" && objectives === undefined) objectives = readObjectives(words);
    else if (isName(name) && !boats.has(name)) boats.set(name, readBoat(words));
    else throw words.wrong(`"${name}" can't stand here, or stands here twice`);
    words.end();
  }
  try {
    return positions.read({
      ...HEAD,
      options,
      ...moment,
      ...(river && { river }),
      ...(objectives && { objectives }),
      boats: [...boats].map(([name, boat]) => ({ name, ...dataOf(boat) })),
    });
  } catch (error) {
    throw mistake(head.place, error instanceof Error ? error.message : String(error));
  }
}

/** These are always told. */
function countersOf(boat: Boat | undefined): BoatData {
  if (boat === undefined) return {};
  const {
    cabins = 0,
    contaminated = 0,
    doctors = 0,
    protectors = 0,
    food = 0,
    bane = 0,
    rooms = [],
  } = describeBoat(boat, new Map());
  return { cabins, contaminated, doctors, protectors, food, bane, rooms };
}

export function printTable(table: Table): string {
  const { options, round, phase, river = [], objectives, boats } = outlineOf(table);
  const how = printOptions(options);
  return [
    `${printPhase({ round, phase })}${how === "" ? "" : `, ${how}`}`,
    ...boats.map(
      (boat, seat) => `${table.names[seat]}: ${printBoat({ ...countersOf(table.state.boats[seat]), ...boat })}`,
    ),
    `river: ${printList(river)}`,
    ...(objectives === undefined ? [] : [`objectives: ${printObjectives(objectives)}`]),
  ].join("\n  ");
}
