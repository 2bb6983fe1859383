/** The Dual Select shows where each card goes, and of which two one comes back. */
import { h } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { Desk } from "../../src/games/precognition/table/desk/desk.tsx";
import type { Branch } from "../cards/paper-dom.ts";
import { shown } from "../cards/saying.ts";
import { called, type DeskInMatch, goOn, placeNamed, sitDown } from "./paper-desk.ts";

/** The first four cards all differ. */
const FOUR_NAMES = 2;

afterEach(() => vi.unstubAllGlobals());

const heading = ({ desk }: DeskInMatch, place: string): string =>
  placeNamed(desk, place)
    .named("h3")
    .map(({ seen }) => seen)
    .join();

/** The cards in a place. */
const piecesIn = (place: Branch): readonly (string | undefined)[] =>
  place
    .withClass("desk-card")
    .flatMap((card) => card.withClass("card").map(({ attributes }) => attributes["data-piece"]));

const marked = ({ desk }: DeskInMatch): readonly (string | undefined)[] =>
  desk
    .withClass("desk-card")
    .filter((card) => card.withClass("returns").length > 0)
    .flatMap((card) => card.withClass("card").map(({ attributes }) => attributes["data-piece"]));

const pieces = (ids: readonly string[]): readonly string[] => ids.map((id) => `card.${id}`);

test.each([2, 3, 4])("with %i boats the cards lie at the neighbours they go to, and go there", (players) => {
  const at = sitDown({ seed: 3, players });
  const [left, right] = [at.names[1] ?? "", at.names[players - 1] ?? ""];
  expect(marked(at)).toEqual([]);
  at.page.press("1");
  expect(heading(at, "give")).toBe(`← Give to ${left}`);
  expect(heading(at, "pass")).toBe(`Pass to ${right} →`);

  const [given] = piecesIn(placeNamed(at.desk, "give"));
  const passed = piecesIn(placeNamed(at.desk, "pass"));
  const kept = placeNamed(at.desk, "keep")
    .withClass("keep")
    .flatMap((card) => card.withClass("card"))[0];
  expect(passed).toHaveLength(2);
  // Exactly the two passed cards.
  expect(marked(at)).toEqual(passed);
  for (const mark of at.desk.withClass("returns")) {
    expect(mark.seen).toBe("↺ back?");
    expect(mark.heard).toBe("one of the two comes back");
  }

  called(at.desk, "Lock in").press();
  const { value: state } = at.place.state;
  expect(pieces([boatAt(state, 1).zone?.given ?? ""])).toEqual([given]);
  expect(pieces([boatAt(state, 0).zone?.kept ?? ""])).toEqual([kept?.attributes["data-piece"]]);
  expect(pieces(boatAt(state, players - 1).decision).toSorted()).toEqual(passed.toSorted());

  // One of the two comes back.
  goOn(at, ({ round, phase }) => round === 2 && phase === "act");
  const back = boatAt(at.place.state.value, 0).zone?.given ?? "";
  expect(passed).toContain(`card.${back}`);
});

test("in the last round nothing is passed, and nothing is marked", () => {
  const at = sitDown({ seed: 3 });
  goOn(at, ({ round, phase }) => round === 12 && phase === "decide");
  at.page.press("1");
  expect(piecesIn(placeNamed(at.desk, "give"))).toHaveLength(1);
  expect(at.desk.all.some(({ attributes }) => attributes["data-drop"] === "pass")).toBe(false);
  expect(marked(at)).toEqual([]);
});

test("whoever leads the world is told what is pointed at, and what isn’t any more", () => {
  const { place, names, page } = sitDown({ seed: 3 });
  const heard: unknown[] = [];
  const desk = shown(h(Desk, { place, names, onConsider: (draft) => heard.push(draft) }));
  const ways = desk.withClass("desk-ways").flatMap((group) => group.named("label"));
  ways[0]?.hear("pointerenter");
  expect(heard.at(-1)).toEqual({ for: "choice", round: 1, phase: "decide", roles: ["keep", "give", "pass", "pass"] });
  ways[0]?.hear("pointerleave");
  expect(heard.at(-1)).toBeUndefined();
  ways[1]?.hear("pointerenter");
  page.press("2");
  expect(heard.at(-1)).toBeUndefined();
});

test("each way has a sign of its own that shows which card stays, which is given and which are passed", () => {
  const at = sitDown({ seed: FOUR_NAMES });
  const signs = at.desk.withClass("way-sign").map((sign) => sign.named("i").map(({ attributes }) => attributes.class));
  expect(signs).toHaveLength(6);
  expect(new Set(signs.map((sign) => sign.join())).size).toBe(6);
  const roles = ["keep seat-0", "give seat-1", "pass seat-2", "pass seat-2"];
  for (const sign of signs) expect(sign.toSorted()).toEqual(roles.toSorted());
  expect(signs[0]).toEqual(roles);
  at.page.press("1");
  expect(placeNamed(at.desk, "keep").withClass("keep")[0]?.attributes["data-card"]).toBe("0");
});
