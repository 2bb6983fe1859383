import { expect, test } from "vitest";
import type { Session } from "../../src/session/session.ts";
import { forcedAct } from "../../src/ui/match/forced.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atOnce, sessionOf } from "../session/tables.ts";

const divers = () => {
  const session = sessionOf({ game: rehearsal, options: { nights: 5 } }, ["person", "person"], 1, atOnce);
  session.start();
  return session;
};

/** The second vote there is. */
const stay = (session: Session, seat: number) =>
  session.legal(seat).filter((act) => act.do === "vote")[1] ?? { do: "?" };

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
  // The first crew dives; the second has its flare and nothing else.
  expect(session.legal(1)).toEqual([{ do: "flare" }]);
  expect(forcedAct(session, 1)).toBeUndefined();
});
