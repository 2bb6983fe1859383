/** A host that says numbers which leave no room for the next one: nothing is stored that can't be loaded, and it goes on. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Lobby } from "../../src/room/lobby.ts";
import { RoomNode } from "../../src/room/room-node.ts";
import { toWire } from "../../src/room/storage.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "./harbour.ts";

const MOST = 2 ** 32 - 1;
const ALL = ["Ada", "Bo", "Cy"];

const lobbyText = (lobby: Lobby): string =>
  encode({ t: "lobby", lobby: toWire(lobby), rules: rehearsal.rules, content: rehearsal.content });

function ready(): Harbour {
  const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
  for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
  return harbour;
}

/** What the host says, with other numbers; its guests get nothing else. */
interface Numbers {
  readonly n: number;
  readonly epoch: number;
  readonly base: number;
}

/** They begin a match with such a host, which then is lost. */
function told({ n, epoch, base }: Numbers): Harbour {
  const harbour = ready();
  harbour.sieve = ({ from, lane, text }) =>
    from !== "Ada" || lane !== "room"
      ? text
      : text
          .replace(/"n":\d+/u, `"n":${n}`)
          .replace(/"epoch":\d+/u, `"epoch":${epoch}`)
          .replace(/"base":\d+/u, `"base":${base}`);
  harbour.wish("Ada", { wish: "start" });
  harbour.pass(2_000);
  harbour.sieve = ({ text }) => text;
  return harbour;
}

/** Whether its page could be loaded again. */
function isLoadable(harbour: Harbour, who: string): boolean {
  return new RoomNode(harbour.device(who).setUp, harbour.store(who)).lobby !== undefined;
}

describe("the next host can always count on", () => {
  test.each([
    ["changes", { n: MOST, epoch: 1, base: 1 }],
    ["a base far below what it was", { n: 5, epoch: 40, base: 0 }],
  ])("from %s", (_, numbers) => {
    const harbour = told(numbers);
    harbour.lose("Ada");
    harbour.pass(40_000);
    expect(harbour.lobby("Cy").host).toBe(harbour.key("Bo"));
    expect(harbour.lobby("Cy")).toEqual(harbour.lobby("Bo"));
    for (const who of ["Bo", "Cy"]) {
      harbour.reload(who);
      harbour.pass(5_000);
    }
    expect(harbour.lobby("Cy").host).toBe(harbour.key("Bo"));
    expect(harbour.lobby("Cy")).toEqual(harbour.lobby("Bo"));
  });

  test.each([
    ["epoch", { n: 5, epoch: MOST, base: 1 }],
    ["base", { n: 5, epoch: 1, base: MOST }],
  ])("a leap of the %s is refused, and its host named", (_, numbers) => {
    const harbour = told(numbers);
    expect(harbour.begins("Bo")).toEqual([]);
    expect(harbour.lobby("Bo").epoch).toBe(1);
    expect(harbour.notices("Bo").some((key) => key === "not-understood" || key === "not-the-host")).toBe(true);
  });

  test("nobody comes into a room whose epoch has no room left", () => {
    const harbour = new Harbour().host("Ada");
    const { lobby } = harbour.room("Ada");
    if (lobby === undefined) throw new Error("there is no lobby");
    harbour.sieve = ({ text }) => text.replace(/"epoch":1,/u, `"epoch":${MOST},`);
    harbour.guest("Bo").pass(3_000);
    expect(harbour.room("Bo").lobby).toBeUndefined();
  });
});

const number = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 2 ** 31 - 2, max: MOST }), fc.nat(MOST));
const epoch = fc.oneof(fc.constant(1), number);

test("whatever numbers a host says, what everybody stores can be loaded, and so can what the next host stores", () => {
  fc.assert(
    fc.property(fc.record({ n: number, epoch, base: epoch }), number, (numbers, n) => {
      const harbour = told(numbers);
      if (harbour.connected("Ada", "Cy")) {
        harbour.forge("Ada", "Cy", lobbyText({ ...harbour.lobby("Ada"), n, epoch: numbers.epoch }));
      }
      for (const who of ["Bo", "Cy"]) expect(isLoadable(harbour, who)).toBe(true);
      harbour.lose("Ada");
      harbour.pass(40_000);
      for (const who of ["Bo", "Cy"]) expect(isLoadable(harbour, who)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
