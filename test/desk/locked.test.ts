/** A player who has locked in a choice can look at it while others still choose. */
import { signal } from "@preact/signals";
import { h } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import type { ActOf } from "../../src/games/precognition/model/acts.ts";
import { pairsOf } from "../../src/games/precognition/rules/decision.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { Desk } from "../../src/games/precognition/table/desk/desk.tsx";
import { shown } from "../cards/saying.ts";
import { sitDown } from "./paper-desk.ts";

afterEach(() => vi.unstubAllGlobals());

test("what is locked in is seen at the neighbour it goes to, and only then", () => {
  const { place, names } = sitDown({ seed: 5, players: 4 });
  const choice: ActOf<"choose"> = { do: "choose", keep: 3, give: 1 };
  // As at an online table: there are no legal acts, and the choice isn't revealed yet.
  const waiting = { ...place, legal: signal([]), locked: signal(choice) };
  const berths =
    shown(h(Desk, { place: waiting, names }))
      .withClass("locked-pairs")[0]
      ?.named("li") ?? [];
  const told = berths.map((berth) => [
    berth.named("span")[0]?.seen,
    berth.withClass("card").map(({ attributes }) => attributes["data-piece"]),
  ]);

  const hand = [...place.mine.value.values()];
  const { given, kept, passed } = pairsOf(boatAt(place.state.value, 0).decision, hand, choice, 0);
  expect(told).toEqual([
    [`← Give to ${names[1]}`, [`card.${given}`]],
    ["On your boat", [`card.${kept}`]],
    [`Pass to ${names[3]} →`, passed.map((id) => `card.${id}`)],
  ]);

  const others = { ...place, legal: signal([]), locked: signal(undefined) };
  expect(shown(h(Desk, { place: others, names })).withClass("locked-pairs")).toEqual([]);
});
