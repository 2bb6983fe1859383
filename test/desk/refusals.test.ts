/** What can't be done says why, next to the thing. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { readyMachines } from "../../src/games/precognition/rules/machines.ts";
import { machinesOf } from "../../src/games/precognition/rules/pieces.ts";
import { type Plan, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { isFire } from "../../src/games/precognition/table/desk/questions.ts";
import type { Branch } from "../cards/paper-dom.ts";
import {
  adjusting,
  allCalled,
  called,
  deskAt,
  type PaperDesk,
  placeNamed,
  sitDown,
  tokenAt,
  wordAt,
} from "./paper-desk.ts";
import { manyTurns, type Turn } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const TURNS = manyTurns(40, 4);
const PLANNED = TURNS.map((turn) => ({ turn, plan: planFrom(turn.state, turn.seat) }));

function turnWith(isIt: (plan: Plan) => boolean): Turn {
  const found = PLANNED.find(({ plan }) => isIt(plan));
  if (found === undefined) throw new Error("there is no such turn");
  return found.turn;
}

/** All messages on the desk. */
const words = ({ desk }: PaperDesk): readonly string[] => desk.withClass("desk-word").map(({ seen }) => seen);
const spoken = ({ desk }: PaperDesk): readonly string[] =>
  desk.withRole("status").flatMap(({ heard }) => (heard === "" ? [] : [heard]));

const ofDesk = (desk: Branch, name: string): Branch => {
  const found = desk.withClass(name)[0];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};

describe("at the Dual Select", () => {
  const FACE_UP_ONLY = "You can only give a face-up card.";
  const card = ({ desk }: PaperDesk, index: number): Branch =>
    desk.all.find(({ attributes }) => attributes["data-card"] === String(index)) ?? desk;

  test("a card of the hand that is let go at the left neighbour’s", () => {
    const at = sitDown({ seed: 7 });
    at.page.drag(card(at, 2), placeNamed(at.desk, "give"));
    expect(wordAt(placeNamed(at.desk, "give"))).toBe(FACE_UP_ONLY);
    expect(words(at)).toEqual([FACE_UP_ONLY]);
    expect(spoken(at)).toEqual([FACE_UP_ONLY]);
    expect(card(at, 2).classes).toContain("unsorted");
    // It disappears with the next action.
    at.page.drag(card(at, 0), placeNamed(at.desk, "give"));
    expect(words(at)).toEqual([]);
    expect(card(at, 0).classes).toContain("give");
  });

  test.each(["pressed", "with Enter"])("a choice that is locked in too early, %s", (how) => {
    const at = sitDown({ seed: 7 });
    if (how === "pressed") called(at.desk, "Lock in").press();
    else at.page.press("Enter");
    const why = "First place your cards: one to keep, one to give.";
    expect(wordAt(called(at.desk, "Lock in"))).toBe(why);
    expect(spoken(at)).toEqual([why]);
    expect(at.place.state.value.phase).toBe("decide");
  });
});

test("two cards that can’t be paid for say so below them, and the only one that acts can’t be switched off", () => {
  const turn = turnWith(({ steps }) =>
    steps.some(
      ({ legal }) =>
        legal.some(({ do: kind }) => kind === "activate") &&
        legal.every((act) => act.do !== "activate" || act.cards !== "both"),
    ),
  );
  const at = deskAt(turn);
  const activate = ofDesk(at.desk, "desk-activate");
  expect(ofDesk(activate, "blocked").seen).toMatch(/^Both cost \d+, you have \d+: use one card free\.$/u);
  const on = allCalled(activate, /^Activate /u).filter(({ attributes }) => attributes["aria-pressed"] === "true");
  expect(on).toHaveLength(1);
  on[0]?.press();
  expect(wordAt(activate)).toBe("Use at least one card.");
});

describe("a Battery", () => {
  const BATTERY = turnWith(({ start, seat, steps }) => {
    const { machines, rooms } = boatAt(start, seat);
    const isFull = machinesOf(rooms).some(({ batteries }, i) => machines[i] === batteries);
    return isFull && steps.some(({ chosen }) => chosen.do === "plug");
  });

  const batteryOf = ({ desk }: PaperDesk): Branch => ofDesk(ofDesk(desk, "desk-machines"), "desk-token");

  test("that is let go on a Machine which holds all it needs", () => {
    const at = deskAt(BATTERY);
    const { machines, rooms } = boatAt(BATTERY.state, BATTERY.seat);
    const full = machinesOf(rooms).findIndex(({ batteries }, i) => machines[i] === batteries);
    const before = at.desk.heard;
    at.page.drag(batteryOf(at), placeNamed(at.desk, `machine:${full}`));
    expect(wordAt(placeNamed(at.desk, `machine:${full}`))).toBe("This Machine is full.");
    expect(spoken(at)).toEqual(["This Machine is full."]);
    expect(at.desk.heard.replace("This Machine is full.", "").trim()).toBe(before);
  });

  test("and an Ymune, let go where the other belongs", () => {
    const turn = turnWith(({ steps }) =>
      ["plug", "post"].every((kind) => steps.some(({ chosen }) => chosen.do === kind)),
    );
    const at = deskAt(turn);
    const ymune = tokenAt(at.desk, "doctor") ?? tokenAt(at.desk, "protector");
    if (ymune === undefined) throw new Error("there is no Ymune");
    at.page.drag(batteryOf(at), placeNamed(at.desk, "doctor"));
    expect(wordAt(placeNamed(at.desk, "doctor"))).toBe("Batteries go on Machines.");
    at.page.drag(ymune, placeNamed(at.desk, "machine:0"));
    expect(words(at)).toEqual(["Ymunes go to the Infirmary, the Bow or ashore."]);
    expect(wordAt(placeNamed(at.desk, "machine:0"))).toBe("Ymunes go to the Infirmary, the Bow or ashore.");
  });
});

