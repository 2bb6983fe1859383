/** The cells of the preview table show the computed preview. */
import { h } from "preact";
import { expect, test } from "vitest";
import { GOODS, type Good } from "../../src/games/precognition/model/goods.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { ChoicePreviewTable } from "../../src/games/precognition/table/desk/choice-preview.tsx";
import { missionOutlook } from "../../src/games/precognition/table/desk/mission-outlook.ts";
import {
  allWays,
  type ChoicePreview,
  type Branch as Coming,
  firedIn,
  previewer,
  type Way,
} from "../../src/games/precognition/table/desk/preview.ts";
import { cardName, machineName } from "../../src/games/precognition/table/texts/names.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { LANGUAGES, shown } from "../cards/saying.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { type Decision, decisionsOf, some } from "./positions.ts";

const texts = gameTexts("precognition");

const NAMES = ["Ada", "Ivo", "Mira", "Teo"];

interface Previewed extends Decision {
  readonly preview: ChoicePreview;
}

/** A decision of each match: a way that depends on something unknown if there is one, else any way. */
const PREVIEWED: readonly Previewed[] = Array.from({ length: 60 }, (_, seed) => seed).flatMap((seed) =>
  some(decisionsOf(seed), 1, seed).map((decision): Previewed => {
    const previews = allWays(decision.hand).map(previewer(decision.before, decision.seat, decision.hand));
    const preview = previews.find(isOdd) ?? previews[seed % previews.length];
    if (preview === undefined) throw new Error("there is no way to choose");
    return { ...decision, preview };
  }),
);

function isOdd({ branches }: ChoicePreview): boolean {
  return branches.some(({ ways }) => ways.some(({ machines }) => machines.some(({ isUncertain }) => isUncertain)));
}

const wayIn = ({ ways, advised }: Coming, cards = advised.cards): Way => {
  const found = ways.find((way) => way.cards === cards);
  if (found === undefined) throw new Error("no such cards act");
  return found;
};

/** All whole numbers in a text. */
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/gu)].map(([digits]) => Number(digits));

/** The names of goods' signs in the page. */
const SIGN: Readonly<Record<Good, string>> = {
  food: "food",
  human: "contaminated",
  ymune: "ymune",
  doctor: "doctor",
  protector: "protector",
  battery: "battery",
};

/** The sum of the gains that the signs show. */
const gainedIn = (cell: Branch): Partial<Record<Good, number>> =>
  Object.fromEntries(
    GOODS.map((good) => {
      const signs = cell.withClass("desk-gains").flatMap((list) => list.withClass(SIGN[good]));
      return [good, signs.flatMap(({ seen }) => numbersIn(seen)).reduce((sum, n) => sum + n, 0)];
    }),
  );

test.each(LANGUAGES)(
  "each cell in %s says what its branch comes to, and marks what isn’t known or can’t be paid",
  (language) => {
    const { say } = speakerOf(language, texts);
    const met = { uncertain: 0, blocked: 0, single: 0, bonus: 0, lost: 0, starves: 0, missions: 0 };
    for (const { seed, seat, before, preview } of PREVIEWED) {
      const where = `seed ${seed}, round ${before.round}, seat ${seat}`;
      const names = NAMES.slice(0, before.boats.length);
      const page = shown(
        h(ChoicePreviewTable, { preview, isKnown: false, isPointed: false, state: before, seat, names }),
        language,
      );
      const rows = page.named("tr");
      const heads = rows[0]?.named("th").map(({ heard }) => heard);
      expect(heads, where).toEqual(preview.branches.map(({ fromRight }) => say({ key: cardName(fromRight).piece })));

      const own = boatAt(before, seat);
      for (const [column, branch] of preview.branches.entries()) {
        const { advised } = branch;
        const [cost, gains, machines, bane, aboard, island, missions] = rows
          .slice(1)
          .map((row) => row.named("td")[column]);
        if (!cost || !gains || !machines || !bane || !aboard || !island) throw new Error("a cell is missing");
        const both = wayIn(branch, "both");
        const way = wayIn(branch);

        expect(cost.withClass("blocked").length > 0, where).toBe(both.isBlocked);
        if (both.isBlocked) {
          expect(numbersIn(cost.seen), where).toEqual([both.paid, own.cabins]);
          met.blocked += 1;
        } else {
          // What is paid and, where one card is activated alone, what both would cost.
          const shownCosts = way.paid < both.paid ? [way.paid, both.paid] : [way.paid];
          expect(numbersIn(cost.seen), where).toEqual(shownCosts);
        }

        expect(gainedIn(gains), where).toEqual(Object.fromEntries(GOODS.map((good) => [good, way.total[good]])));
        const bonuses = way.gains.filter(({ bonus }) => bonus !== null).length;
        expect(
          gains.withClass("bonus").flatMap((one) => one.withClass("desk-gains")),
          where,
        ).toHaveLength(bonuses);
        expect(gains.named("small"), where).toHaveLength(way.cards === "both" ? 0 : 1);
        met.bonus += bonuses;
        if (way.cards !== "both") met.single += 1;

        const chances = machines.named("li");
        expect(chances, where).toHaveLength(way.machines.length);
        for (const [i, { machine, isUncertain }] of way.machines.entries()) {
          const chance = chances[i];
          expect(chance?.heard, where).toContain(say({ key: machineName(own.rooms, machine).piece }));
          expect(
            chance?.named("b").map(({ seen }) => seen),
            where,
          ).toEqual(isUncertain ? ["?"] : []);
          expect(chance?.classes.includes("fires"), where).toBe(firedIn(advised).includes(machine));
          if (isUncertain) met.uncertain += 1;
        }

        const risen = own.bane === advised.bane ? [advised.bane] : [own.bane, advised.bane];
        const stopped = advised.unprotected - advised.lost;
        const [gauge, fate] = [bane.withClass("bane")[0], bane.named("small")[0]];
        expect(numbersIn(gauge?.seen ?? ""), where).toEqual(advised.bane === 0 ? [] : risen);
        if (advised.bane > 0) {
          const told = say({ key: "desk.preview.lost", params: { lost: advised.lost, stopped } });
          expect(fate?.seen, where).toBe(told);
          expect(numbersIn(told)[0] ?? 0, where).toBe(advised.lost > 0 ? advised.lost : 0);
        }
        met.lost += advised.lost;

        const { cabins, contaminated, doctors, protectors, food } = advised.boat;
        expect(numbersIn(aboard.seen), where).toEqual([cabins, contaminated, doctors, protectors]);
        const missing = Math.max(0, cabins - food);
        expect(numbersIn(island.withClass("food")[0]?.seen ?? ""), where).toEqual([food]);
        expect(island.withClass("loses").length, where).toBe(missing > 0 ? 1 : 0);
        if (missing > 0) expect(numbersIn(island.withClass("loses")[0]?.seen ?? ""), where).toEqual([missing]);
        if (missing > 0) met.starves += 1;

        if (before.mission !== null && before.mission.shown.length > 0) {
          const outlook = missionOutlook(before, seat, advised);
          expect(numbersIn(missions?.seen ?? "").slice(0, 2), where).toEqual([outlook.met, outlook.known]);
          met.missions += 1;
        }
      }
    }
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
  },
);
