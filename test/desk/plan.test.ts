/** A plan can be played as it is, and the player may change any part of it. */

import { expect, test } from "vitest";
import type { Seat } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { greedy } from "../../src/games/precognition/bots/greedy/greedy.ts";
import { ACTS, type Act } from "../../src/games/precognition/model/acts.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { leavesNothingToChoose, type Plan, pinned, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { changesIn, NO_PINS, type Pins, planDraft } from "../../src/games/precognition/table/draft/draft.ts";
import { sameAct } from "../../src/kit/desk/acts.ts";
import { type Changes, changed } from "../../src/kit/desk/changes.ts";
import { atScale } from "../scale.ts";
import { acted, manyTurns, openTo, some, type Turn } from "./positions.ts";

const SEEDS = 60;
/** All but the three secret ones. */
const OPEN_KINDS = ACTS.length - 3;
const TURNS = manyTurns(SEEDS, 8);

function each(check: (turn: Turn, luck: Rng) => void): void {
  for (const [i, turn] of TURNS.entries()) {
    try {
      check(turn, seeded(i, 31));
    } catch (cause) {
      const { seed, seat, state } = turn;
      const where = `seed ${seed}, ${JSON.stringify(state.options)}, round ${state.round}, ${state.phase}, seat ${seat}`;
      throw new Error(`${where}: ${cause instanceof Error ? cause.message : ""}`, { cause });
    }
  }
}

const actsOf = ({ steps }: Plan): readonly Act[] => steps.map(({ chosen }) => chosen);

/** Changes some steps of a plan at random. */
function fiddled({ state, seat }: Turn, luck: Rng): { pins: Pins; plan: Plan } {
  let pins = NO_PINS;
  let plan = planFrom(state, seat);
  for (let changes = luck.below(5); changes > 0; changes--) {
    const step = luck.pick(plan.steps);
    pins = pinned(plan, pins, step, luck.pick(step.legal));
    plan = planFrom(state, seat, pins);
  }
  return { pins, plan };
}

test("there are plans for every mode, for the Action and for the river, and every kind of open act is in some", () => {
  const { length } = TURNS;
  expect(length).toBeGreaterThan(300);
  const kinds = new Set(TURNS.map(({ state }) => `${state.options.mode} ${state.options.setup} ${state.phase}`));
  expect(kinds.size).toBe(12);
  const open = new Set(TURNS.flatMap(({ state, seat }) => planFrom(state, seat).steps).flatMap(({ legal }) => legal));
  expect(new Set([...open].map((act) => act.do)).size).toBe(OPEN_KINDS);
});

test("left alone, a plan is what the greedy bot would do, act by act, until the seat owes nothing more", () => {
  each(({ state, seat }) => {
    const plan = planFrom(state, seat);
    let at = state;
    for (const step of plan.steps) {
      expect(step.isPinned).toBe(false);
      expect(step.chosen).toEqual(step.suggested);
      expect(step.chosen).toEqual(greedy({ state: at, seat, mine: new Map(), luck: seeded(1) }));
      at = step.after;
    }
    expect(["wait", "done", "open"].includes(boatAt(at, seat).stage.at) || at.phase === "objective").toBe(true);
  });
});

test("whatever the player changes, the match takes all of it, and the boat is then as the plan says", () => {
  each((turn, luck) => {
    const { plan } = fiddled(turn, luck);
    let at: State = turn.state;
    for (const [i, step] of plan.steps.entries()) {
      expect(openTo(at, turn.seat)).toEqual(step.legal);
      at = acted(at, turn.seat, step.chosen).state;
      // After its last act the phase may end, and then more happens to the boat.
      if (i < plan.steps.length - 1) expect(boatAt(at, turn.seat)).toEqual(boatAt(step.after, turn.seat));
    }
  });
});

test("any part can be changed to anything legal, and what comes before it stays", () => {
  each((turn, luck) => {
    const { pins, plan } = fiddled(turn, luck);
    for (const [i, step] of plan.steps.entries()) {
      for (const act of some(step.legal, atScale(3, 6), i)) {
        const changed = planFrom(turn.state, turn.seat, pinned(plan, pins, step, act));
        expect(actsOf(changed).slice(0, i)).toEqual(actsOf(plan).slice(0, i));
        expect(changed.steps[i]?.chosen).toEqual(act);
        expect(changed.steps[i]?.isPinned).toBe(true);
      }
    }
  });
});

