/** What a page shows of a table's clock: in the room, at the table, and to whoever is to choose. */
import { h } from "preact";
import { describe, expect, test } from "vitest";
import type { TimeLeft } from "../../src/net/time-left.ts";
import { ClockChoice } from "../../src/online-ui/clock-choice.tsx";
import { OwnTime } from "../../src/online-ui/own-time.tsx";
import { viewOf } from "../../src/online-ui/room-view.ts";
import { seatStatuses } from "../../src/online-ui/seat-status.ts";
import { timeSaid, timeShown } from "../../src/online-ui/time-shown.ts";
import { choosing } from "./choosing.ts";
import { fakeMatch } from "./fake-match.ts";
import { FakeRoom } from "./fake-room.ts";
import { onPaper } from "./on-paper.ts";

const left = (seat: number, choice: number, bank: number): TimeLeft => ({
  seat,
  choice,
  bank,
  isWaitedFor: true,
  runs: choice + bank > 0,
});

describe("in the room", () => {
  const shown = (clock?: { readonly choice: number; readonly bank: number }) => {
    const page = onPaper(h(ClockChoice, { clock, isLocked: false, onChoose: () => undefined }));
    return { options: page.named("label").map(({ text }) => text), says: page.named("p")[0]?.text };
  };

  test("none is the usual, and what a clock means is told in minutes", () => {
    expect(shown()).toEqual({
      options: ["None", "Relaxed", "Steady", "Brisk"],
      says: "Everybody takes as long as they need.",
    });
    expect(shown({ choice: 30, bank: 120 }).says).toMatch(/^30\ss for each choice, and 2\smin for the whole game/u);
  });

  test("one that isn't on offer here is shown as it is", () => {
    expect(shown({ choice: 45, bank: 90 }).options.at(-1)).toMatch(/^45\ss \+ 90\ss$/u);
  });
});

describe("at the table", () => {
  const timesOf = (times: readonly TimeLeft[], session = choosing()) =>
    seatStatuses(fakeMatch({ session, times })).map(({ time }) => time && [time.of, time.seconds]);

  test("everybody sees what those have left for whom the table waits: the choice’s time, then the bank’s", () => {
    expect(timesOf([left(0, 12, 60), left(1, 0, 48), left(2, 0, 0)])).toEqual([
      ["choice", 12],
      ["bank", 48],
      ["up", 0],
      undefined,
    ]);
    expect(timesOf([])).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("nothing is shown of whoever has chosen, even before the host knows", () => {
    const session = choosing();
    const [act] = session.legal(1);
    if (act === undefined) throw new Error("nothing to choose");
    session.act(1, act);
    expect(timesOf([left(0, 12, 60), left(1, 12, 60)], session)).toEqual([
      ["choice", 12],
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("whoever is to choose", () => {
  const own = (...times: readonly TimeLeft[]) => {
    const seats = times.map(({ seat }) => seat);
    const page = onPaper(
      h(OwnTime, { view: viewOf(new FakeRoom()), match: fakeMatch({ session: choosing(), seats, times }) }),
    );
    return { shows: page.withRole("timer").map(({ text }) => text), says: page.withRole("status")[0]?.text };
  };

  test("has their time before them, and the bank beside it", () => {
    expect(own(left(0, 65, 300))).toEqual({ shows: ["1:05+ 5:00"], says: "" });
    expect(own(left(0, 9, 0))).toEqual({ shows: ["0:09"], says: "Ten seconds left." });
    expect(own(left(0, 0, 252))).toEqual({
      shows: ["4:12from your time bank"],
      says: "The time for this choice is up: your time bank is running.",
    });
    expect(own(left(0, 0, 0))).toEqual({
      shows: ["Your time is up"],
      says: "Your time is up: the others are asked whether a bot should play on for you.",
    });
  });

  test("of several at this device each has a time of their own", () => {
    expect(own(left(0, 0, 252), left(1, 14, 60))).toEqual({
      shows: ["4:12from your time bank", "0:14+ 1:00"],
      says: "Mira: The time for this choice is up: your time bank is running.",
    });
  });

  test("hears of it four times at most, however long it takes", () => {
    const said: unknown[] = [];
    for (let gone = 0; gone <= 200; gone++) {
      const shown = timeShown(left(0, Math.max(0, 60 - gone), Math.min(140, 200 - gone)));
      const what = shown && timeSaid(shown);
      if (what !== said.at(-1)) said.push(what);
    }
    expect(said).toEqual(["bank", "minute", "ten", "up"].map((what) => `clock.say.${what}`));
  });
});
