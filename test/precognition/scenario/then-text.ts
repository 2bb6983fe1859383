/** What is to be seen then: `Ada: cabins 0`, `Ada may: rest`, `Ada can't rest: wrong-moment`, `told: healed Ada`. */
import { expect } from "vitest";
import type { Seat } from "../../../src/engine/game.ts";
import { Refusal } from "../../../src/engine/refusal.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import { describeBoat } from "../../../src/games/precognition/positions/describe.ts";
import type { ObjectiveData } from "../../../src/games/precognition/positions/format.ts";
import type { Moment } from "../../../src/games/precognition/positions/moment.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import { type ActText, printAct, readAct } from "./acts-text.ts";
import { toldOf } from "./at-table.ts";
import { type BoatText, onlySaid, printBoat, readBoat } from "./boat-text.ts";
import { type EventText, readEvent } from "./events-text.ts";
import { at, type Place } from "./mistake.ts";
import { printPhase, readPhase } from "./moment-text.ts";
import { printObjectives, readObjectives } from "./objectives-text.ts";
import { act, actsOf, copyOf, type Play, showAll } from "./play.ts";
import { type Names, nameOf, readSeat } from "./seats-text.ts";
import { printTable } from "./table-text.ts";
import { printList, readList, readNumber, readTile, type Words } from "./words.ts";

export type Sight =
  | { readonly kind: "boat"; readonly seat: Seat; readonly boat: BoatText }
  | { readonly kind: "may"; readonly seat: Seat; readonly acts: readonly ActText[] }
  | { readonly kind: "can"; readonly seat: Seat; readonly act: ActText }
  | { readonly kind: "cannot"; readonly seat: Seat; readonly act: ActText; readonly refusal: string }
  | { readonly kind: "moment"; readonly moment: Pick<Moment, "round" | "phase"> }
  | { readonly kind: "river"; readonly turned: readonly TileId[] }
  | { readonly kind: "objectives"; readonly objectives: readonly ObjectiveData[] }
  | { readonly kind: "hidden"; readonly count: number }
  | { readonly kind: "end"; readonly isWon: boolean }
  | { readonly kind: "scores"; readonly scores: readonly (readonly [Seat, readonly number[]])[] }
  | { readonly kind: "awaited"; readonly seats: readonly Seat[] }
  | { readonly kind: "places"; readonly places: readonly (readonly [Seat, number])[] }
  | { readonly kind: "told" | "untold"; readonly event: EventText };

export function readThen(words: Words, names: Names): Sight {
  const read = readAboutTable(words, names) ?? readAboutSeat(words, names);
  words.end();
  return read;
}

function readAboutTable(words: Words, names: Names): Sight | undefined {
  const readName = (one: Words) => readSeat(one, names);
  if (words.peek() === "round") return { kind: "moment", moment: readPhase(words) };
  if (words.skip("river")) {
    words.expect(":");
    return { kind: "river", turned: readList(words, readTile) };
  }
  if (words.skip("awaited")) {
    words.expect(":");
    return { kind: "awaited", seats: readList(words, readName) };
  }
  if (words.skip("places")) {
    words.expect(":");
    return { kind: "places", places: readList(words, (one) => [readName(one), readNumber(one)] as const) };
  }
  if (words.skip("objectives")) {
    words.expect(":");
    return { kind: "objectives", objectives: readObjectives(words) };
  }
  if (words.skip("hidden")) return { kind: "hidden", count: readNumber(words) };
  if (words.skip("won")) return { kind: "end", isWon: true };
  if (words.skip("lost")) return { kind: "end", isWon: false };
  if (words.skip("scores")) {
    words.expect(":");
    return { kind: "scores", scores: readList(words, (one) => [readName(one), [readNumber(one), readNumber(one)]]) };
  }
  const isUntold = words.skip("not");
  if (!isUntold && words.peek() !== "told") return undefined;
  words.expect("told", ":");
  return { kind: isUntold ? "untold" : "told", event: readEvent(words, names) };
}

