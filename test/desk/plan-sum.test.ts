/** The plan in sum is what the boat then takes aboard and loses, and the line before and after what it then holds. */
import { expect, test } from "vitest";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { GOODS, type Good, NOTHING, tally } from "../../src/games/precognition/model/goods.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { throughUpkeep } from "../../src/games/precognition/table/desk/forecast.ts";
import { type Plan, pinned, planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { sumOf } from "../../src/games/precognition/table/desk/plan-sum.ts";
import { resultRows } from "../../src/games/precognition/table/desk/result-rows.ts";
import { NO_PINS } from "../../src/games/precognition/table/draft/draft.ts";
import { acted, manyTurns, type Turn } from "./positions.ts";

const PLANNED = manyTurns(40, 4).map((turn) => ({ turn, plan: planFrom(turn.state, turn.seat) }));

/** What happens to the seat when all of the plan is sent. */
function eventsOf({ state, seat }: Turn, { steps }: Plan): readonly Event[] {
  let now = state;
  const events: Event[] = [];
  for (const { chosen } of steps) {
    const next = acted(now, seat, chosen);
    events.push(...next.events.filter((event) => "seat" in event && event.seat === seat));
    now = next.state;
  }
  return events;
}

/** A Doctor or a Protector may have come as an Ymune. */
const families = (count: Readonly<Record<Good, number>>) => ({
  food: count.food,
  human: count.human,
  battery: count.battery,
  ymunes: count.ymune + count.doctor + count.protector,
});

test("everything that is offered is taken, and stands in the sum", () => {
  let most = 0;
  for (const { turn, plan } of PLANNED) {
    const { taken } = sumOf(plan, plan);
    const gained = eventsOf(turn, plan).flatMap((event) => (event.on === "gained" ? [event] : []));
    const due: Record<Good, number> = { ...NOTHING };
    for (const { good, amount } of gained) due[good] += amount;
    expect(families(taken), `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}`).toEqual(families(due));
    most = Math.max(most, GOODS.filter((good) => taken[good] > 0).length);
  }
  expect(most).toBeGreaterThan(2);
});

test("what is declined is told beside what is taken", () => {
  let declined = 0;
  for (const { turn, plan } of PLANNED) {
    const step = plan.steps.find(({ chosen }) => chosen.do === "take" && chosen.good === "food" && chosen.amount > 0);
    if (step?.chosen.do !== "take") continue;
    const { amount } = step.chosen;
    const fewer = planFrom(turn.state, turn.seat, pinned(plan, NO_PINS, step, { ...step.chosen, amount: amount - 1 }));
    const [before, after] = [sumOf(plan, plan), sumOf(fewer, fewer)];
    expect(after.declined.food).toBe(before.declined.food + 1);
    declined += 1;
  }
  expect(declined).toBeGreaterThan(10);
});

test("what is lost in the sum is what the boat then has less", () => {
  const met = { humans: 0, protectors: 0 };
  for (const { turn, plan } of PLANNED) {
    const { lost } = sumOf(plan, plan);
    const events = eventsOf(turn, plan);
    const where = `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}`;
    const humans = events.flatMap((event) => (event.on === "humans-lost" ? [event.healthy + event.contaminated] : []));
    expect(lost.healthy + lost.contaminated, where).toBe(sumUp(humans));
    if (humans.length > 0) met.humans += 1;
    // Protectors only go against the Bane, for a tile or to the river.
    const [before, after] = [boatAt(plan.start, turn.seat), boatAt(plan.end, turn.seat)];
    const came = events.flatMap((event) => (event.on === "gained" && event.good === "protector" ? [event.amount] : []));
    const spent = events.flatMap((event) => (event.on === "mitigated" ? [tally(event.spent).protector] : []));
    const gone = before.protectors + sumUp(came) - sumUp(spent) - after.protectors;
    expect(lost.protector, where).toBe(gone);
    if (gone > 0) met.protectors += 1;
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});

const sumUp = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test("the line before and after is the boat now, and after the plan and Maintenance", () => {
  for (const { turn, plan } of PLANNED) {
    const outlook = throughUpkeep(plan);
    const held = ({ state, seat }: Turn) => {
      const { cabins, contaminated, doctors, protectors, food, bane } = boatAt(state, seat);
      return [cabins, contaminated, doctors, protectors, food, bane];
    };
    const rows = resultRows(outlook);
    expect(rows.map(({ before }) => before)).toEqual(held(turn));
    expect(rows.map(({ after }) => after)).toEqual(held({ ...turn, state: outlook.end }));
    expect(rows.filter(({ more }) => more === "worse").map(({ icon }) => icon)).toEqual(["bane"]);
  }
});
