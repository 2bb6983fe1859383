/** A player's draft. It is read from storage, so what doesn't fit the present moment is ignored. */
import * as v from "valibot";
import { type Changes, STEPS_BACK } from "../../../../kit/desk/changes.ts";
import type { Answers } from "../../../../kit/desk/plan.ts";
import type { Phase, State } from "../../model/state.ts";

/** A player's decisions in a plan. */
export interface Pins {
  readonly acts: Answers;
  /** Machines that shall not fire. */
  readonly silent: readonly number[];
  /** Machines that shall fire before all others, in this order. */
  readonly order: readonly number[];
}

export const NO_PINS: Pins = { acts: {}, silent: [], order: [] };

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const role = v.picklist(["keep", "give", "pass"]);
const machines = v.pipe(v.array(count(5)), v.maxLength(6));
const pins = { acts: v.record(v.string(), v.unknown()), silent: machines, order: machines };

/** A draft is for one phase of one round. */
const when = { round: count(12), phase: v.string() };

const draft = v.variant("for", [
  v.strictObject({ ...when, for: v.literal("room"), room: count(2) }),
  v.strictObject({ ...when, for: v.literal("first-cards"), passed: v.pipe(v.array(count(3)), v.maxLength(2)) }),
  /** By card: the two face-up ones, then the hand. */
  v.strictObject({ ...when, for: v.literal("choice"), roles: v.pipe(v.array(v.nullable(role)), v.maxLength(4)) }),
  v.strictObject({
    ...when,
    for: v.literal("plan"),
    ...pins,
    /** For undo, the newest last. */
    past: v.optional(v.pipe(v.array(v.strictObject(pins)), v.maxLength(STEPS_BACK)), []),
  }),
]);

export type Draft = v.InferOutput<typeof draft>;
export type DraftOf<For extends Draft["for"]> = Extract<Draft, { for: For }>;

export type Role = v.InferOutput<typeof role>;
export type Roles = readonly (Role | null)[];

export function readDraft<For extends Draft["for"]>(
  raw: unknown,
  kind: For,
  { round, phase }: Pick<State, "round" | "phase">,
): DraftOf<For> | undefined {
  const parsed = v.safeParse(draft, raw);
  if (!parsed.success || !isFor(parsed.output, kind)) return undefined;
  return parsed.output.round === round && parsed.output.phase === phase ? parsed.output : undefined;
}

const isFor = <For extends Draft["for"]>(found: Draft, kind: For): found is DraftOf<For> => found.for === kind;

interface Moment {
  readonly round: number;
  readonly phase: Phase;
}

export const momentOf = ({ round, phase }: State): Moment => ({ round, phase });

/** The pins in the draft, with their undo history. */
export function changesIn(raw: unknown, state: State): Changes<Pins> {
  const { acts, silent, order, past } = readDraft(raw, "plan", state) ?? { ...NO_PINS, past: [] };
  return { now: { acts, silent, order }, past };
}

export const planDraft = (state: State, { now, past }: Changes<Pins>): unknown => ({
  for: "plan",
  ...momentOf(state),
  ...now,
  past,
});
