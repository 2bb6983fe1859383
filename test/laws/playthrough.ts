/**
 * Plays a random match and checks all laws. It ends with the first broken law.
 *
 * After each input, the follower, which gets JSON only, must have the same state, and a table restored from it and the
 * device's save must make the same next move. At some moments of each match, and after each input of some matches, every
 * legal act is tried, junk is sent, and the save is checked as text. The record is read back from its text at the end of
 * each match, and in the middle of some.
 */
import type { Game } from "../../src/engine/game.ts";
import type { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { checkJunk } from "./check-junk.ts";
import { checkLegal, checkPromised } from "./check-legal.ts";
import { checkBots, checkRecord, checkRestored, checkSaves, goOnFromRecord } from "./check-restore.ts";
import { checkHands, checkShadow } from "./check-secrets.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { type Move, nextMove, offer, randomSeatChange } from "./random-player.ts";
import { BrokenLaw, count, demand, note, type Report, under } from "./report.ts";
import type { Variant } from "./subject.ts";
import { isSame, isSameFace, newWorld, viaJson, type World } from "./world.ts";

/** Once in this number of times somebody joins, leaves, or is replaced by a bot, if the game allows that. */
const RESTLESSNESS = 40;
/** How many times in a match the expensive checks are made. */
const MOMENTS = 4;
/** In one of this number of matches the expensive checks are made after each input. */
const ALWAYS_THOROUGH = 50;
/** One of this number of matches goes on from its record as text. */
const REREAD = 4;

export function playUnderLaws(game: Game, variant: Variant, seed: number, report: Report): void {
  const world = newWorld(game, variant, report, seed);
  report.games += 1;
  try {
    play(world, seed % ALWAYS_THOROUGH === 0);
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error;
    note(report, error, seed, world.live.match);
  }
}

function play(world: World, isThorough: boolean): void {
  const { live, luck, variant } = world;
  const { match } = live;
  const reread = luck.below(variant.usualLength * REREAD);
  while (!match.isOver) {
    if (match.inputs.length === reread) goOnFromRecord(world);
    if (luck.below(RESTLESSNESS) === 0) tryToChangeSeats(world);
    else step(world, isThorough || luck.below(variant.usualLength) < MOMENTS);
  }
  checkEnd(world);
}

function step(world: World, isThorough: boolean): void {
  const { live, luck, report } = world;
  const { match } = live;
  demand(isWithinBound(match), "ends", () => "it takes more inputs than its bound");
  const saved = live.save();
  if (isThorough) {
    checkLegal(world);
    checkHands(world);
  }
  const move = under(report, "ends", "the next move", () => nextMove(live, luck));
  if (move === undefined) throw new BrokenLaw("ends", "nobody can go on");
  deepFreeze(move.input);
  const restored = checkRestored(world, isThorough ? viaJson(saved) : saved, move);
  if (isThorough) {
    checkPromised(world, move);
    checkJunk(world, move.input);
    checkSaves(world, restored);
  }
  make(world, move);
}

/** Without seat changes, whose number is unlimited. */
const isWithinBound = ({ inputs, game }: Match): boolean =>
  inputs.length < game.bound || inputs.filter(({ kind }) => kind !== "seat").length < game.bound;

function make(world: World, move: Move): void {
  const { live, report, promised } = world;
  const { input } = move;
  if (move.by === "person") {
    for (const { do: kind } of move.offered) count(report.offered, kind);
    if (input.kind === "sealed") promised.set(move.seat, offer(live, move.seat, "sealed"));
  }
  if (input.kind === "act") count(report.played, input.act.do);
  if (input.kind === "revealed") for (const { act } of input.acts) count(report.played, act.do);

  const events = under(report, "applies", JSON.stringify(input), () => live.match.apply(input));
  deepFreeze(live.match.state);
  checkShadow(world, move);
  follow(world, input, events);
}

function follow(world: World, input: Move["input"], events: readonly unknown[]): void {
  const { live, follower, report } = world;
  checkBots(world, input);
  const theirs = under(report, "replays", JSON.stringify(input), () => follower.accept(viaJson(input)));
  demand(isSame(theirs, events), "replays", () => "other events far away");
  demand(live.match.moments.length === events.length, "applies", () => "not every event says what it found");
  const isRevealNext = live.match.awaits.some(({ kind }) => kind === "reveal");
  if (isRevealNext) {
    report.checks.secret += 1;
    demand(isSameFace(follower, live.match), "secret", () => "with other secrets the state looks different");
  }
}

function tryToChangeSeats(world: World): void {
  const { live, luck, report } = world;
  const input = deepFreeze(randomSeatChange(live, luck));
  const before = live.match.state;
  report.checks.refuses += 1;
  try {
    const events = live.match.accept(input);
    deepFreeze(live.match.state);
    follow(world, input, events);
  } catch (error) {
    if (error instanceof BrokenLaw) throw error;
    demand(error instanceof Refusal, "refuses", () => `a seat change makes it stumble: ${error}`);
    demand(live.match.state === before, "refuses", () => "a refused seat change leaves a trace");
  }
}

function checkEnd(world: World): void {
  const { live, report } = world;
  const { match } = live;
  const { length } = match.inputs;
  report.inputs += length;
  report.longest = Math.max(report.longest, length);
  report.checks.ends += 1;
  report.checks.pure += length;
  const { result } = match;
  const isDecided =
    result?.places.length === match.sitters.length && result.places.includes(1) === (result.isWon ?? true);
  demand(isDecided, "ends", () => "it's over, and nobody knows who has won");
  checkRecord(world);
}