test("a number that can’t go further, and what can’t be taken back", () => {
  const at = deskAt(turnWith(({ steps }) => steps.some(({ legal }) => legal.some(({ do: kind }) => kind === "take"))));
  adjusting(at);
  for (const [name, bound] of [
    ["One less", "at least"],
    ["One more", "at most"],
  ] as const) {
    const stepper = () => ofDesk(at.desk, "desk-stepper");
    while (called(stepper(), name).attributes["aria-disabled"] === "false") called(stepper(), name).press();
    const value = stepper().named("output")[0]?.seen;
    called(stepper(), name).press();
    expect(wordAt(stepper())).toBe(`${value} ${bound}`);
    expect(stepper().named("output")[0]?.seen).toBe(value);
  }

  const fresh = deskAt(turnWith(({ steps }) => steps.some(({ chosen }) => chosen.do === "post")));
  called(fresh.desk, "Undo").press();
  expect(wordAt(called(fresh.desk, "Undo"))).toBe("Nothing has been changed.");
  called(fresh.desk, "As advised").press();
  expect(wordAt(called(fresh.desk, "As advised"))).toBe("It’s all as advised.");
});

test("every Machine that can’t fire says what it misses, and none that can", () => {
  const met = { missing: 0, unmet: 0, both: 0, ready: 0, late: 0 };
  for (const { turn, plan } of PLANNED) {
    const machines = deskAt(turn)
      .desk.withClass("desk-machines")
      .flatMap((board) => board.named("li"));
    const settled = settledIn(plan);
    const able = new Set(plan.steps.flatMap(({ legal }) => legal.filter(isFire).map(({ machine }) => machine)));
    for (const [i, machine] of machines.entries()) {
      const why = machine.withClass("why").map(({ seen }) => seen);
      const where = `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}, Machine ${i}: ${why}`;
      expect(machine.withRole("switch"), where).toHaveLength(able.has(i) ? 1 : 0);
      if (able.has(i)) met.ready += 1;
      if (able.has(i)) expect(why, where).toEqual([]);
      else if (settled === undefined) expect(why, where).toHaveLength(isFiring(plan) ? 1 : 0);
      else met[whyNot(i, why, settled, plan, where)] += 1;
    }
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});

/** The plan begins while Machines fire. */
const isFiring = ({ start, seat }: Plan): boolean => {
  const { stage } = boatAt(start, seat);
  return "ready" in stage || ("from" in stage && stage.from.by === "machine");
};

/** The state when the gains of the cards have been placed, if the plan comes to that. */
function settledIn({ steps, seat }: Plan): Plan["start"] | undefined {
  const isBefore = (state: Plan["start"]): boolean => {
    const { stage } = boatAt(state, seat);
    return stage.at === "activate" || ((stage.at === "gain" || stage.at === "plug") && stage.from.by === "cards");
  };
  const last = steps.findLast(({ before }) => isBefore(before));
  return last?.after.phase === "act" ? last.after : undefined;
}

const UNMET =
  /^(?:(?:no|only \d+) (?:Food|Humans?|Batter(?:y|ies)|Ymunes?|Doctors?|Protectors?) gained|wrong card given|cards don’t match)$/u;

/** Checks the reason against the rules, with all Batteries placed and without. */
function whyNot(i: number, why: readonly string[], state: Plan["start"], { end, seat }: Plan, where: string) {
  const boat = boatAt(state, seat);
  const needed = machinesOf(boat.rooms)[i]?.batteries ?? 0;
  const powered = { ...boat, machines: boat.machines.with(i, needed) };
  const isUnmet = !readyMachines({ ...state, boats: state.boats.with(seat, powered) }, seat).includes(i);
  const missing = needed - (boat.machines[i] ?? 0);
  if (missing > 0 && boatAt(end, seat).machines[i] === needed) {
    expect(why, where).toEqual(["from next round"]);
    return "late";
  }
  expect(why, where).toHaveLength(1);
  const [says = ""] = why;
  // The condition comes before missing Batteries.
  expect(/(\d+) Batter(?:y|ies) short/u.exec(says)?.[1], where).toBe(isUnmet ? undefined : `${missing}`);
  expect(UNMET.test(says), where).toBe(isUnmet);
  expect(missing > 0 || isUnmet, where).toBe(true);
  return missing > 0 && isUnmet ? "both" : missing > 0 ? "missing" : "unmet";
}
