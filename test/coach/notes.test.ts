import { expect, test } from "vitest";
import { lessonNotes } from "../../src/ui/coach/notes.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "../ui/storage.ts";

const GAME = "counting";
const COACHING = { done: ["pick"], from: "first", isQuiet: false };

const empty = () => {
  const items = new Map<string, string>();
  return {
    items,
    notes: lessonNotes(
      storeIn(() => storage(items)),
      GAME,
    ),
  };
};

test("nothing is known of a lesson that was never taken", () => {
  const { notes } = empty();
  expect([notes.chapters(), notes.coaching()]).toEqual([[], undefined]);
});

test("what is noted is there again, and chapters add up", () => {
  const { notes } = empty();
  notes.keep(COACHING, ["first"]);
  notes.keep({ ...COACHING, isQuiet: true }, ["second"]);
  expect(notes.chapters()).toEqual(["first", "second"]);
  expect(notes.coaching()).toEqual({ ...COACHING, isQuiet: true });
});

test("an offer is noted without any chapter, and takes none away", () => {
  const { items, notes } = empty();
  notes.noteOffered();
  expect(items.size).toBe(1);
  expect(notes.chapters()).toEqual([]);
  notes.keep(COACHING, ["first"]);
  notes.noteOffered();
  expect(notes.chapters()).toEqual(["first"]);
});

test("a coach that was sent away is called back", () => {
  const { notes } = empty();
  notes.keep({ ...COACHING, isQuiet: true }, []);
  notes.call();
  expect(notes.coaching()?.isQuiet).toBe(false);
});

test("nobody is called where there is no coach", () => {
  const { items, notes } = empty();
  notes.call();
  expect(items.size).toBe(0);
});

test.each([
  "",
  "no JSON",
  "null",
  "[]",
  '"text"',
  '{"format":"letea-lesson/2","done":["pick"],"chapters":["first"]}',
  '{"format":"letea-lesson/1"}',
  '{"format":"letea-lesson/1","done":{"0":"pick"},"chapters":7,"from":9,"isQuiet":"yes"}',
  '{"format":"letea-lesson/1","done":[1,null,{}],"chapters":[[]]}',
])("what can't be read counts for nothing: %s", (text) => {
  const { items, notes } = empty();
  items.set(`letea.lesson.${GAME}`, text);
  items.set(`letea.coached.${GAME}`, text);
  expect(notes.chapters()).toEqual([]);
  expect(notes.coaching()).toEqual({ done: [], from: "", isQuiet: false });
});
