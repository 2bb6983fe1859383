/** The preview of a choice is what then happens in the match. */
import { expect, test } from "vitest";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import { NOTHING, type Tally } from "../../src/games/precognition/model/goods.ts";
import { endsSeason } from "../../src/games/precognition/model/river.ts";
import { leftOf, rightOf } from "../../src/games/precognition/model/seats.ts";
import type { Boat, State } from "../../src/games/precognition/model/state.ts";
import { pairsOf } from "../../src/games/precognition/rules/decision.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { card, machinesOf } from "../../src/games/precognition/rules/pieces.ts";
import {
  allWays,
  type Branch,
  type ChoicePreview,
  firedIn,
  type Outcome,
  previewer,
} from "../../src/games/precognition/table/desk/preview.ts";
import { acted, type Decision, decisionsOf, openTo, some } from "./positions.ts";

const POSITIONS = 500;
const SEEDS = 60;

const DECISIONS = Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed) =>
  some(decisionsOf(seed), Math.ceil((POSITIONS * 1.2) / SEEDS), seed),
);

function previewOf({ before, seat, hand, shown }: Decision): ChoicePreview {
  const { decision } = boatAt(before, seat);
  const choice = allWays(hand).find((way) => {
    const { kept, given, passed } = pairsOf(decision, hand, way, seat);
    return kept === shown.kept && given === shown.given && sameCards(passed, shown.passed);
  });
  if (choice === undefined) throw new Error("the way that was chosen isn't among those shown");
  return previewer(before, seat, hand)(choice);
}

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

const branches = new Map<Decision, Branch>();

function branchOf(decision: Decision): Branch {
  const { zone } = boatAt(decision.after, decision.seat);
  const found =
    branches.get(decision) ?? previewOf(decision).branches.find(({ fromRight }) => fromRight === zone?.given);
  if (found === undefined) throw new Error("the card that was given isn't among those shown");
  branches.set(decision, found);
  return found;
}

/** For the branch that the others' choices select. */
function each(check: (decision: Decision, branch: Branch) => void): void {
  for (const decision of DECISIONS) {
    const { seed, seat, before } = decision;
    try {
      check(decision, branchOf(decision));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : "";
      const where = `seed ${seed}, ${JSON.stringify(before.options)}, round ${before.round}, seat ${seat}`;
      throw new Error(`${where}: ${why}`, { cause });
    }
  }
}

test("there are enough positions, of every mode and set-up and of all rounds", () => {
  expect(DECISIONS.length).toBeGreaterThanOrEqual(POSITIONS);
  const kinds = new Set(DECISIONS.map(({ before }) => `${before.options.mode} ${before.options.setup}`));
  expect(kinds.size).toBe(6);
  expect(new Set(DECISIONS.map(({ before }) => before.round)).size).toBe(12);
});

test("every way is shown once, with each card that the neighbour may give, and what is alike once", () => {
  let alike = 0;
  for (const { before, seat, hand } of some(DECISIONS, 100, 1)) {
    const previews = allWays(hand).map(previewer(before, seat, hand));
    expect(previews.length).toBe(before.round === 12 ? 2 : 6);
    expect(new Set(previews.map(({ choice }) => `${choice.keep} ${choice.give}`)).size).toBe(previews.length);
    const offered = new Set(boatAt(before, rightOf(seat, before.boats.length)).decision);
    if (offered.size === 1) alike += 1;
    for (const { branches, passed } of previews) {
      expect(branches.map(({ fromRight }) => fromRight)).toEqual([...offered]);
      expect(passed.length).toBe(hand.length);
    }
  }
  expect(alike).toBeGreaterThan(0);
});

test("cost, gains and bonus are as shown, and what can't be paid is refused", () => {
  each(({ after, seat }, { ways }) => {
    for (const { cards, paid, gains, total, isBlocked } of ways) {
      const activate: Act = { do: "activate", cards };
      if (isBlocked) {
        expect(() => acted(after, seat, activate)).toThrow("too-few-humans");
        continue;
      }
      const { state, events } = acted(after, seat, activate);
      expect(events.find((event) => event.on === "activated")).toMatchObject({ paid, gains });
      expect(takenWhole(state, seat)).toEqual(total);
    }
  });
});

