/** Nothing that anybody may send or wish for throws past the edge, is taken for something it isn't, or makes anything grow. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import type { Wish } from "../../src/room/lobby.ts";
import { decodeRoom } from "../../src/room/messages.ts";
import { fromWire, storedLobby, toWire } from "../../src/room/storage.ts";
import { mangled } from "../net/mangled.ts";
import { Harbour, settle } from "./harbour.ts";
import { play } from "./play.ts";

const ALL = ["Ada", "Bo", "Cy"];

/** Everything that is said in a room in which everything happens. */
function realTexts(): readonly string[] {
  const harbour = new Harbour();
  const texts = new Set<string>();
  harbour.sieve = ({ lane, text }) => {
    if (lane === "room" && !/"t":"(?:hello|welcome|proved)"/u.test(text)) texts.add(text);
    return text;
  };
  harbour.host("Ada").guest("Bo").guest("Cy");
  for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
  harbour.wish("Bo", { wish: "chat", text: 'Bien joué! "\\ud800" 🛶\\' });
  harbour.wish("Cy", { wish: "react", sign: "⚓" });
  harbour.wish("Cy", { wish: "stand", seat: 0 });
  harbour.wish("Bo", { wish: "unready", seat: 1 });
  harbour.wish("Ada", { wish: "start" });
  harbour.wish("Bo", { wish: "ready", seat: 1 });
  harbour.wish("Ada", { wish: "start" });
  play(harbour, 1);
  harbour.wish("Ada", { wish: "remove", device: harbour.key("Cy") });
  harbour.wish("Bo", { wish: "leave" });
  return [
    ...texts,
    encode({ t: "other-terms", match: "0f".repeat(32) }),
    encode({ t: "wait" }),
    encode({ t: "unsaid", text: "Bien joué! 🛶", key: "too-much-talk" }),
  ];
}

const TEXTS = realTexts();

test("all kinds of messages are tried", () => {
  const kinds = new Set(TEXTS.map((text) => decodeRoom(text).t));
  expect([...kinds].sort()).toEqual(
    [
      "chat",
      "here",
      "lobby",
      "match",
      "other-terms",
      "parted",
      "react",
      "ready",
      "refused",
      "unsaid",
      "wait",
      "wish",
    ].sort(),
  );
});

describe("whatever comes in is taken as it is or refused", () => {
  test("as a text", () => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(mangled(TEXTS), (text) => {
        try {
          expect(encode(decodeRoom(text))).toBe(text);
          seen.taken++;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          seen.refused++;
        }
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(10);
  });

  test("a lobby that was sent or stored is the same again", () => {
    for (const text of TEXTS) {
      const message = decodeRoom(text);
      if (message.t !== "lobby") continue;
      expect(toWire(fromWire(message.lobby))).toEqual(message.lobby);
      expect(toWire(storedLobby(new Map([["lobby", message.lobby]])) ?? fromWire(message.lobby))).toEqual(
        message.lobby,
      );
    }
  });
});

/** Three in a room, at one of these moments. */
const moments: readonly (readonly [string, (harbour: Harbour) => void])[] = [
  ["on their seats", (harbour) => settle(harbour, "Ada", 0)],
  [
    "in a match",
    (harbour) => {
      for (const [seat, who] of ALL.entries()) settle(harbour, who, seat);
      harbour.wish("Ada", { wish: "start" });
    },
  ],
];

const sizeOf = (harbour: Harbour, who: string): number => JSON.stringify([...harbour.store(who)]).length;

describe.each(moments)("no texts of somebody who is let in break a room, %s", (_, come) => {
  test.each([
    ["a guest's to the host", "Cy", "Ada"],
    ["the host's to a guest", "Ada", "Bo"],
    ["a guest's to another", "Cy", "Bo"],
  ])("%s", (__, from, to) => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(mangled(TEXTS), fc.constantFrom(...TEXTS)), { minLength: 1, maxLength: 12 }),
        (texts) => {
          const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
          come(harbour);
          for (const text of texts) {
            if (!harbour.connected(from, to)) harbour.connect(from, to);
            if (harbour.connected(from, to)) harbour.forge(from, to, text);
          }
          harbour.pass(1_000);
          for (const who of ALL) {
            const { lobby } = harbour.room(who);
            if (lobby !== undefined) expect(storedLobby(new Map([["lobby", toWire(lobby)]]))).toEqual(lobby);
            expect(sizeOf(harbour, who)).toBeLessThan(100_000);
          }
          // Nobody is in a match that they haven't agreed to, whatever they were told.
          expect(harbour.begins("Bo").length).toBeLessThanOrEqual(1);
          expect(harbour.room("Ada").isHost || harbour.room("Ada").state === "out").toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});

const seat = fc.integer({ min: -1, max: 5 });
const anyName = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(...ALL));
/** Everybody's key is the same in every room of these tests. */
const KEYS = ALL.map((who) => new Harbour().host(who).key(who));
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ wish: fc.constant("name" as const), name: anyName }),
  fc.record({ wish: fc.constant("sit" as const), seat, name: anyName }),
  fc.record({ wish: fc.constantFrom("stand" as const, "ready" as const, "unready" as const, "free" as const), seat }),
  fc.record({ wish: fc.constant("chat" as const), text: fc.string({ unit: "binary", maxLength: 600 }) }),
  fc.record({ wish: fc.constant("react" as const), sign: fc.string({ maxLength: 20 }) }),
  fc.record({
    wish: fc.constant("options" as const),
    options: fc.oneof(fc.record({ nights: fc.integer({ min: 0, max: 6 }) }), fc.jsonValue()),
    players: fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 6, 70),
  }),
  fc.record({
    wish: fc.constant("bot" as const),
    seat,
    name: anyName,
    level: fc.constantFrom("random", "__proto__"),
  }),
  fc.record({ wish: fc.constant("lock" as const), isLocked: fc.boolean() }),
  fc.record({ wish: fc.constant("patience" as const), seconds: fc.double() }),
  fc.record({
    wish: fc.constant("clock" as const),
    clock: fc.option(fc.record({ choice: fc.double(), bank: fc.integer() })),
  }),
  fc.record({
    wish: fc.constant("remove" as const),
    device: fc.constantFrom(...KEYS, ""),
  }),
  fc.constantFrom<Wish>({ wish: "rotate" }, { wish: "start" }),
);

