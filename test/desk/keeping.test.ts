/** The keyboard focus stays: a control that was pressed is still the same element afterwards. */
import { afterEach, expect, test, vi } from "vitest";
import type { Branch } from "../cards/paper-dom.ts";
import { atScale } from "../scale.ts";
import { allCalled, deskAt, objectivesAt } from "./paper-desk.ts";
import { manyTurns } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const isToggle = ({ attributes }: Branch): boolean =>
  attributes["aria-pressed"] !== undefined || attributes.role === "switch";

test("what is switched on or off is the same control before and after", () => {
  const kinds = new Set<string>();
  for (const turn of manyTurns(atScale(12, 30), 4)) {
    for (const shown of [() => deskAt(turn).desk, () => objectivesAt(turn)]) {
      const toggles = shown().all.filter(isToggle);
      for (const name of new Set(toggles.map(({ heard }) => heard))) {
        const desk = shown();
        for (const toggle of allCalled(desk, name).slice(0, 1)) {
          toggle.press();
          expect(desk.contains(toggle), `seed ${turn.seed}, round ${turn.state.round}: ${name}`).toBe(true);
          kinds.add(name.split(" ")[0] ?? "");
        }
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["Activate", "Fire", "Send", "Ease", "Accept", "Spend", "Adjust"]));
});
