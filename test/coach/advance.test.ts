import { describe, expect, test } from "vitest";
import { advance, isChapterDone, type Progress, skipped, stepSaid, stepsBefore } from "../../src/ui/coach/advance.ts";
import { at, LESSON } from "./made-up-lesson.ts";

const NOTHING: Progress = { done: new Set(), said: undefined };

type Moment = ReturnType<typeof at>;

/** Goes through these moments, and tells what is said at each. */
function heard(moments: readonly (Moment | "got it")[], from = NOTHING): (string | undefined)[] {
  let progress = from;
  let last = at(0);
  return moments.map((moment) => {
    if (moment === "got it") progress = skipped(progress);
    else last = moment;
    progress = advance(LESSON, progress, last);
    return progress.said?.id;
  });
}

describe("a lesson", () => {
  test("says nothing before its first chapter", () => {
    expect(heard([at(0)])).toEqual([undefined]);
  });

  test("goes on with what the player picks, and with what happens", () => {
    expect(heard([at(1), at(1, [], "picked"), at(2, ["counted"])])).toEqual(["pick", "count", "read"]);
  });

  test("counts only what happens after it was said", () => {
    expect(heard([at(1, ["counted"]), at(1, ["counted"], "picked"), at(1, ["counted", "waited"], "picked")])).toEqual([
      "pick",
      "count",
      "count",
    ]);
  });

  test("doesn't say what is picked already", () => {
    expect(heard([at(1, [], "picked")])).toEqual(["count"]);
  });

  test("goes on with what fits when the player does something else, and says the rest later", () => {
    const said = heard([at(1), at(2), at(2, ["counted"]), at(3, ["counted"]), at(1, ["counted"])]);
    expect(said).toEqual(["pick", "count", "read", "wait", "pick"]);
  });

  test("takes as read what the player goes on from", () => {
    const done = { done: new Set(["pick", "count"]), said: undefined };
    expect(heard([at(2), at(2, [], "picked")], done)).toEqual(["read", "wait"]);
    expect(heard([at(2), at(3)], done)).toEqual(["read", "wait"]);
    expect(heard([at(2), "got it"], done)).toEqual(["read", "wait"]);
  });

  test("lets the player skip what is to be done", () => {
    expect(heard([at(1), "got it", "got it"])).toEqual(["pick", "count", undefined]);
  });

  test("gives hints after its last chapter has begun, whatever was skipped", () => {
    const done = { done: new Set(["pick", "count", "read", "wait"]), said: undefined };
    expect(heard([at(3), at(4), "got it"], done)).toEqual([undefined, "hint", undefined]);
  });

  test("makes nothing of ids that it doesn't have", () => {
    const strange: Progress = { done: new Set(["nothing"]), said: { id: "nobody", events: 3, draft: undefined } };
    expect(heard([at(1)], strange)).toEqual(["pick"]);
    expect(stepSaid(LESSON, strange.said)).toBeUndefined();
  });
});

test("a chapter is done with all its steps", () => {
  const [first] = LESSON.chapters;
  if (first === undefined) throw new Error("there is no chapter");
  expect(isChapterDone(first, new Set(["pick"]))).toBe(false);
  expect(isChapterDone(first, new Set(["pick", "count"]))).toBe(true);
});

test("a chapter that is taken by itself counts those before it as done", () => {
  expect(stepsBefore(LESSON, "first")).toEqual([]);
  expect(stepsBefore(LESSON, "second")).toEqual(["pick", "count"]);
});