/** Whoever is still in the room agrees on what is there. */
function agree(harbour: Harbour): void {
  const { seats, guests } = harbour.lobby("Ada");
  const here = ALL.filter((who) => guests.some(({ device }) => device === harbour.key(who)));
  for (const [seat, { by }] of seats.entries()) {
    const who = here[seat];
    if (by === "open" && who !== undefined) harbour.wish(who, { wish: "sit", seat, name: who });
    else if (by === "open") harbour.wish("Ada", { wish: "bot", seat, name: "Otter", level: "random" });
  }
  harbour.pass(4_000);
  for (const [seat, sitter] of harbour.lobby("Ada").seats.entries()) {
    const who = here.find((one) => sitter.by === "person" && sitter.device === harbour.key(one));
    if (who !== undefined) harbour.wish(who, { wish: "ready", seat });
  }
  harbour.pass(1_000);
  harbour.wish("Ada", { wish: "start" });
}

test("whatever anybody wishes, all see the same room, and a match begins for all who sit or for nobody", () => {
  let matches = 0;
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
      expect(ALL.map((who) => harbour.key(who))).toEqual(KEYS);
      const steps = gen(fc.integer, { min: 1, max: 25 });
      for (let step = 0; step < steps; step++) {
        const who = gen(() => fc.constantFrom(...ALL));
        const what = gen(() =>
          fc.oneof(
            { weight: 12, arbitrary: wish },
            { weight: 2, arbitrary: fc.constant("reload" as const) },
            fc.constant("agree" as const),
          ),
        );
        if (what === "reload") harbour.reload(who);
        else if (what === "agree") agree(harbour);
        else harbour.wish(who, what);
        harbour.pass(500);
      }
      harbour.pass(4_000);
      const here = ALL.filter((who) => harbour.room(who).state === "in");
      expect(here).toContain("Ada");
      if (harbour.lobby("Ada").match !== undefined) matches++;
      for (const who of here) {
        expect(harbour.lobby(who)).toEqual(harbour.lobby("Ada"));
        const { match } = harbour.lobby(who);
        const begun = harbour.begins(who).at(-1)?.match;
        if (match !== undefined) expect(begun).toBe(match);
        // Bots alone may have played it to its end by now.
        else if (begun !== undefined) expect(harbour.isOver(who)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
  // Otherwise it would have held for want of any.
  expect(matches).toBeGreaterThan(5);
});
