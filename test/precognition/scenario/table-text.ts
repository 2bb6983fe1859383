/**
 * A table in words and as a position of the game:
 *
 *     round 6, acting
 *       Ada: cabins 4, food 8, kept silent-ferry, given old-substation
 *       Ben: done
 *       river: willow-shallows + calling-bank + drifting-crates + heron-isle + rat-barges
 *
 * What isn't said is as at the start of a game, and open cards are dealt so that all of it could have happened.
 */
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import { type BoatText, factsOf, printBoat, readBoat } from "./boat-text.ts";
import { type Line, mistake } from "./mistake.ts";
import { printMoment, readMoment } from "./moment.ts";
import { type Position, positionOf } from "./position.ts";
import { flawOf } from "./position-flaws.ts";
import { isName } from "./seats-text.ts";
import { printList, readList, readTile, readWords, type Words } from "./words.ts";

export function readTable(head: Words, lines: readonly Line[]): Position {
  const moment = readMoment(head);
  head.end();
  const boats = new Map<string, BoatText>();
  let river: readonly TileId[] | undefined;
  for (const { text, place } of lines) {
    const words = readWords(text, place);
    const name = words.take("a player's name, or river");
    words.expect(":");
    if (name === "river" && river === undefined) river = readList(words, readTile);
    else if (isName(name) && !boats.has(name)) boats.set(name, readBoat(words));
    else throw words.wrong(`"${name}" can't stand here, or stands here twice`);
    words.end();
  }
  const position = positionOf(moment, boats, river);
  const flaw = flawOf(position);
  if (flaw !== undefined) throw mistake(head.place, flaw);
  return position;
}

export function printTable({ names, state, values }: Position): string {
  const boats = state.boats.map((boat, seat) => `${names[seat]}: ${printBoat(factsOf(boat, values))}`);
  return [printMoment(state), ...boats, `river: ${printList(state.river.turned)}`].join("\n  ");
}
