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
import type { Act, Salvage } from "../rehearsal/model.ts";
import { Desk } from "../rehearsal/table/desk.tsx";

afterEach(() => vi.unstubAllGlobals());

const having = (within: Branch, attribute: string, value: string): Branch => {
  const found = within.all.find(({ attributes }) => attributes[attribute] === value);
  if (found === undefined) throw new Error(`nothing has ${attribute} ${value}`);
  return found;
};
const cardsIn = (desk: Branch, zone: string): readonly unknown[] =>
  having(desk, "data-drop", zone)
    .named("button")
    .map(({ attributes }) => attributes["data-card"]);

function dive() {
  const page = layPage();
  const state = rehearsal.setup({ nights: 1 }, ["person", "person"]);
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
  expect(desk.withRole("status")[0]?.heard).toBe("Lay a card out first.");
  for (const key of ["1", "2", "Enter"]) page.press(key);
  expect(sent).toEqual([{ do: "surface" }]);
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
