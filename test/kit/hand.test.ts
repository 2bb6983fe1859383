/** Cards can be dragged and tapped into zones, and what is laid out can be played. */
import { signal } from "@preact/signals";
import { h } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { Hand } from "../../src/kit/desk/hand.tsx";
import type { PlayedSeat } from "../../src/ui/game-table.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { layPage } from "../cards/paper-page.ts";
import { shown } from "../cards/saying.ts";
import { rehearsal } from "../rehearsal/game.ts";
import type { Act, Salvage, State } from "../rehearsal/model.ts";
import { views } from "../rehearsal/table/views.ts";

const Desk = views.Desk ?? expect.fail("it has no desk");

afterEach(() => vi.unstubAllGlobals());

/** The key of the reason, since these tests have no texts of a game. */
const EMPTY = "wreck.empty";

const having = (within: Branch, attribute: string, value: string): Branch => {
  const found = within.all.find(({ attributes }) => attributes[attribute] === value);
  if (found === undefined) throw new Error(`nothing has ${attribute} ${value}`);
  return found;
};
const cardsIn = (desk: Branch, zone: string): readonly unknown[] =>
  having(desk, "data-drop", zone)
    .named("button")
    .map(({ attributes }) => attributes["data-card"]);

function dive(wreck?: State["wreck"]) {
  const page = layPage();
  const begun = rehearsal.setup({ nights: 1 }, ["person", "person"]);
  const state = { ...begun, wreck: wreck ?? begun.wreck };
  const sent: Act[] = [];
  const draft = signal<unknown>(undefined);
  const place: PlayedSeat<Salvage> = {
    seat: 0,
    state: signal(state),
    mine: signal(new Map<string, never>()),
    legal: signal(rehearsal.legal(state, 0, new Map<string, never>())),
    isSent: signal(false),
    locked: signal(undefined),
    draft,
    open: () => rehearsal.legal(state, 0, new Map<string, never>()),
    setDraft: (to) => {
      draft.value = to;
    },
    act: (act) => {
      sent.push(act);
      return undefined;
    },
  };
  const desk = shown(h(Desk, { place, names: ["Ada", "Ivo"] }));
  return { page, desk, sent, card: (act: string) => having(desk, "data-card", act) };
}

test("an act is laid out by a tap or by dragging it, one at a time, and taken back the same way", () => {
  const { page, desk, card } = dive();
  expect(cardsIn(desk, "hand")).toEqual(["act.dive", "act.surface"]);
  card("act.dive").hear("click");
  expect([cardsIn(desk, "hand"), cardsIn(desk, "zone")]).toEqual([["act.surface"], ["act.dive"]]);
  page.drag(card("act.surface"), having(desk, "data-drop", "zone"));
  expect([cardsIn(desk, "hand"), cardsIn(desk, "zone")]).toEqual([["act.dive"], ["act.surface"]]);
  expect(card("act.surface").attributes["aria-pressed"]).toBe("true");
  page.drag(card("act.surface"), having(desk, "data-drop", "hand"));
  expect(cardsIn(desk, "zone")).toEqual([]);
});

test("what is laid out is played; where nothing is, that is said", () => {
  const { page, desk, sent } = dive();
  page.press("Enter");
  expect(sent).toEqual([]);
  expect(desk.withRole("status")[0]?.heard).toBe("Lay out a card first.");
  for (const key of ["1", "2", "Enter"]) page.press(key);
  expect(sent).toEqual([{ do: "surface" }]);
});

test("a card that can't be played now stays in the hand, and by pointer and by keys it's said why", () => {
  const { page, desk, card } = dive([0, 0, 0]);
  const why = () => desk.withRole("status")[0]?.heard;
  expect(cardsIn(desk, "hand")).toEqual(["act.surface", "act.dive"]);
  expect(card("act.dive").attributes["aria-disabled"]).toBe("true");
  expect(card("act.surface").attributes["aria-disabled"]).toBe("false");
  const tries = [
    () => card("act.dive").hear("click"),
    () => page.drag(card("act.dive"), having(desk, "data-drop", "zone")),
    () => page.press("2"),
  ];
  for (const again of tries) {
    again();
    expect(why()).toBe(EMPTY);
    expect(card("act.dive").text).toContain(EMPTY);
    expect(cardsIn(desk, "zone")).toEqual([]);
    page.press("1");
    expect(why()).toBe("");
    page.press("z");
  }
});

test("where there are several zones a tap brings a card to the next, and from the last back into the hand", () => {
  layPage();
  const moves: string[] = [];
  const zones = [
    { name: "hand", label: "Hand", cards: ["one"] },
    { name: "left", label: "Left", cards: ["two"] },
    { name: "right", label: "Right", cards: ["three"] },
  ];
  const hand = shown(
    h(Hand, {
      zones,
      face: (card: string) => card,
      onMove: (card: string, zone: string) => moves.push(`${card} ${zone}`),
    }),
  );
  for (const card of ["one", "two", "three"]) having(hand, "data-card", card).hear("click");
  expect(moves).toEqual(["one left", "two right", "three hand"]);
});

test("a tap passes over a zone that refuses the card", () => {
  layPage();
  const moves: string[] = [];
  const full = { key: "stepper.most", params: { n: 1 } };
  const zones = [
    { name: "hand", label: "Hand", cards: ["one"] },
    { name: "left", label: "Left", cards: ["two"], refuses: () => full },
    { name: "right", label: "Right", cards: [] },
  ];
  const face = (card: string) => card;
  const hand = shown(h(Hand, { zones, face, onMove: (card: string, zone: string) => moves.push(`${card} ${zone}`) }));
  having(hand, "data-card", "one").hear("click");
  expect(moves).toEqual(["one right"]);
});
