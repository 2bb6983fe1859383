/** Writes the record of a match of one device in short. */
import { encode, equal } from "../engine/codec.ts";
import type { Handle, Input, Seat, Types } from "../engine/game.ts";
import { Match } from "../engine/match.ts";
import { writeRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Choice, type Compact, type CompactStep, DIGITS, FORMAT } from "./compact.ts";
import { headOf, readCompact } from "./compact-read.ts";
import { Retelling } from "./retelling.ts";

/** Refused where the short form couldn't bring everything back: the whole record can. */
export function writeCompact({ game, header, inputs }: Match): string {
  const record = writeRecord({ header, inputs });
  const short: Compact = {
    format: FORMAT,
    game: game.id,
    rules: game.rules.slice(0, DIGITS),
    content: game.content.slice(0, DIGITS),
    options: header.options,
    seats: [...header.seats],
    steps: stepsOf(new Retelling(new Match(game, header.options, header.seats)), inputs),
    head: headOf(record),
  };
  const text = encode(short);
  if (readCompact(text, () => game) !== record) throw new Refusal("compact-falls-short");
  return text;
}

function stepsOf(retelling: Retelling, inputs: readonly Input[]): CompactStep[] {
  const steps: CompactStep[] = [];
  const values = valuesIn(inputs);
  for (const [i, input] of inputs.entries()) {
    const expected = retelling.expected();
    const last = steps.at(-1);
    if (expected === undefined || !equal(expected, input)) steps.push(stepOf(retelling, input, { values, inputs, i }));
    else if (typeof last === "number") steps.splice(-1, 1, last + 1);
    else steps.push(1);
    retelling.apply(input);
  }
  return steps;
}

interface Rest {
  readonly values: ReadonlyMap<Handle, unknown>;
  readonly inputs: readonly Input[];
  /** The place of this input. */
  readonly i: number;
}

function stepOf(retelling: Retelling, input: Input, rest: Rest): CompactStep {
  switch (input.kind) {
    case "stirred":
      return stirStep(retelling, input, rest) ?? ["input", input];
    case "sealed":
      return sealStep(retelling, input, rest) ?? ["input", input];
    case "act":
      return ["act", input.seat, choiceOf(retelling, input.seat, input.act)];
    case "revealed":
      return isFollowing(retelling, input) ? ["luck", input.results.flat()] : ["input", input];
    default:
      return ["input", input];
  }
}

function stirStep(
  retelling: Retelling,
  { pool, handles }: Extract<Input, { kind: "stirred" }>,
  { values }: Rest,
): CompactStep | undefined {
  const awaited = retelling.stir;
  const [seat] = awaited?.by ?? [];
  if (awaited?.pool !== pool || seat === undefined) return undefined;
  if (!equal(handles, retelling.nextHandles(seat, handles.length))) return undefined;
  const known = retelling.valuesOf(awaited).map((one) => encode(one));
  const places = handles.map((handle) => (values.has(handle) ? known.indexOf(encode(values.get(handle))) + 1 : 0));
  for (const [i, handle] of handles.entries()) if (places[i] !== 0) retelling.know(handle, values.get(handle));
  return ["stir", places];
}

function sealStep(
  retelling: Retelling,
  { seat, handle }: Extract<Input, { kind: "sealed" }>,
  { inputs, i }: Rest,
): CompactStep | undefined {
  if (handle !== retelling.nextHandles(seat, 1)[0]) return undefined;
  const act = openedAct(inputs.slice(i + 1), seat);
  if (act === undefined) return ["seal", seat, null];
  const choice = choiceOf(retelling, seat, act);
  retelling.promise(seat, act);
  return ["seal", seat, choice];
}

/** Undefined if it's sealed again, or given up, before it's opened. */
function openedAct(later: readonly Input[], seat: Seat): Types["act"] | undefined {
  for (const input of later) {
    if (input.kind === "sealed" && input.seat === seat) return undefined;
    const opened = input.kind === "revealed" ? input.acts.find((one) => one.seat === seat) : undefined;
    if (opened !== undefined) return opened.act;
  }
  return undefined;
}

function choiceOf(retelling: Retelling, seat: Seat, act: Types["act"]): Choice {
  const place = retelling.legal(seat).findIndex((one) => equal(one, act));
  return place === -1 ? { act } : place;
}

function isFollowing(retelling: Retelling, input: Extract<Input, { kind: "revealed" }>): boolean {
  const awaited = retelling.reveal;
  if (awaited === undefined) return false;
  try {
    return equal(retelling.revealed(awaited, input.results), input);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function valuesIn(inputs: readonly Input[]): ReadonlyMap<Handle, unknown> {
  const opened = inputs.flatMap((input) => (input.kind === "revealed" ? input.values : []));
  return new Map(opened.map(({ handle, value }) => [handle, value]));
}