test("what the player has decided stays decided where it is still legal", () => {
  let kept = 0;
  each((turn, luck) => {
    const plan = planFrom(turn.state, turn.seat);
    const pins = plan.steps.reduce((all, step) => pinned(plan, all, step, step.chosen), NO_PINS);
    const step = luck.pick(plan.steps);
    const changed = planFrom(turn.state, turn.seat, pinned(plan, pins, step, luck.pick(step.legal)));
    for (const before of plan.steps) {
      if (before.question === step.question || before.question.startsWith("machines/")) continue;
      const after = changed.steps.find(({ question }) => question === before.question);
      if (after === undefined || !after.legal.some((act) => sameAct(act, before.chosen))) continue;
      expect(after.chosen).toEqual(before.chosen);
      kept += 1;
    }
  });
  expect(kept).toBeGreaterThan(300);
});

test("a Machine that is switched off stays off, whatever else changes", () => {
  let silenced = 0;
  each((turn, luck) => {
    const plan = planFrom(turn.state, turn.seat);
    const firing = plan.steps.find(({ chosen }) => chosen.do === "fire");
    if (firing?.chosen.do !== "fire") return;
    const { machine } = firing.chosen;
    let pins: Pins = { ...NO_PINS, silent: [machine] };
    for (let changes = 0; changes < 4; changes++) {
      const now = planFrom(turn.state, turn.seat, pins);
      expect(actsOf(now)).not.toContainEqual({ do: "fire", machine });
      const others = now.steps.filter(({ chosen }) => chosen.do !== "fire" && chosen.do !== "rest");
      if (others.length === 0) break;
      const step = luck.pick(others);
      pins = pinned(now, pins, step, luck.pick(step.legal));
    }
    silenced += 1;
  });
  expect(silenced).toBeGreaterThan(10);
});

test("a plan survives being written down, and is left aside once its moment is over", () => {
  each((turn, luck) => {
    const { pins, plan } = fiddled(turn, luck);
    const stored: unknown = JSON.parse(JSON.stringify(planDraft(turn.state, { now: pins, past: [NO_PINS, pins] })));
    expect(changesIn(stored, turn.state)).toEqual({ now: pins, past: [NO_PINS, pins] });
    expect(actsOf(planFrom(turn.state, turn.seat, changesIn(stored, turn.state).now))).toEqual(actsOf(plan));
    expect(changesIn(stored, { ...turn.state, round: (turn.state.round % 12) + 1 }).now).toEqual(NO_PINS);
    expect(changesIn(stored, { ...turn.state, phase: "decide" }).now).toEqual(NO_PINS);
  });
});

test("of very many changes the latest can be taken back", () => {
  each(({ state }) => {
    const all = Array.from({ length: 100 }, (_, n) => ({ ...NO_PINS, acts: { n } }));
    const changes = all.reduce<Changes<Pins>>(changed, { now: NO_PINS, past: [] });
    const { now, past } = changesIn(planDraft(state, changes), state);
    expect([...past, now]).toEqual(all.slice(-1 - past.length));
    expect(past.length).toBeGreaterThan(10);
  });
});

const JUNK: readonly unknown[] = [
  null,
  7,
  "plan",
  [],
  {},
  { for: "plan" },
  { for: "plan", round: 1, phase: "act", acts: { activate: "both" }, silent: [9], order: [] },
  { for: "plan", round: 1, phase: "act", acts: [], silent: [], order: [], more: 1 },
  { for: "plan", round: 1, phase: "act", acts: {}, silent: [], order: [], past: [{ acts: {} }] },
];

test("junk in the place of a plan is left aside", () => {
  const seat: Seat = 0;
  for (const { state } of TURNS.slice(0, 20)) {
    for (const junk of JUNK) expect(changesIn(junk, { ...state, round: 1, phase: "act" }).now).toEqual(NO_PINS);
    const odd = { for: "plan", round: state.round, phase: state.phase, silent: [], order: [] };
    const answers = { activate: "both", protect: { do: "protect", protectors: 50 }, "machines/0": [1] };
    const turn = TURNS.find((one) => one.state === state);
    const pins = changesIn({ ...odd, acts: answers }, state).now;
    expect(actsOf(planFrom(state, turn?.seat ?? seat, pins))).toEqual(actsOf(planFrom(state, turn?.seat ?? seat)));
  }
});

test("only what nobody would turn down passes by itself", () => {
  const passing = TURNS.map(({ state, seat }) => planFrom(state, seat)).filter(leavesNothingToChoose);
  expect(passing.length).toBeGreaterThan(5);
  expect(passing.length).toBeLessThan(TURNS.length / 2);
  for (const { steps } of passing) {
    for (const { legal, chosen } of steps) {
      if (legal.length === 1) continue;
      for (const act of legal) {
        expect(act.do).toBe("take");
        if (act.do === "take" && chosen.do === "take") expect(act.amount).toBeLessThanOrEqual(chosen.amount);
      }
    }
  }
});
