/** Drafts are read from storage, and what doesn't fit is ignored. */
import { expect, test } from "vitest";
import { readDraft } from "../../src/games/precognition/table/draft/draft.ts";
import { decisionsOf } from "./positions.ts";

const [decision] = decisionsOf(0);
if (decision === undefined) throw new Error("there is no decision in this match");
const state = { ...decision.before, round: 3, phase: "decide" as const };
const choice = { for: "choice", round: 3, phase: "decide", roles: ["keep", "give", null, null] };

test("a draft is read as it was written, for its moment and its kind", () => {
  const stored: unknown = JSON.parse(JSON.stringify(choice));
  expect(readDraft(stored, "choice", state)).toEqual(choice);
  expect(readDraft(stored, "choice", { ...state, round: 4 })).toBeUndefined();
  expect(readDraft(stored, "choice", { ...state, phase: "act" })).toBeUndefined();
  expect(readDraft(stored, "plan", state)).toBeUndefined();
});

test.each([
  undefined,
  null,
  "choice",
  [choice],
  { ...choice, roles: ["steal", null, null, null] },
  { ...choice, roles: ["keep", "give", "pass", "pass", "pass"] },
  { ...choice, round: 99 },
  { ...choice, more: true },
  { for: "room", round: 3, phase: "decide", room: 3 },
  { for: "first-cards", round: 3, phase: "decide", passed: [0, 1, 2] },
])("junk is left aside: %j", (junk) => {
  for (const kind of ["choice", "room", "first-cards", "plan"] as const) {
    expect(readDraft(junk, kind, state)).toBeUndefined();
  }
});
