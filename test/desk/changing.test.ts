/** Controls on the desk change the plan and its result. */
import { afterEach, expect, test, vi } from "vitest";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { type Plan, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { isFire } from "../../src/games/precognition/table/desk/questions.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { adjusting, allCalled, called, deskAt, type PaperDesk, placeNamed, tokenAt } from "./paper-desk.ts";
import { manyTurns, type Turn } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const PLANNED = manyTurns(60, 4).map((turn) => ({ turn, plan: planFrom(turn.state, turn.seat) }));

function turnWith(isIt: (plan: Plan) => boolean): Turn {
  const found = PLANNED.find(({ plan }) => isIt(plan));
  if (found === undefined) throw new Error("there is no such turn");
  return found.turn;
}

const fired = ({ steps }: Plan): readonly number[] =>
  steps.flatMap(({ chosen }) => (isFire(chosen) ? [chosen.machine] : []));

/** The rows of the table of results. */
const result = ({ desk }: PaperDesk): readonly string[] =>
  desk.withClass("desk-result").flatMap((table) => table.named("tr").map(({ heard }) => heard));

const switches = ({ desk }: PaperDesk): readonly Branch[] => desk.withRole("switch");
const areOn = (at: PaperDesk): readonly (string | undefined)[] =>
  switches(at).map(({ attributes }) => attributes["aria-checked"]);

/** The acts that are sent. */
function accepted(at: PaperDesk & { readonly sent: readonly Act[] }): readonly Act[] {
  called(at.desk, "Accept").press();
  return at.sent;
}

const only = <X>(some: readonly X[]): X => {
  const [one] = some;
  if (one === undefined) throw new Error("there is none");
  return one;
};

test("a Machine that is switched off doesn’t fire, and what comes of it changes; Undo makes it as it was", () => {
  const at = deskAt(turnWith((plan) => fired(plan).length === 1));
  const before = { heard: at.desk.heard, result: result(at) };
  expect(areOn(at)).toEqual(["true"]);
  only(switches(at)).press();
  expect(areOn(at)).toEqual(["false"]);
  expect(result(at)).not.toEqual(before.result);
  called(at.desk, "Undo").press();
  expect(areOn(at)).toEqual(["true"]);
  expect(at.desk.heard).toBe(before.heard);
  // The key does the same.
  only(switches(at)).press();
  at.page.press("z");
  expect(at.desk.heard).toBe(before.heard);
  only(switches(at)).press();
  expect(accepted(at)).not.toContainEqual(expect.objectContaining({ do: "fire" }));
});

test("of two Machines either fires first", () => {
  const turn = turnWith((plan) => fired(plan).length === 2);
  const at = deskAt(turn);
  const [one, other] = fired(planFrom(turn.state, turn.seat));
  const numbers = () => at.desk.withClass("lamp").map(({ seen }) => seen);
  const before = numbers();
  expect(before.filter(Boolean).sort()).toEqual(["1", "2"]);
  called(at.desk, "Adjust").press();
  called(at.desk, / earlier$/u).press();
  called(at.desk, "Adjust").press();
  expect(numbers()).toEqual(before.map((number) => ({ 1: "2", 2: "1" })[number] ?? number));
  expect(accepted(at).filter((act) => isFire(act))).toEqual([
    { do: "fire", machine: other },
    { do: "fire", machine: one },
  ]);
});

const DRAGGED = "dragged";
const HOWS = [DRAGGED, "sent by the menu of its token"];

/** Moves what can be moved at one place to another. */
function move({ page, desk }: PaperDesk, how: string, from: string, to: string): void {
  const token = tokenAt(desk, from);
  if (token === undefined) throw new Error(`nothing can be moved at ${from}`);
  if (how === DRAGGED) return page.drag(token, placeNamed(desk, to));
  const places = (plan: readonly string[]) => plan.filter((place) => place !== from);
  token.press();
  const items = desk.withRole("menuitemradio");
  const names = places(items.map(({ classes }) => classes.find((one) => one !== "") ?? ""));
  items[names.indexOf(to)]?.press();
}

test.each(HOWS)("an Ymune goes to the Bow and to the Infirmary, and the boat has it there: %s", (how) => {
  const turn = turnWith(({ steps }) => steps.some(({ chosen }) => chosen.do === "post" && chosen.doctors > 0));
  const at = deskAt(turn);
  const protectors = () => placeNamed(at.desk, "protector").heard;
  const before = { result: result(at), protectors: protectors() };
  move(at, how, "doctor", "protector");
  expect(protectors()).not.toBe(before.protectors);
  expect(result(at)).not.toEqual(before.result);
  move(at, how, "protector", "doctor");
  expect(protectors()).toBe(before.protectors);
  expect(result(at)).toEqual(before.result);
});

test.each(HOWS)("a Battery goes to another Machine, and lies there: %s", (how) => {
  const turn = turnWith(({ steps }) => {
    const plugs = steps.filter(({ legal }) => legal.some(({ do: kind }) => kind === "plug"));
    return plugs.length === 1 && (plugs[0]?.legal.length ?? 0) > 2;
  });
  const [step] = planFrom(turn.state, turn.seat).steps.filter(({ chosen }) => chosen.do === "plug");
  const placeOf = (act: Act) => (act.do === "plug" ? [`machine:${act.machine}`] : []);
  const [planned] = step === undefined ? [] : placeOf(step.chosen);
  const other = only((step?.legal ?? []).flatMap(placeOf).filter((place) => place !== planned));
  const at = deskAt(turn);
  const fresh = (name: string) => placeNamed(at.desk, name).withClass("new").length;
  const before = fresh(other);
  move(at, how, planned ?? "", other);
  expect(tokenAt(at.desk, other)).toBeDefined();
  expect(fresh(other)).toBe(before + 1);
  const machine = Number(other.replace("machine:", ""));
  expect(accepted(at)).toContainEqual({ do: "plug", machine });
});

test.each([
  ["lose", "Healthy Humans lost", "Contaminated Humans lost"],
  ["dismiss", "Doctors lost", "Protectors lost"],
])("both halves of what is lost move against each other: %s", (kind, one, other) => {
  const turn = turnWith(({ steps }) => steps.some(({ legal }) => legal.filter((act) => act.do === kind).length > 1));
  const at = deskAt(turn);
  adjusting(at);
  const stepper = (name: string) =>
    only(at.desk.withClass("desk-stepper").filter(({ attributes }) => attributes["aria-label"] === name));
  const value = (name: string) => Number(only(stepper(name).named("output")).text);
  const step = (name: string, way: string) => called(stepper(name), way);
  const before = [value(one), value(other)] as const;
  const way = step(one, "One more").attributes["aria-disabled"] === "true" ? -1 : 1;
  step(one, way > 0 ? "One more" : "One less").press();
  expect([value(one), value(other)]).toEqual([before[0] + way, before[1] - way]);
  expect(allCalled(at.desk, "Undo")[0]?.attributes["aria-disabled"]).toBe("false");
  step(other, way > 0 ? "One more" : "One less").press();
  expect([value(one), value(other)]).toEqual(before);
});

test("what stands there before and after is the boat as it is, and as all that is sent makes it", () => {
  for (const { turn, plan } of PLANNED.slice(0, 60)) {
    const at = deskAt(turn);
    const rows = only(at.desk.withClass("desk-result")).named("tr");
    const numbers = (column: string) => rows.map((row) => Number(only(row.withClass(column)).text));
    const held = (state: Plan["start"]) => {
      const { cabins, contaminated, doctors, protectors, food, bane } = boatAt(state, turn.seat);
      return [cabins, contaminated, doctors, protectors, food, bane];
    };
    expect(numbers("was")).toEqual(held(plan.start));
    expect(numbers("is")).toEqual(held(plan.end));
    expect(accepted(at)).toEqual(plan.steps.map(({ chosen }) => chosen));
  }
});
