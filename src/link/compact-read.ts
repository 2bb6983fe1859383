/** Makes the whole record of a match from its short form. */
import { type Draw, isResultOf, type Results } from "../engine/draw.ts";
import type { Game, Input, Seat, Types } from "../engine/game.ts";
import { readInput } from "../engine/input.ts";
import { Match } from "../engine/match.ts";
import { writeRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import { type Choice, type CompactStep, compact } from "./compact.ts";
import { Retelling } from "./retelling.ts";

/** How many hex digits of a version are shown to people. */
const BRIEF = 8;

/** Refused by name and place, whatever isn't right. */
export function readCompact(text: string, findGame: (id: string) => Game | undefined): string {
  const told = read(compact, JSON.parse(text), "record");
  const game = findGame(told.game);
  if (game === undefined) throw new Refusal("record-unknown-game", { game: told.game.slice(0, 40) });
  const differing = (theirs: string, ours: string) => ({
    game: game.id,
    theirs: theirs.slice(0, BRIEF),
    ours: ours.slice(0, BRIEF),
  });
  if (!game.rules.startsWith(told.rules)) throw new Refusal("record-other-rules", differing(told.rules, game.rules));
  if (!game.content.startsWith(told.content))
    throw new Refusal("record-other-content", differing(told.content, game.content));
  const retelling = new Retelling(new Match(game, told.options, told.seats));
  for (const [k, step] of told.steps.entries()) takeStep(retelling, step, k + 1);
  const record = writeRecord(retelling.match);
  if (headOf(record) !== told.head) throw new Refusal("link-changed");
  return record;
}

/** The beginning of its last link. */
export const headOf = (record: string): string => /"head":"([0-9a-f]{16})[0-9a-f]*"\}\s*$/u.exec(record)?.[1] ?? "";

function takeStep(retelling: Retelling, step: CompactStep, entry: number): void {
  try {
    const times = typeof step === "number" ? step : 1;
    for (let i = 0; i < times; i++) retelling.apply(inputOf(retelling, step));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("record-entry", { entry }, { cause: error });
  }
}

function inputOf(retelling: Retelling, step: CompactStep): Input {
  if (typeof step === "number") {
    const expected = retelling.expected();
    if (expected === undefined) throw new Refusal("not-awaited", { what: "more" });
    return expected;
  }
  switch (step[0]) {
    case "luck":
      return luckIn(retelling, step[1]);
    case "stir":
      return stirredIn(retelling, step[1]);
    case "act":
      return { kind: "act", seat: step[1], act: actOf(retelling, step[1], step[2]) };
    case "seal": {
      const [, seat, choice] = step;
      const [handle = ""] = retelling.nextHandles(seat, 1);
      if (choice !== null) retelling.promise(seat, actOf(retelling, seat, choice));
      return { kind: "sealed", seat, handle };
    }
    case "input":
      return readInput(retelling.match.game, step[1]);
  }
}

function luckIn(retelling: Retelling, numbers: readonly number[]): Input {
  const { reveal } = retelling;
  if (reveal === undefined) throw new Refusal("not-awaited", { what: "luck" });
  const results = split(numbers, reveal.draws);
  // What bots do is computed of them, before the match gets to see them.
  if (!reveal.draws.every((draw, i) => isResultOf(draw, results[i] ?? [])))
    throw new Refusal("malformed", { at: "luck" });
  return retelling.revealed(reveal, results);
}

/** Each draw yields a known number of results. */
function split(numbers: readonly number[], draws: readonly Draw[]): Results {
  let from = 0;
  const results = draws.map((draw) => {
    const length = draw.kind === "die" ? 1 : draw.take;
    from += length;
    return numbers.slice(from - length, from);
  });
  if (from !== numbers.length) throw new Refusal("wrong-count", { expected: from });
  return results;
}

function stirredIn(retelling: Retelling, places: readonly number[]): Input {
  const { stir } = retelling;
  const [seat] = stir?.by ?? [];
  if (stir === undefined || seat === undefined) throw new Refusal("not-awaited", { what: "stirred" });
  const values = retelling.valuesOf(stir);
  const handles = retelling.nextHandles(seat, places.length);
  for (const [i, place] of places.entries()) {
    if (place === 0) continue;
    if (place > values.length) throw new Refusal("malformed", { at: "heap" });
    retelling.know(handles[i] ?? "", values[place - 1]);
  }
  return { kind: "stirred", pool: stir.pool, handles };
}

function actOf(retelling: Retelling, seat: Seat, choice: Choice): Types["act"] {
  if (typeof choice === "object") return retelling.match.game.readAct(choice.act);
  const act = retelling.legal(seat)[choice];
  if (act === undefined) throw new Refusal("malformed", { at: "act" });
  return act;
}
