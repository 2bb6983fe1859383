/** What a desk sees of a match that several devices play. */
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Seat, Types } from "../../src/engine/game.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { send } from "../../src/kit/desk/sending.ts";
import { recordedMatch } from "../../src/session/recorded-match.ts";
import type { SessionStep } from "../../src/session/session.ts";
import { stepsOf } from "../../src/session/steps-of.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { couchOf } from "../../src/ui/couch/couch.ts";
import type { PlayedSeat } from "../../src/ui/game-table.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { BOATS, findGame } from "../session/tables.ts";
import { tableOf as tableOfGame } from "../texts/books.ts";
import { begin, isOver, type Page, roomOf, type Table } from "./town.ts";

const VOYAGE = { game: BOATS.game.id, options: BOATS.options, players: 2, patience: 20 };
const DIVE = { game: rehearsal.id, options: { nights: 3 }, players: 3, patience: 20 };
const NO_DRAFTS = { kept: undefined, keep: () => undefined };

async function tableOf(opening: typeof VOYAGE | typeof DIVE, seed = 1): Promise<Table> {
  const names = ["Ada", "Ivo", "Mira"].slice(0, opening.players);
  const table = await roomOf(seed, opening, names);
  await begin(
    table,
    names.map((_, seat) => [seat]),
  );
  return table;
}

const at = ({ pages }: Table, who: number): Page => {
  const page = pages[who];
  if (page === undefined) throw new Error(`there is no ${who}`);
  return page;
};

/** Whether it owes an open act. */
const owesOpen = ({ match }: Page, seat: Seat): boolean =>
  match.session.awaits.some((one) => one.kind === "act" && !one.sealed && !one.optional && one.from.includes(seat));

async function untilPlan(table: Table): Promise<Page> {
  const { town } = table;
  const guest = at(table, 1);
  await town.until(
    () => owesOpen(guest, 1),
    () => {
      for (const { match } of table.pages) {
        for (const seat of match.seats) if (!(seat === 1 && owesOpen(guest, 1))) town.actFor(match, seat);
      }
    },
  );
  return guest;
}

/** A plan of several acts, as the desk sends it. */
async function planned(): Promise<{
  table: Table;
  guest: Page;
  place: PlayedSeat<PrecognitionTypes>;
  acts: Types["act"][];
}> {
  const table = await tableOf(VOYAGE);
  const guest = await untilPlan(table);
  const place = playedSeat(guest.match.session, 1, NO_DRAFTS) as unknown as PlayedSeat<PrecognitionTypes>;
  const plan = planFrom(guest.match.session.state as State, 1);
  const acts = plan.steps.map(({ chosen }) => chosen);
  expect(acts.length).toBeGreaterThan(1);
  expect(send(place, acts)).toBeUndefined();
  return { table, guest, place, acts };
}

describe("a plan that a desk sends act by act", () => {
  test("goes out in one go, and happens step by step once it's recorded", async () => {
    const { table, guest, place, acts } = await planned();
    const steps: SessionStep[] = [];
    const states: unknown[] = [];
    guest.match.session.news.on("step", (step) => {
      steps.push(step);
      states.push(guest.match.session.state);
    });
    expect(place.isSent.value).toBe(true);
    await table.town.pass(600);
    const own = steps.filter(({ input }) => input.kind === "act" && input.seat === 1);
    expect(own.map(({ input }) => input)).toEqual(acts.map((act) => ({ kind: "act", seat: 1, act })));
    expect(place.isSent.value).toBe(false);
    const said = JSON.parse(guest.match.session.record()).entries.flatMap(
      ({ body }: { body: { said?: { seat: number; saying: { acts?: unknown } } } }) =>
        body.said?.seat === 1 && body.said.saying.acts ? [body.said.saying.acts] : [],
    );
    expect(said.at(-1)).toEqual(acts);
    // Each step was told with the state it has led to.
    const past = guest.match.session.past();
    expect(states).toEqual(past.slice(-states.length).map(({ state }) => state));
  });

  test("leaves nothing to decide while it's on its way", async () => {
    const { table, guest, place } = await planned();
    table.town.net.cut("Ada", "Ivo");
    await table.town.pass(3_000);
    expect(place.legal.value).toEqual([]);
    expect(place.isSent.value).toBe(true);
    expect(guest.match.session.awaits.some((one) => one.kind === "act" && one.from.includes(1))).toBe(false);
    table.town.net.mend();
    await table.town.until(() => !place.isSent.value);
  });
});

