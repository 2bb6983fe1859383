/** The advanced set-up shows the effects of what there is to choose from. */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Options } from "../../src/games/precognition/model/options.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { card, machinesOf } from "../../src/games/precognition/rules/pieces.ts";
import { cardLine } from "../../src/games/precognition/table/cards/card-lines.ts";
import { ruleLine } from "../../src/games/precognition/table/cards/rule-line.ts";
import { machineName, roomName } from "../../src/games/precognition/table/texts/names.ts";
import { line } from "../../src/games/precognition/table/texts/texts.ts";
import { LANGUAGES } from "../cards/saying.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { called, sitDown } from "./paper-desk.ts";

const texts = gameTexts("precognition");

afterEach(() => vi.unstubAllGlobals());

const ADVANCED: Options = { mode: "competitive", setup: "advanced" };

describe.each(LANGUAGES)("in %s", (language) => {
  const { say } = speakerOf(language, texts);

  test("each Room says what its three Machines look for and give", () => {
    const { desk, place } = sitDown({ seed: 3, options: ADVANCED, language });
    const { offered } = boatAt(place.state.value, 0);
    expect(offered).toHaveLength(3);
    const choices = desk.withClass("desk-rooms").flatMap((list) => list.named("label"));
    for (const [i, room] of offered.entries()) {
      const choice = choices[i];
      expect(choice?.named("input")[0]?.heard).toBe(say(line("desk.rooms.leave", { room: roomName(room) })));
      const rows = choice?.withClass("machine-row") ?? [];
      expect(rows).toHaveLength(3);
      for (const [m, machine] of machinesOf([room]).entries()) {
        expect(rows[m]?.seen).toContain(say({ key: machineName([room], m).piece }));
        expect(rows[m]?.seen).toContain(say(ruleLine(machine)));
      }
    }
  });

  test("each of the first cards says all that is printed on it, and who gets the two that are passed", () => {
    const { desk, page, place } = sitDown({ seed: 3, options: ADVANCED, language });
    page.press("h");
    page.press("Enter");
    const hand = [...place.mine.value.values()];
    expect(hand).toHaveLength(4);
    expect(desk.named("h3")[0]?.seen).toContain("Mira");
    for (const id of hand) {
      const name = say({ key: `card.${id}` });
      const button = called(desk, say(line("desk.first.pass", { card: { piece: `card.${id}` } })));
      expect(button.withClass("explained")[0]?.seen, name).toContain(say(cardLine(card(id))));
    }
  });

  test("what is locked in too early says what is missing, beside what locks it in", () => {
    const at = sitDown({ seed: 3, options: ADVANCED, language });
    const foot = () => at.desk.withClass("desk-foot")[0];
    at.page.press("Enter");
    expect(foot()?.seen).toContain(say(line("desk.rooms.first")));
    at.page.press("h");
    at.page.press("Enter");
    at.page.press("1");
    at.page.press("Enter");
    expect(foot()?.seen).toContain(say(line("desk.first.both")));
  });
});
