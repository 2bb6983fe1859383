/** A host that lets people in one by one. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { keyPrint } from "../../src/fair/signing.ts";
import { calledIn } from "../../src/room/names.ts";
import { Harbour, settle } from "./harbour.ts";
import { play } from "./play.ts";

/** Ada hosts, Bo has come before she asked about everybody. */
function guarded(): Harbour {
  const harbour = new Harbour().host("Ada").guest("Bo");
  harbour.wish("Ada", { wish: "approve", isByApproval: true });
  return harbour;
}

const waitingAt = (harbour: Harbour, who: string) => harbour.lobby(who).waiting.map(({ name }) => name);
const admit = (harbour: Harbour, by: string, who: string, isLetIn: boolean) =>
  harbour.wish(by, { wish: "admit", device: harbour.key(who), isLetIn });

describe("a newcomer", () => {
  test.each(["by code", "by link"])(
    "%s waits at the door with their name, hears nothing of the room, and is let in",
    (how) => {
      const harbour = guarded();
      harbour.guest("Cy", how === "by link" ? { print: keyPrint(harbour.key("Ada")) } : {}).pass(3_000);
      expect([harbour.room("Cy").state, harbour.room("Cy").lobby]).toEqual(["waiting", undefined]);
      expect(waitingAt(harbour, "Ada")).toEqual(["Cy"]);
      expect(harbour.lobby("Ada").guests).toHaveLength(2);
      admit(harbour, "Ada", "Cy", true);
      harbour.pass(3_000);
      expect(harbour.room("Cy").state).toBe("in");
      expect(harbour.lobby("Cy")).toEqual(harbour.lobby("Ada"));
      expect(waitingAt(harbour, "Cy")).toEqual([]);
      expect(harbour.notices()).toEqual([]);
    },
  );

  test("is turned away, with words, and may ask again after a while", () => {
    const harbour = guarded();
    harbour.guest("Cy").pass(3_000);
    admit(harbour, "Ada", "Cy", false);
    expect([harbour.room("Cy").state, harbour.room("Cy").trouble]).toEqual(["out", "not-let-in"]);
    expect(waitingAt(harbour, "Ada")).toEqual([]);
    harbour.tell("Cy", { on: "again" });
    harbour.pass(3_000);
    expect(harbour.room("Cy").trouble).toBe("not-let-in");
    harbour.pass(30_000);
    harbour.tell("Cy", { on: "again" });
    harbour.pass(3_000);
    expect(waitingAt(harbour, "Ada")).toEqual(["Cy"]);
  });

  test("isn't heard, whatever they say, and is told apart from those inside", () => {
    const harbour = guarded();
    harbour.guest("B\u200bo").pass(3_000);
    for (const text of [
      encode({ t: "wish", wish: { wish: "chat", text: "let me in" } }),
      encode({ t: "wish", wish: { wish: "sit", seat: 0, name: "Cy" } }),
    ]) {
      if (!harbour.connected("B\u200bo", "Ada")) harbour.connect("B\u200bo", "Ada");
      harbour.forge("B\u200bo", "Ada", text);
    }
    harbour.pass(3_000);
    expect(harbour.effects.some(({ effect }) => effect.do === "said")).toBe(false);
    expect(harbour.lobby("Ada").seats[0]).toEqual({ by: "open" });
    expect(calledIn(harbour.lobby("Ada")).devices.get(harbour.key("B\u200bo"))).toBe("Bo (2)");
  });

  test("who goes isn't waited for; and once nobody is asked about, all come in", () => {
    const harbour = guarded();
    harbour.guest("Cy").guest("Dot").pass(3_000);
    harbour.reload("Dot");
    harbour.lose("Dot");
    harbour.pass(12_000);
    expect(waitingAt(harbour, "Bo")).toEqual(["Cy"]);
    harbour.wish("Ada", { wish: "approve", isByApproval: false });
    harbour.pass(3_000);
    expect(harbour.room("Cy").state).toBe("in");
  });
});

test("strangers who wait are so many at most, and those who are in notice nothing", () => {
  const harbour = guarded();
  for (let k = 0; k < 12; k++) harbour.guest(`Stranger ${k}`);
  harbour.pass(3_000);
  expect(waitingAt(harbour, "Ada")).toHaveLength(8);
  expect(harbour.room("Stranger 11").trouble).toBe("room-full");
  harbour.reload("Bo");
  harbour.pass(3_000);
  expect(harbour.room("Bo").state).toBe("in");
});

test("whoever was let in, or had a seat, comes back without asking, also when the host has been reloaded", () => {
  const harbour = guarded();
  harbour.guest("Cy").pass(3_000);
  admit(harbour, "Ada", "Cy", true);
  settle(harbour, "Bo", 1);
  for (const who of ["Cy", "Bo", "Ada", "Cy"]) {
    harbour.reload(who);
    harbour.pass(5_000);
  }
  for (const who of ["Bo", "Cy"]) expect(harbour.room(who).state).toBe("in");
  expect(harbour.lobby("Cy").isByApproval).toBe(true);
});

test("only the host lets somebody in", () => {
  const harbour = guarded();
  harbour.guest("Cy").pass(3_000);
  admit(harbour, "Bo", "Cy", true);
  expect(harbour.notices("Bo")).toEqual(["only-the-host"]);
  expect(waitingAt(harbour, "Ada")).toEqual(["Cy"]);
});

test("whoever hosts later is asked as well, about those who only want to watch too", () => {
  const harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
  harbour.wish("Ada", { wish: "approve", isByApproval: true });
  for (const [seat, who] of ["Ada", "Bo", "Cy"].entries()) settle(harbour, who, seat);
  harbour.wish("Ada", { wish: "start" });
  play(harbour, 1, (books) => books.every(({ entries }) => entries.length > 4));
  harbour.guest("Dot").pass(3_000);
  expect(harbour.room("Dot").state).toBe("waiting");
  harbour.lose("Ada");
  harbour.pass(60_000);
  expect(harbour.lobby("Cy").host).toBe(harbour.key("Bo"));
  expect(waitingAt(harbour, "Bo")).toEqual(["Dot"]);
  admit(harbour, "Bo", "Dot", true);
  harbour.pass(3_000);
  expect([harbour.room("Dot").state, harbour.begins("Dot").length]).toEqual(["in", 1]);
});