test("what can't be done is refused at once, and nothing has changed", async () => {
  const table = await tableOf(VOYAGE);
  const guest = await untilPlan(table);
  const { session } = guest.match;
  const before = session.legal(1);
  expect(() => session.act(1, { do: "nonsense" })).toThrow();
  expect(() => session.act(0, before[0] ?? { do: "" })).toThrow("not-your-turn");
  expect(session.legal(1)).toEqual(before);
  expect(session.isSent(1)).toBe(false);
});

test("several at one screen gather their choices, and none of them is asked again while these are on their way", async () => {
  const table = await roomOf(2, { ...VOYAGE, players: 3 }, ["Ada", "Ivo"]);
  await begin(table, [[1], [0, 2]]);
  const { town } = table;
  const { session } = at(table, 1).match;
  await town.until(() => session.legal(0).length > 0 && session.legal(2).length > 0);
  const couch = couchOf({
    session,
    table: tableOfGame(BOATS.game.id),
    playedSeats: session.seats.map((seat) => playedSeat(session, seat, NO_DRAFTS)),
    wanted: signal({ method: "device", order: "at-once" } as const),
    drafts: NO_DRAFTS,
    roll: (count) => Array.from({ length: count }, () => 0.5),
  });
  for (const seat of [0, 2]) {
    couch.show();
    expect(couch.lock(seat, session.legal(seat)[0] ?? { do: "" })).toBeUndefined();
  }
  expect(couch.sight.value).toEqual({ at: "chosen" });
  town.net.cut("Ada", "Ivo");
  expect(couch.sendAll()).toBeUndefined();
  expect(couch.sight.value).toEqual({ at: "nobody" });
  expect([0, 2].map((seat) => session.locked(seat)?.do)).toEqual(["choose", "choose"]);
  await town.pass(3_000);
  expect(couch.sight.value).toEqual({ at: "nobody" });
  town.net.mend();
  await town.until(() => table.pages.every(isOver), town.act);
});

test("of two who do what only one can do, the other hears that it came too late", async () => {
  const table = await tableOf(DIVE);
  const { town } = table;
  const refused: string[] = [];
  for (const { room } of table.pages) {
    room.match?.session.news.on("refused", ({ seat, why }) => refused.push(`${seat} ${why.key}`));
  }
  await town.until(() => at(table, 1).match.session.legal(1).length > 0);
  // Each calls off the same dive: the second one may well not be able to any more.
  const diver = at(table, 0)
    .match.session.legal(0)
    .find((act) => act.do === "surface");
  if (diver === undefined) throw new Error("nobody dives");
  at(table, 1).match.session.act(1, { do: "flare" });
  at(table, 2).match.session.act(2, { do: "flare" });
  at(table, 0).match.session.act(0, diver);
  await town.pass(3_000);
  for (const seat of [1, 2]) expect(at(table, seat).match.session.isSent(seat)).toBe(false);
  await town.until(() => table.pages.every(isOver), town.act);
  expect(refused.every((one) => / (not-your-turn|not-legal|not-awaited)$/u.test(one))).toBe(true);
});

test("a seat sees what it holds, and nothing of what others do", async () => {
  const table = await tableOf(VOYAGE);
  const { session } = at(table, 1).match;
  await table.town.until(() => session.legal(1).length > 0);
  expect([...session.mine(0)]).toEqual([]);
  expect(session.legal(0)).toEqual([]);
  expect([...session.mine(1)].length).toBeGreaterThan(0);
});

test("the record of a match is looked at again, whole or cut off, and refused if it isn't fair", async () => {
  const table = await tableOf(DIVE);
  await table.town.until(() => table.pages.every(isOver), table.town.act);
  await table.town.pass(5_000);
  const { session } = at(table, 1).match;
  const record = session.record();
  const past = recordedMatch(record, findGame, cheapSignatures);
  expect(past.state).toEqual(session.state);
  expect(past.result).toEqual(session.result);
  expect(stepsOf(past)).toEqual(session.past());
  const short = session.shortRecord();
  expect(short.length).toBeLessThan(record.length / 4);
  expect(stepsOf(recordedMatch(short, findGame, cheapSignatures))).toEqual(session.past());
  expect(() => recordedMatch(record.replace('"do":"dive"', '"do":"surface"'), findGame, cheapSignatures)).toThrow();
});
