/** The games that are to come can be said in the words of the contract: one turn of each, put to the engine itself. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { admit, takes } from "../../src/engine/admission.ts";
import { encode } from "../../src/engine/codec.ts";
import type { Game, Handle, Input, Seat } from "../../src/engine/game.ts";
import { readInput } from "../../src/engine/input.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { campaign } from "./campaign.ts";
import { deduction } from "./deduction.ts";
import { survival } from "./survival.ts";
import type { Turn, TurnStep } from "./turn.ts";
import { workerPlacement } from "./worker-placement.ts";

const turns: Readonly<Record<string, Turn>> = { deduction, survival, "worker placement": workerPlacement, campaign };

/** Reads the shape of inputs as the engine does, and leaves acts and values as they are. */
const rehearsed: Game = rehearsal;
const anyGame: Game = {
  ...rehearsed,
  readAct: (raw) => v.parse(v.looseObject({ do: v.string() }), raw),
  readValue: (raw) => raw,
};

describe.each(Object.entries(turns))("%s", (_, { steps, seats }) => {
  test("whatever comes in answers what is awaited", () => {
    const used = new Set<Handle>();
    for (const step of steps) {
      for (const input of step.inputs) {
        expect([step.what, answer(step, input, seats, used)]).toEqual([step.what, "nothing was refused"]);
        if (input.kind === "stirred") for (const handle of input.handles) used.add(handle);
        if (input.kind === "sealed") used.add(input.handle);
      }
    }
  });

  test("it can be recorded and read again", () => {
    for (const { inputs } of steps) {
      for (const input of inputs) expect(readInput(anyGame, JSON.parse(encode(input)))).toEqual(input);
    }
  });

  test("from another seat it's refused", () => {
    let refused = 0;
    for (const step of steps) {
      for (const input of step.inputs) {
        for (const theirs of fromStrangers(step, input, seats)) {
          expect([step.what, theirs, answer(step, theirs, seats, new Set())]).not.toContain("nothing was refused");
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(10);
  });

  test("with a number, a handle or a seat too few it's refused", () => {
    for (const step of steps) {
      for (const input of step.inputs) {
        const less = shortened(input);
        if (less !== undefined) expect(answer(step, less, seats, new Set())).toBe("wrong-count");
      }
    }
  });
});

test("what no game on the table uses yet is written down in at least one of them", () => {
  const steps = Object.values(turns).flatMap((turn) => turn.steps);
  expect(steps.flatMap(({ awaits }) => awaits.map(({ kind }) => kind))).toContain("learn");
  expect(steps.flatMap(({ inputs }) => inputs.map(({ kind }) => kind))).toContain("learned");
});

function answer({ awaits }: TurnStep, input: Input, seats: number, used: ReadonlySet<Handle>): string {
  return refusalOf(() => admit({ seats, awaits, isHandleUsed: (handle) => used.has(handle) }, input))[0];
}

/** The same from every seat that can't give this answer now, one that isn't there among them. */
function fromStrangers({ awaits }: TurnStep, input: Input, seats: number): readonly Input[] {
  if (input.kind !== "act" && input.kind !== "sealed" && input.kind !== "learned") return [];
  const welcome = awaits.flatMap((one): readonly Seat[] => {
    if (one.kind === "learn") return encode(one.handles) === encode(handlesOf(input)) ? [one.seat] : [];
    if (one.kind !== "act" || (one.sealed ?? false) !== (input.kind === "sealed")) return [];
    return input.kind === "act" && !takes(one, input.act) ? [] : one.from;
  });
  const strangers = [...Array(seats + 1).keys()].filter((seat) => !welcome.includes(seat));
  return strangers.map((seat) => ({ ...input, seat }));
}

const handlesOf = (input: Input): readonly Handle[] => ("handles" in input ? input.handles : []);

function shortened(input: Input): Input | undefined {
  switch (input.kind) {
    case "stirred":
    case "learned":
      return { ...input, handles: input.handles.slice(1) };
    case "revealed":
      if (input.acts.length > 0) return { ...input, acts: input.acts.slice(1) };
      if (input.values.length > 0) return { ...input, values: input.values.slice(1) };
      return { ...input, results: input.results.slice(1) };
    default:
      return undefined;
  }
}