/** All gains of the cards, without assigning Ymunes. */
function takenWhole(state: State, seat: number): Tally {
  let taken = NOTHING;
  let at = state;
  while (isTaking(boatAt(at, seat))) {
    const act = openTo(at, seat).findLast((one) => one.do !== "hold");
    if (act === undefined) throw new Error("nothing is offered");
    if (act.do === "take") taken = { ...taken, [act.good]: act.amount };
    if (act.do === "post") taken = { ...taken, ymune: act.doctors + act.protectors };
    at = acted(at, seat, act).state;
  }
  return taken;
}

const isTaking = ({ stage }: Boat): boolean =>
  (stage.at === "gain" || stage.at === "plug") && stage.from.by === "cards";

test("the Machines that could fire are those that some way of taking makes ready, and what hangs on a secret is marked", () => {
  let uncertain = 0;
  let certain = 0;
  each(({ before, after, seat, shown }, { ways }) => {
    for (const way of ways) {
      if (way.isBlocked) continue;
      const ready = readyAnyhow(acted(after, seat, { do: "activate", cards: way.cards }).state, seat);
      const told = way.machines.map(({ machine }) => machine);
      const sure = way.machines.filter(({ isUncertain }) => !isUncertain).map(({ machine }) => machine);
      expect(told).toEqual(expect.arrayContaining([...ready]));
      expect([...ready]).toEqual(expect.arrayContaining(sure));

      const asksForCost = way.machines.filter(({ isUncertain }) => isUncertain);
      for (const { machine } of asksForCost) {
        const when = machinesOf(boatAt(before, seat).rooms)[machine]?.when;
        expect(when).toMatchObject({ given: "cost" });
        expect(card(shown.given).cost).toBe("X");
      }
      uncertain += asksForCost.length;
      certain += sure.length;
    }
  });
  expect(uncertain).toBeGreaterThan(0);
  expect(certain).toBeGreaterThan(100);
});

/** Tries all ways to assign Ymunes and to place Batteries. Declining a gain never makes a Machine ready. */
function readyAnyhow(start: State, seat: number): ReadonlySet<number> {
  const ready = new Set<number>();
  const seen = new Set<string>();
  const ahead = [start];
  for (let state = ahead.pop(); state !== undefined; state = ahead.pop()) {
    const boat = boatAt(state, seat);
    const key = JSON.stringify(boat);
    if (seen.has(key)) continue;
    seen.add(key);
    if (boat.stage.at === "machines") for (const machine of boat.stage.ready) ready.add(machine);
    if (!isTaking(boat)) continue;
    const acts = openTo(state, seat).filter((act) => act.do !== "hold");
    const worthwhile = acts[0]?.do === "take" ? acts.slice(-1) : acts;
    for (const act of worthwhile) ahead.push(acted(state, seat, act).state);
  }
  return ready;
}

test("the boat ends as the advice foresees, and so do Bane and losses, and the meal at an island", () => {
  let fired = 0;
  let lost = 0;
  let starving = 0;
  let landings = 0;
  each(({ before, after, seat }, { advised }) => {
    const then = follow(withOthersDone(after, seat), seat, advised);
    const { food, cabins } = advised.boat;
    expect(holdings(then.boat)).toEqual(holdings(advised.boat));
    expect(then.bane).toBe(advised.bane);
    expect(then.lost).toBe(advised.lost);
    expect(then.unprotected).toBe(advised.unprotected);
    // The desk says how much Food is missing at the island.
    if (endsSeason(before.round)) {
      expect(then.fed).toMatchObject({ food: Math.min(food, cabins), starved: Math.max(0, cabins - food) });
      landings += 1;
      if (cabins > food) starving += 1;
    }
    fired += advised.acts.filter(({ do: kind }) => kind === "fire").length;
    lost += advised.lost;
  });
  expect(fired).toBeGreaterThan(20);
  expect(lost).toBeGreaterThan(20);
  expect(landings).toBeGreaterThan(50);
  expect(starving).toBeGreaterThan(0);
});

const holdings = ({ cabins, contaminated, doctors, protectors, food, bane, machines }: Boat) => ({
  cabins,
  contaminated,
  doctors,
  protectors,
  food,
  bane,
  machines,
});

/**
 * With Objectives, or before an island, all others go first and do nothing for the Objectives.
 */
