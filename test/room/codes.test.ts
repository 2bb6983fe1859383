/** How a room is called, found and invited to. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyPrint } from "../../src/fair/signing.ts";
import { addressOf, DOOR } from "../../src/room/address.ts";
import { newCode, readCode } from "../../src/room/code.ts";
import { readInvitation, writeInvitation } from "../../src/room/invitation.ts";
import { isCalled, named, unique } from "../../src/room/names.ts";
import { bytesOf } from "../fair/round-table.ts";

const hex = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 255 }), { minLength: length, maxLength: length })
    .map((bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));

describe("a code", () => {
  test("has six letters, and never I or O, whatever the luck", () => {
    fc.assert(
      fc.property(fc.infiniteStream(hex(32)), (luck) => {
        expect(newCode(() => luck.next().value)).toMatch(/^[A-HJ-NP-Z]{6}$/u);
      }),
    );
  });

  test("all letters are equally likely", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      let isFirst = true;
      const code = newCode(() => {
        const bytes = (isFirst ? byte : 0).toString(16).padStart(2, "0") + "00".repeat(31);
        isFirst = false;
        return bytes;
      });
      // What isn't fair is passed over, and leaves its place to the next byte, an A.
      const letter = code[0] ?? "";
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const { A = 0, ...others } = Object.fromEntries(counts);
    expect(new Set(Object.values(others))).toEqual(new Set([10]));
    expect(A).toBe(10 + 16);
  });

  test.each(["abcdef", "ABC-DEF", " abc def ", "a.b.c.d.e.f", "ABC–DEF\n"])(
    "is read however it's written: %j",
    (text) => {
      expect(readCode(text)).toBe("ABCDEF");
    },
  );

  test.each(["", "ABCDE", "ABCDEFG", "ABCDEI", "ABCDE0", "ABCDÉF", "A".repeat(10_000)])("isn't made of %j", (text) => {
    expect(() => readCode(text)).toThrow("code-unreadable");
  });
});

describe("an invitation", () => {
  const print = keyPrint(bytesOf(1));

  test("is read as it was written, alone, at the end of an address, or with spaces around it", () => {
    for (const invitation of [
      { code: "ABCDEF", print },
      { code: "ABCDEF", print: undefined },
    ]) {
      const text = writeInvitation(invitation);
      expect(readInvitation(text)).toEqual(invitation);
      expect(readInvitation(`  https://example.org/letea/?seed=7${text} `)).toEqual(invitation);
    }
  });

  test("a code alone is one as well", () => {
    expect(readInvitation("abc def")).toEqual({ code: "ABCDEF", print: undefined });
  });

  test.each([`#room=ABCDEF.${print.slice(1)}`, "#room=ABCDEF.", `#room=ABCDEF.${"x".repeat(32)}`])(
    "with half a print is none: %s",
    (text) => expect(() => readInvitation(text)).toThrow("invitation-unreadable"),
  );

  test("never throws anything but a refusal", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#room=${text}`),
        ),
        (text) => {
          try {
            const { code } = readInvitation(text);
            expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/u);
          } catch (error) {
            expect(String(error)).toMatch(/code-unreadable|invitation-unreadable/u);
          }
        },
      ),
    );
  });
});

test("a device is found under the print of its key, whether the key is known or its print", () => {
  const key = bytesOf(2);
  expect(addressOf("ABCDEF", DOOR)).toBe("letea1-ABCDEF");
  expect(addressOf("ABCDEF", key)).toBe(`letea1-ABCDEF-${keyPrint(key)}`);
  expect(addressOf("ABCDEF", keyPrint(key))).toBe(addressOf("ABCDEF", key));
});

describe("names", () => {
  test("nobody is called nothing, or by what can't be seen", () => {
    expect(named("  Ada\u202e ")).toBe("Ada");
    expect(() => named(" \u200e\n")).toThrow("no-name");
    expect(named("🛶".repeat(30))).toBe("🛶".repeat(20));
  });

  test("who is called like somebody before is told apart, and known again", () => {
    expect(unique(["Ada", "Bo", "Ada", "Ada", "Ada (2)"])).toEqual(["Ada", "Bo", "Ada (2)", "Ada (3)", "Ada (2) (2)"]);
    const long = "x".repeat(40);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Ada", "Ada (2)", "Bo", long, "🛶".repeat(20)), { maxLength: 64 }),
        (names) => {
          const given = unique(names);
          expect(new Set(given).size).toBe(names.length);
          for (const [k, name] of given.entries()) {
            expect(name.length).toBeLessThanOrEqual(40);
            expect(isCalled(names[k] ?? "", name, names.length)).toBe(true);
          }
        },
      ),
    );
    expect(isCalled("Ada", "Bo", 4)).toBe(false);
  });

  test("so is whoever's name only looks like somebody's", () => {
    for (const other of ["Аdа", "ADA", "A d a", "Ａｄａ", "𝐀𝐝𝐚", "Αda"]) {
      expect(unique(["Ada", other])[1]).toBe(`${other} (2)`);
    }
    expect(unique(["Ida", "Lda", "Zoë", "Zoe", "", ""])).toEqual(["Ida", "Lda (2)", "Zoë", "Zoe", "", ""]);
  });
});
