/** What is said in a lobby: all hear it, or whoever wrote it sees that they don't. */
import { beforeEach, describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { Harbour } from "./harbour.ts";

let harbour = new Harbour();
beforeEach(() => {
  harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
});

/** What this one has written, and nobody else has heard. */
const unsaid = (who: string) =>
  harbour.effects.flatMap(({ by, effect }) => (by === who && effect.do === "unsaid" ? [effect] : []));

const heardBy = (who: string): readonly string[] =>
  harbour.effects.flatMap(({ by, effect }) =>
    by === who && effect.do === "said" && effect.said.kind === "chat" ? [effect.said.text] : [],
  );

describe("what somebody writes is heard by all, or they see that it isn't", () => {
  test("15 words in 8 s are heard", () => {
    const words = Array.from({ length: 15 }, (_, k) => `word ${k}`);
    for (const text of words) {
      harbour.wish("Bo", { wish: "chat", text });
      harbour.pass(500);
    }
    for (const who of ["Ada", "Bo", "Cy"]) expect(heardBy(who)).toEqual(words);
    expect(unsaid("Bo")).toEqual([]);
  });

  test.each(["Ada", "Bo"])("of too many at once %s gets back what isn't, and hears when it can be said", (who) => {
    for (let k = 0; k < 15; k++) harbour.wish(who, { wish: "chat", text: `word ${k}` });
    const back = unsaid(who);
    expect(heardBy("Cy").length).toBe(5);
    expect([...heardBy("Cy"), ...back.map(({ text }) => text)]).toEqual(
      Array.from({ length: 15 }, (_, k) => `word ${k}`),
    );
    for (const one of back) expect(one).toMatchObject({ why: "too-much-talk", wasSeen: false, facts: { seconds: 1 } });
    harbour.pass(1_000);
    harbour.wish(who, { wish: "chat", text: "word 5" });
    expect(heardBy("Cy").at(-1)).toBe("word 5");
    expect(unsaid(who)).toHaveLength(10);
  });

  test("also if only the host knows that too many talk", () => {
    for (let k = 0; k < 12; k++) {
      const chat = encode({ t: "wish", wish: { wish: "chat", text: `flood ${k}` } });
      for (const who of ["Cy", "Dot", "Eve"]) {
        if (!harbour.devices.has(who)) harbour.guest(who);
        harbour.forge(who, "Ada", chat);
      }
    }
    harbour.wish("Bo", { wish: "chat", text: "hello" });
    expect(heardBy("Cy")).not.toContain("hello");
    expect(unsaid("Bo")).toEqual([{ do: "unsaid", text: "hello", why: "too-much-talk", facts: {}, wasSeen: true }]);
    // What they never wrote themselves nobody can take back for them.
    harbour.forge("Ada", "Bo", encode({ t: "unsaid", text: "hello", key: "too-much-talk" }));
    expect(unsaid("Bo")).toHaveLength(1);
  });

  test("when the host can't be reached", () => {
    harbour.lose("Ada");
    harbour.pass(12_000);
    harbour.wish("Bo", { wish: "chat", text: "hello" });
    expect(unsaid("Bo")).toMatchObject([{ text: "hello", why: "not-connected" }]);
  });
});
