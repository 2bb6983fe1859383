/**
 * Plays the people's seats: random legal acts in random order. A seat with the level of a better bot than the weakest
 * mostly plays like that bot, so that matches come to situations that only sensible players reach.
 */
import { takes } from "../../src/engine/admission.ts";
import type { Input, Seat, SeatChange, Types } from "../../src/engine/game.ts";
import type { LocalTable } from "../../src/engine/local-table.ts";
import type { Rng } from "../../src/engine/rng.ts";

type Act = Types["act"];

/** An answer of the table, or an act that a person chose among several. */
export type Move =
  | { readonly by: "table"; readonly input: Input }
  | {
      readonly by: "person";
      readonly input: Input;
      readonly seat: Seat;
      readonly act: Act;
      readonly offered: readonly Act[];
    };

/** An optional act is played once in this number of times. */
const LAZINESS = 8;
/** A sensible player plays a random act once in this number of times. */
const FOLLY = 10;

/** Undefined if nobody can do anything. */
export function nextMove(table: LocalTable, luck: Rng): Move | undefined {
  const isTableFirst = luck.below(2) === 0;
  return (
    (isTableFirst ? answerOf(table) : undefined) ??
    (luck.below(LAZINESS) === 0 ? actOf(table, luck, "may") : undefined) ??
    actOf(table, luck, "must") ??
    answerOf(table) ??
    actOf(table, luck, "may")
  );
}

export function randomSeatChange(table: LocalTable, luck: Rng): Input {
  const changes: readonly SeatChange[] = ["join", "leave", "bot", "back"];
  return { kind: "seat", seat: luck.below(table.match.sitters.length), change: luck.pick(changes) };
}

/** People whose act is awaited. */
export function awaitedPeople({ match }: LocalTable, how: "must" | "may"): readonly Seat[] {
  const sitters = match.sitters;
  const seats = match.awaits.flatMap((one) => {
    if (one.kind !== "act" || (one.optional ?? false) !== (how === "may")) return [];
    return one.from.filter((seat) => sitters[seat] === "person");
  });
  return [...new Set(seats)];
}

/** A seat's legal open or sealed acts. */
export function offer(table: LocalTable, seat: Seat, how: "open" | "sealed"): readonly Act[] {
  const awaits = table.match.awaits.filter(
    (one) => one.kind === "act" && (one.sealed ?? false) === (how === "sealed") && one.from.includes(seat),
  );
  return table.legal(seat).filter((act) => awaits.some((one) => one.kind === "act" && takes(one, act)));
}

function sensibleAct(table: LocalTable, seat: Seat, luck: Rng): Act | undefined {
  const { game, header, state } = table.match;
  const level = header.seats[seat]?.level ?? "";
  const [weakest] = Object.keys(game.bots);
  if (level === weakest || luck.below(FOLLY) === 0) return undefined;
  return game.bots[level]?.({ state, seat, mine: table.mine(seat), luck });
}

function answerOf(table: LocalTable): Move | undefined {
  const input = table.nextAnswer();
  return input === undefined ? undefined : { by: "table", input };
}

function actOf(table: LocalTable, luck: Rng, how: "must" | "may"): Move | undefined {
  const seats = awaitedPeople(table, how);
  if (seats.length === 0) return undefined;
  const seat = luck.pick(seats);
  const offered = table.legal(seat);
  if (offered.length === 0) return undefined;
  const act = sensibleAct(table, seat, luck) ?? luck.pick(offered);
  return { by: "person", input: table.inputFor(seat, act), seat, act, offered };
}
