import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { SessionSave } from "../../src/session/session-save.ts";
import { actAtRandom, atOnce, BOATS, findGame, sessionOf } from "./tables.ts";

/** In the middle of a round, with a promise made and not yet shown. */
function saved(): SessionSave {
  const session = sessionOf(BOATS, ["person", "person"], 1, atOnce);
  session.start();
  actAtRandom(session, seeded(1));
  return session.save();
}

const restore = (save: unknown) => () => LocalSession.restored(save, findGame, atOnce);

describe("a save that isn't right is refused", () => {
  const good = saved();
  const { keeper, croupier } = good.table;

  test("this one is right, and holds secrets", () => {
    expect(restore(good)).not.toThrow();
    expect(keeper.sealed).toHaveLength(1);
    expect(Object.keys(keeper.pools)).toHaveLength(6);
  });

  test.each([
    ["nothing", undefined, "malformed (at=save"],
    ["a text", "save", "malformed (at=save"],
    ["a record alone", good.record, "malformed (at=save"],
    ["no secrets", { record: good.record }, "malformed (at=save.table"],
    ["something more", { ...good, more: 1 }, "malformed (at=save.more"],
    ["a cut record", { ...good, record: good.record.slice(0, -100) }, "record-not-json"],
    [
      "a changed record",
      { ...good, record: good.record.replace("Seat 0", "Seat 9") },
      "record-header-changed (at=header)",
    ],
    ["luck that isn't", { ...good, table: { keeper, croupier: [1, 2, 3, -4] } }, "malformed (at=save.table.croupier.3"],
    [
      "a value of no game",
      {
        ...good,
        table: {
          croupier,
          keeper: { ...keeper, pools: { "0/1": { seat: 0, values: [{ handle: "0.1", value: "joker" }] } } },
        },
      },
      "no-such-card",
    ],
    [
      "an act of no game",
      { ...good, table: { croupier, keeper: { ...keeper, sealed: [{ seat: 0, act: { do: "cheat" } }] } } },
      "malformed (at=act.do",
    ],
  ])("%s", (_, save, why) => {
    expect(restore(save)).toThrow(why);
  });
});
