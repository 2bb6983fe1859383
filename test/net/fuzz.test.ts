/** Nothing that anybody may send throws past the edge, is taken for something it isn't, or makes anything grow. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { decode, decodeHandshake, lengthOf } from "../../src/net/codec.ts";
import { advanced, type Progress } from "../../src/net/handshake.ts";
import { mangled } from "./mangled.ts";
import { realGreetings, realMessages } from "./real-messages.ts";
import { guest, hearing, host, talk } from "./two-ends.ts";

const MESSAGES = realMessages();
const GREETINGS = realGreetings();
/** More than enough for whatever a person may be told. */
const SHORT = 300;

/** Taken as it is or refused in a few words. */
function tried(decoder: (text: string) => unknown, text: string): "taken" | "refused" {
  try {
    expect(encode(decoder(text))).toBe(text);
    return "taken";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(lengthOf(encode([error.key, error.facts]))).toBeLessThan(SHORT);
    return "refused";
  }
}

describe("whatever comes in is taken as it is or refused", () => {
  test.each([
    ["after the greeting", decode, MESSAGES],
    ["before", decodeHandshake, GREETINGS],
  ])("%s", (_, decoder, texts) => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(mangled(texts), (text) => {
        seen[tried(decoder, text)] += 1;
      }),
      { numRuns: 2_000 },
    );
    // Otherwise it wouldn't have come close to anything.
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(10);
  });

  test("even if it has very long names in it", () => {
    const long = { ["a".repeat(60_000)]: 1 };
    expect(tried(decode, encode({ t: "who", ...long }))).toBe("refused");
    expect(tried(decodeHandshake, encode({ t: "proved", sig: "0f".repeat(64), ...long }))).toBe("refused");
  });

  test("even if it's megabytes", () => {
    fc.assert(
      fc.property(mangled(MESSAGES), fc.integer({ min: 1, max: 2 ** 20 }), (text, times) => {
        tried(decode, text.repeat(Math.ceil(times / (text.length + 1))));
      }),
      { numRuns: 50 },
    );
  });
});

/** What a handshake keeps. */
const kept = (progress: Progress): string =>
  JSON.stringify(progress.is === "ongoing" ? { ...progress.handshake, us: undefined } : progress);

describe("no texts at all make a greeting fail or believe somebody who holds no key", () => {
  const [hello = "", welcome = "", proved = ""] = GREETINGS;
  /** All of other links, so with signatures that are real, but not for this one. */
  const others = [...GREETINGS, ...talk(host({ link: 2 }), guest({ link: 2 })).texts];

  test.each([
    ["who is dialled", () => host({ link: 3 })],
    ["who dials", () => guest({ link: 3 })],
  ])("%s", (_, begin) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(mangled(others), fc.constantFrom(...others)), { maxLength: 6 }), (texts) => {
        let progress = begin();
        for (const text of texts) {
          if (progress.is === "ongoing") progress = advanced(progress.handshake, text);
          expect(progress.is).not.toBe("met");
          expect(kept(progress).length).toBeLessThan(2_000);
          expect(progress.send.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["who is dialled", () => host(), [hello, proved]],
    ["who dials", () => guest(), [welcome]],
  ])("%s does believe who holds one, if that is all they say", (_, begin, right) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([hello, welcome, proved]), (texts) => {
        const isRight = right.every((text, at) => text === texts[at]);
        expect(hearing(begin(), texts).is === "met").toBe(isRight);
      }),
    );
  });
});
