/** Two ends of one connection, whose frames arrive in order and late. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Heard, MOST_LANES, MOST_LANES_EVER, Multiplexer, type Side } from "../../src/carrier/multiplexer.ts";
import { MOST_LENGTH } from "../../src/net/limits.ts";

class End {
  readonly lanes: Multiplexer;
  readonly inbox: string[] = [];
  readonly heard: Heard[] = [];
  readonly said: { readonly number: number; readonly text: string }[] = [];

  constructor(side: Side) {
    this.lanes = new Multiplexer(side);
  }

  /** Whatever has come in, or the first of it. */
  read(most = Number.POSITIVE_INFINITY): void {
    for (const frame of this.inbox.splice(0, most)) this.heard.push(this.lanes.heard(frame));
  }

  textsOn(number: number): readonly string[] {
    return this.heard.flatMap((one) => (one.is === "text" && one.number === number ? [one.text] : []));
  }
}

/** Sends a frame, if there is one. */
function post(to: End, frame: string | undefined): boolean {
  if (frame !== undefined) to.inbox.push(frame);
  return frame !== undefined;
}

const deed = fc.record({
  who: fc.nat(1),
  does: fc.constantFrom("open", "say", "say", "say", "close", "read", "read"),
  which: fc.nat(),
  text: fc.oneof(fc.string(), fc.constantFrom("o0 a", "c1", "t3 ", "\n", "é🛶")),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function act(us: End, them: End, { does, which, text }: Deed): void {
  const open = [...us.lanes.open.keys()];
  const number = open[which % Math.max(open.length, 1)] ?? 0;
  if (does === "open") post(them, us.lanes.opening(`lane ${which}`)?.frame);
  if (does === "say" && post(them, us.lanes.saying(number, text))) us.said.push({ number, text });
  if (does === "close") post(them, us.lanes.closing(number));
  if (does === "read") us.read(1 + (which % 3));
}

test("whatever two ends do, they understand each other and lose nothing that is said on a lane both keep open", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 120 }), (deeds) => {
      const ends = [new End("dialler"), new End("dialled")] as const;
      for (const one of deeds) act(ends[one.who === 0 ? 0 : 1], ends[one.who === 0 ? 1 : 0], one);
      for (const end of ends) end.read();
      const [ann, bob] = ends;
      expect(ends.flatMap(({ heard }) => heard).filter(({ is }) => is === "bad")).toEqual([]);
      expect([...ann.lanes.open].sort()).toEqual([...bob.lanes.open].sort());
      for (const [us, them] of [ends, [bob, ann] as const]) {
        for (const number of new Set(us.said.map((one) => one.number))) {
          const said = us.said.filter((one) => one.number === number).map(({ text }) => text);
          const heard = them.textsOn(number);
          expect(heard).toEqual(said.slice(0, heard.length));
          if (us.lanes.open.has(number)) expect(heard).toEqual(said);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("no frame makes it throw, and what isn't one changes nothing", () => {
  const frame = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.tuple(fc.constantFrom("o", "t", "c", "x", ""), fc.integer(), fc.string()).map(([k, n, s]) => `${k}${n}${s}`),
    fc.tuple(fc.constantFrom("o", "t", "c"), fc.nat(6), fc.string()).map(([k, n, s]) => `${k}${n} ${s}`),
  );
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 40 }), (frames) => {
      const lanes = new Multiplexer("dialled");
      for (const one of frames) {
        const before = [...lanes.open];
        const { is } = lanes.heard(one);
        if (is === "bad" || is === "late" || is === "text") expect([...lanes.open]).toEqual(before);
      }
    }),
    { numRuns: 1000 },
  );
});

describe("what the other side sends is refused", () => {
  const lanes = () => {
    const one = new Multiplexer("dialled");
    expect(one.heard("o0 room")).toEqual({ is: "opened", number: 0, lane: "room" });
    return one;
  };

  test.each([
    ["no text at all", new ArrayBuffer(4)],
    ["an unknown frame", "x0 hello"],
    ["a lane that has never been", "t2 hello"],
    ["a lane of ours that has never been", "t1 hello"],
    ["a lane in a number that is ours", "o1 mine"],
    ["a lane that leaves out numbers", "o4 far"],
    ["the same lane again", "o0 room"],
    ["a lane without a name", "o2 "],
    ["a lane with a name that can't be shown", "o2 a\u0007b"],
    ["a lane with a name without an end", `o2 ${"a".repeat(101)}`],
    ["a number that isn't one", "t00 hello"],
    ["a text without a mark before it", "t0"],
    ["an end with something after it", "c0 bye"],
    ["a text that is too long", `t0 ${"x".repeat(MOST_LENGTH + 1)}`],
  ])("%s", (_, frame) => {
    expect(lanes().heard(frame)).toEqual({ is: "bad" });
  });

  test("more lanes than may be open, and more than may ever be", () => {
    const few = new Multiplexer("dialled");
    const each = MOST_LANES / 2;
    for (let i = 0; i < each; i++) expect(few.heard(`o${2 * i} lane`).is).toBe("opened");
    expect(few.heard(`o${2 * each} lane`).is).toBe("bad");

    const many = new Multiplexer("dialled");
    for (let i = 0; i < MOST_LANES_EVER; i++) {
      expect(many.heard(`o${2 * i} lane`).is).toBe("opened");
      expect(many.heard(`c${2 * i}`).is).toBe("closed");
    }
    expect(many.heard(`o${2 * MOST_LANES_EVER} lane`).is).toBe("bad");
  });
});

test("a text may be as long as a message, and is given back letter by letter", () => {
  const [ann, bob] = [new Multiplexer("dialler"), new Multiplexer("dialled")];
  const opening = ann.opening("room");
  expect(bob.heard(opening?.frame).is).toBe("opened");
  const text = "x".repeat(MOST_LENGTH);
  expect(bob.heard(ann.saying(0, text))).toEqual({ is: "text", number: 0, lane: "room", text });
  expect(ann.saying(0, `${text}x`)).toBeUndefined();
});

test("no more lanes are opened than the other side takes", () => {
  const ann = new Multiplexer("dialler");
  for (let i = 0; i < MOST_LANES / 2; i++) expect(ann.opening("lane")).toBeDefined();
  expect(ann.opening("lane")).toBeUndefined();
  ann.closing(0);
  expect(ann.opening("lane")).toBeDefined();
  expect(ann.opening("")).toBeUndefined();
});

test("what comes on a lane that we have closed is late, and no fault", () => {
  const [ann, bob] = [new Multiplexer("dialler"), new Multiplexer("dialled")];
  bob.heard(ann.opening("room")?.frame);
  const onItsWay = bob.saying(0, "still here?");
  const end = ann.closing(0);
  expect(ann.heard(onItsWay)).toEqual({ is: "late" });
  const theirEnd = bob.closing(0);
  expect(bob.heard(end)).toEqual({ is: "late" });
  expect(ann.heard(theirEnd)).toEqual({ is: "late" });
});