function readAboutSeat(words: Words, names: Names): Sight {
  const seat = readSeat(words, names);
  if (words.skip("may")) {
    words.expect(":");
    const acts = [readAct(words)];
    while (words.skip("|")) acts.push(readAct(words));
    return { kind: "may", seat, acts };
  }
  if (words.skip("can")) return { kind: "can", seat, act: readAct(words) };
  if (words.skip("can't")) {
    const text = readAct(words);
    words.expect(":");
    return { kind: "cannot", seat, act: text, refusal: words.take("why not") };
  }
  words.expect(":");
  return { kind: "boat", seat, boat: readBoat(words) };
}

export function check(play: Play, sight: Sight, place: Place): void {
  const where = `${at(place)}\n  ${printTable(play)}\n`;
  switch (sight.kind) {
    case "boat": {
      const { rooms } = boatAt(play.state, sight.seat);
      const { facts, stage } = sight.boat;
      const seen = onlySaid(describeBoat(boatAt(play.state, sight.seat), play.values), sight.boat);
      const said = stage === undefined ? facts : { ...facts, stage: stage(rooms) };
      return expect(printBoat(seen, rooms), where).toBe(printBoat(said, rooms));
    }
    case "may":
      return expect(actsOf(play, sight.seat).map(printAct).sort(), where).toEqual(sight.acts.map(printAct).sort());
    case "can":
      return expect(actsOf(play, sight.seat).map(printAct), where).toContain(printAct(sight.act));
    case "cannot":
      return expectRefusal(play, sight, where);
    case "moment":
      return expect(printPhase(play.state), where).toBe(printPhase(sight.moment));
    case "river":
      return expect(printList(play.state.river.turned), where).toBe(printList(sight.turned));
    case "objectives":
      return expect(printObjectives(play.state.mission?.shown ?? []), where).toBe(printObjectives(sight.objectives));
    case "hidden":
      return expect(play.state.mission?.hidden, where).toBe(sight.count);
    case "end":
      return expect(precognition.result(play.state)?.isWon, where).toBe(sight.isWon);
    case "scores": {
      const scores = precognition.result(play.state)?.scores;
      return expect(scores, where).toEqual(play.names.map((_, seat) => new Map(sight.scores).get(seat)));
    }
    case "awaited": {
      const awaited = precognition.awaits(play.state).flatMap((one) => (one.kind === "act" ? one.from : []));
      const names = (seats: readonly Seat[]) => printList(seats.map((seat) => nameOf(play.names, seat)));
      return expect(names(awaited), where).toBe(names(sight.seats));
    }
    case "places": {
      const places = precognition.result(play.state)?.places;
      return expect(places, where).toEqual(play.names.map((_, seat) => new Map(sight.places).get(seat)));
    }
    case "told":
      return expect(told(play), where).toContainEqual(matching(sight.event));
    case "untold":
      return expect(told(play), where).not.toContainEqual(matching(sight.event));
  }
}

const told = ({ events, state }: Play): object[] => events.map((event) => toldOf(state, event));

const matching = ({ on, facts }: EventText): unknown => expect.objectContaining({ on, ...facts });

/** It is refused, for this reason, and wasn't on the list of what may be done. A choice is refused when it's shown. */
function expectRefusal(
  play: Play,
  { seat, act: text, refusal }: Extract<Sight, { kind: "cannot" }>,
  where: string,
): void {
  const trial = copyOf(play);
  let reason = "nothing: it is allowed";
  try {
    act(trial, seat, text);
    if (["choose", "pass", "leave-room"].includes(text.do)) showWithOthers(trial);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reason = error.key;
  }
  expect(`"${printAct(text)}" is refused by ${reason}`, where).toBe(`"${printAct(text)}" is refused by ${refusal}`);
  expect(actsOf(play, seat).map(printAct), where).not.toContain(printAct(text));
}

/** Whoever hasn't chosen takes the first choice there is. */
function showWithOthers(play: Play): void {
  for (const seat of play.state.boats.keys()) {
    const [first] = play.chosen.has(seat) ? [] : actsOf(play, seat);
    if (first !== undefined) act(play, seat, first);
  }
  showAll(play);
}