function withOthersDone(start: State, seat: number): State {
  let state = start;
  if (state.mission === null && !endsSeason(state.round)) return state;
  for (const other of state.boats.keys()) {
    if (other === seat) continue;
    for (let acts = openTo(state, other); acts.length > 0; acts = openTo(state, other)) {
      const act = acts.find(({ do: kind }) => kind !== "reveal" && kind !== "mitigate");
      if (act === undefined) throw new Error("there is nothing but Objectives");
      state = acted(state, other, act).state;
    }
  }
  return state;
}

/** Plays the advised acts in the match, up to the river, without Machines whose readiness couldn't be predicted. */
function follow(start: State, seat: number, { acts }: Outcome) {
  let state = start;
  let { bane } = boatAt(start, seat);
  let lost = 0;
  let fed: { readonly food: number; readonly starved: number } | undefined;
  const play = (act: Act) => {
    const step = acted(state, seat, act);
    for (const event of step.events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.on === "bane-rose") bane = event.level;
      if (event.on === "humans-lost" && event.to === "bane") lost += event.healthy + event.contaminated;
      if (event.on === "fed") fed = event;
    }
    state = step.state;
  };
  const isAtMachines = () => boatAt(state, seat).stage.at === "machines";
  for (const act of acts) {
    if (isAtMachines() && !openTo(state, seat).some((one) => one.do === act.do)) play({ do: "rest" });
    play(act);
  }
  if (isAtMachines()) play({ do: "rest" });
  const ashore = boatAt(state, seat);
  // The boat before the feeding.
  const boat = { ...ashore, cabins: ashore.cabins + (fed?.starved ?? 0), food: ashore.food + (fed?.food ?? 0) };
  return { boat, bane, lost, fed, unprotected: Math.min(bane, boat.cabins + boat.contaminated + lost) };
}

test("the advice never counts on what hangs on a secret", () => {
  const decision = DECISIONS.find(({ before, hand }) => before.options.setup === "advanced" && hand.length === 2);
  if (decision === undefined) throw new Error("there is no such decision");
  const { before, seat, hand } = decision;
  const boat: Boat = {
    ...boatAt(before, seat),
    // One of these Machines needs a given card of a certain cost, which a card of cost X may have there.
    rooms: ["greenhouse", "generator"],
    machines: machinesOf(["greenhouse", "generator"]).map(({ batteries }) => batteries),
    decision: ["weed-divers", "reed-cutters"],
  };
  const state = { ...before, boats: before.boats.with(seat, boat) };
  const preview = previewer(state, seat, hand);
  const [ofSecret, ofNone] = allWays(hand).filter(({ keep }) => keep === 2);
  if (ofSecret === undefined || ofNone === undefined) throw new Error("there are two ways to keep that card");

  for (const { ways, advised } of preview(ofSecret).branches) {
    const uncertain = ways.flatMap(({ machines }) => machines.filter((one) => one.isUncertain));
    expect(uncertain.map(({ machine }) => machine)).toEqual([1, 4, 1, 4, 1, 4]);
    expect(firedIn(advised)).not.toContain(1);
    expect(firedIn(advised)).not.toContain(4);
  }
  for (const { ways, advised } of preview(ofNone).branches) {
    for (const { machines } of ways) expect(machines).toContainEqual({ machine: 1, isUncertain: false });
    expect(firedIn(advised)).toContain(1);
  }
});

test("of a neighbour who is led by the same person all is known: one card comes, and no Machine is uncertain", () => {
  let fired = 0;
  for (const decision of DECISIONS) {
    const { before, after, seat, hand } = decision;
    const picks = new Map(
      after.boats.flatMap(({ zone }, other) => {
        const given = boatAt(after, leftOf(other, after.boats.length)).zone?.given;
        const kept = zone?.kept;
        return !kept || !given || other === seat ? [] : [[other, { kept, given, passed: [] }]];
      }),
    );
    const { branches } = previewer(before, seat, hand, picks)(previewOf(decision).choice);
    expect(branches.map(({ fromRight }) => fromRight)).toEqual([boatAt(after, seat).zone?.given]);
    for (const way of branches.flatMap(({ ways }) => ways)) {
      if (way.isBlocked) continue;
      const ready = readyAnyhow(acted(after, seat, { do: "activate", cards: way.cards }).state, seat);
      expect(way.machines.toSorted((a, b) => a.machine - b.machine)).toEqual(
        [...ready].toSorted((a, b) => a - b).map((machine) => ({ machine, isUncertain: false })),
      );
      fired += ready.size;
    }
  }
  expect(fired).toBeGreaterThan(100);
});
