/** Plans of any game are filled in, can be changed, and end where something unknown decides. */
import { expect, test } from "vitest";
import { type Changes, changed, takenBack } from "../../src/kit/desk/changes.ts";
import {
  type Answers,
  answered,
  isAsSuggested,
  makePlan,
  type Plan,
  type Planning,
  rulesFor,
} from "../../src/kit/desk/plan.ts";
import { rehearsal } from "../rehearsal/game.ts";
import type { Act, Event, State } from "../rehearsal/model.ts";

const START = rehearsal.setup({ nights: 2 }, ["person", "person"]);
const DIVING: State = { ...START, now: { at: "dive", diver: 0, haul: [1, 4], isDown: false } };
const NOTHING = new Map<string, never>();
const VOTING: State = { ...START, now: { at: "vote", promised: [] } };

/** A player who goes home with what it has and never fires a flare. */
const CAUTIOUS: Planning<State, Act, Event> = {
  ...rulesFor(rehearsal, NOTHING),
  suggest: (state, seat) => rehearsal.legal(state, seat, NOTHING).filter(({ do: kind }) => kind === "surface"),
  question: ({ acts }) => `act/${acts.length}`,
};
const plan = (state: State, seat: number, answers?: Answers) => makePlan(CAUTIOUS, state, seat, answers);
const kindsOf = ({ steps }: Plan<State, Act, Event>) => steps.map(({ chosen }) => chosen.do);

test("what the player leaves open is filled in, and played on the real rules without sending it", () => {
  const before = JSON.stringify(DIVING);
  const { steps, start, end, events } = plan(DIVING, 0);
  expect(steps).toMatchObject([{ chosen: { do: "surface" }, isPinned: false, before: DIVING }]);
  expect(events).toEqual([{ on: "banked", seat: 0, to: 0, coins: 5 }]);
  expect(end).toEqual(rehearsal.apply(DIVING, { kind: "act", seat: 0, act: { do: "surface" } }).state);
  expect(JSON.stringify(start)).toBe(before);
});

test("an answer stays, and the plan ends where luck decides", () => {
  const first = plan(DIVING, 0);
  const [step] = first.steps;
  if (step === undefined) throw new Error("there is nothing to answer");
  const answers = answered(CAUTIOUS.question, first, {}, step, { do: "dive" });
  const dive = plan(DIVING, 0, answers);
  expect(kindsOf(dive)).toEqual(["dive"]);
  expect(dive.steps[0]?.isPinned).toBe(true);
  expect(dive.events).toEqual([]);
  expect([isAsSuggested(first), isAsSuggested(dive)]).toEqual([true, false]);
});

test("an answer that isn’t legal any more waits until it is again", () => {
  const empty = { ...DIVING, wreck: DIVING.wreck.map(() => 0) };
  const answers = { "act/0": { do: "dive" } };
  expect(kindsOf(plan(empty, 0, answers))).toEqual(["surface"]);
  expect(kindsOf(plan(DIVING, 0, answers))).toEqual(["dive"]);
});

test("what needn’t be done is in a plan if the player wants it only", () => {
  expect(plan(DIVING, 1).steps).toEqual([]);
  // The flare ends the other seat's dive, and then it's this seat's turn.
  expect(kindsOf(plan(DIVING, 1, { "act/0": { do: "flare" } }))).toEqual(["flare", "surface"]);
});

test("what is chosen in secret isn’t planned", () => {
  expect(plan(VOTING, 0, { "act/0": { do: "vote", sail: true } }).steps).toEqual([]);
});

test("what a game refuses is filled in only where nothing else can be", () => {
  const bold: Planning<State, Act, Event> = {
    ...CAUTIOUS,
    suggest: (state, seat) => (seat === 0 ? rehearsal.legal(state, seat, NOTHING) : []),
    isRefused: ({ do: kind }) => kind === "dive" || kind === "flare",
  };
  expect(kindsOf(makePlan(bold, DIVING, 0))[0]).toBe("surface");
  expect(kindsOf(makePlan({ ...bold, suggest: () => [{ do: "dive" }] }, DIVING, 0))).toEqual(["dive"]);
});

test("changes are taken back one by one, the latest first, and very old ones no more", () => {
  const changes = [1, 2, 3].reduce<Changes<number>>(changed, { now: 0, past: [] });
  const once = takenBack(changes);
  expect(once).toEqual({ now: 2, past: [0, 1] });
  expect(takenBack({ now: 0, past: [] })).toBeUndefined();
  const many = Array.from({ length: 100 }, (_, i) => i).reduce<Changes<number>>(changed, { now: -1, past: [] });
  expect(many.past.at(-1)).toBe(98);
  expect(many.past.length).toBeLessThan(100);
});
