import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "../../src/session/session.ts";
import { forcedAct } from "../../src/ui/match/forced.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table } from "../rehearsal/table/table.ts";
import { atOnce, sessionOf } from "../session/tables.ts";
import { atTheTable, chosen } from "./at-the-table.ts";

afterEach(() => vi.unstubAllGlobals());

const divers = () => {
  const session = sessionOf({ game: rehearsal, options: { nights: 5 } }, ["person", "person"], 1, atOnce);
  session.start();
  return session;
};

/** The second of the legal votes. */
const stay = (session: Session, seat: number) =>
  session.legal(seat).filter((act) => act.do === "vote")[1] ?? { do: "?" };

/** Dives until nothing is left. Returns who comes up next. */
async function diveToTheEnd(session: Session): Promise<number> {
  const find = (kind: string) => [0, 1].find((one) => session.legal(one).some((act) => act.do === kind));
  for (let seat = find("dive"); seat !== undefined; seat = find("dive")) {
    session.act(seat, { do: "dive" });
    for (let voter = find("vote"); voter !== undefined; voter = find("vote")) session.act(voter, stay(session, voter));
    // Automatic acts are played once the step has been processed.
    await Promise.resolve();
  }
  return find("surface") ?? -1;
}

test("what is forced passes by itself at the table, if that is wished; switched on, it does so at once", async () => {
  const asked = divers();
  const settings = chosen({ passes: false });
  const match = atTheTable(asked, table, settings);
  const seat = await diveToTheEnd(asked);
  expect(asked.legal(seat)).toEqual([{ do: "surface" }]);
  const { position } = asked;
  await Promise.resolve();
  expect(asked.position).toBe(position);
  settings.change({ passes: true });
  await Promise.resolve();
  expect(asked.position).toBeGreaterThan(position);
  match.close();

  const passing = divers();
  const other = atTheTable(passing, table, chosen({ passes: true }));
  expect(await diveToTheEnd(passing)).toBe(-1);
  other.close();
});

test("what is owed and leaves no choice is forced: there is nothing to dive for in an empty wreck", () => {
  const session = divers();
  const find = (kind: string) => [0, 1].find((one) => session.legal(one).some((act) => act.do === kind));
  for (let seat = find("dive"); seat !== undefined; seat = find("dive")) {
    expect(forcedAct(session, seat)).toBeUndefined();
    session.act(seat, { do: "dive" });
    // After the last dive of a night.
    for (let voter = find("vote"); voter !== undefined; voter = find("vote")) session.act(voter, stay(session, voter));
  }
  const seat = find("surface") ?? 0;
  expect(session.legal(seat)).toEqual([{ do: "surface" }]);
  expect(forcedAct(session, seat)).toEqual({ do: "surface" });
});

test("a chance that may be left alone is never forced", () => {
  const session = divers();
  // The first crew dives; the second can only fire its flare.
  expect(session.legal(1)).toEqual([{ do: "flare" }]);
  expect(forcedAct(session, 1)).toBeUndefined();
});
