/** The panel shows what each deck may still hold. */
import { h } from "preact";
import { expect, test } from "vitest";
import { SEASONS } from "../../src/games/precognition/model/card.ts";
import { seasonOf } from "../../src/games/precognition/model/river.ts";
import { bySeason } from "../../src/games/precognition/model/state.ts";
import { cardsOf } from "../../src/games/precognition/rules/pieces.ts";
import { Decks } from "../../src/games/precognition/table/panels/decks.tsx";
import { line } from "../../src/games/precognition/table/texts/texts.ts";
import { LANGUAGES, shown } from "../cards/saying.ts";
import { decisionsOf, some } from "../desk/positions.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";

const texts = gameTexts("precognition");

const NAMES = ["Ada", "Ivo", "Mira", "Teo"];
const STATES = Array.from({ length: 12 }, (_, seed) => seed).flatMap((seed) =>
  some(decisionsOf(seed), 3, seed).map(({ before }) => before),
);

test.each(LANGUAGES)("card by card and boat by boat it is what hasn’t been seen of that deck, in %s", (language) => {
  const { say } = speakerOf(language, texts);
  const met = { in: 0, gone: 0 };
  for (const state of STATES) {
    const names = NAMES.slice(0, state.boats.length);
    const tables = shown(h(Decks, { state, names }), language).named("table");
    // Decks have no cards of earlier seasons.
    const seasons = SEASONS.filter((season) => season >= seasonOf(state.round));
    expect(tables).toHaveLength(seasons.length);
    for (const [t, season] of seasons.entries()) {
      const [head, ...rows] = tables[t]?.named("tr") ?? [];
      expect(tables[t]?.named("caption")[0]?.seen).toBe(say(line("panel.decks.season", { season })));
      expect(head?.withClass("deck-of").map(({ seen }) => seen)).toEqual(names);
      const sums = rows.pop();
      const ids = cardsOf(season);
      expect(rows).toHaveLength(ids.length);
      for (const [seat, { supply }] of state.boats.entries()) {
        const unseen = bySeason(supply.unseen, season);
        const said = rows.map((row) => row.named("td")[seat]?.heard);
        expect(said).toEqual(ids.map((id) => say(line(unseen.includes(id) ? "panel.decks.in" : "panel.decks.gone"))));
        expect(sums?.named("td")[seat]?.seen).toBe(String(unseen.length));
        const gone = rows.filter((row) => row.named("td")[seat]?.classes.includes("gone"));
        expect(gone).toHaveLength(ids.length - unseen.length);
        met.in += unseen.length;
        met.gone += gone.length;
      }
      expect(rows.map((row) => row.named("th")[0]?.seen)).toEqual(ids.map((id) => say({ key: `card.${id}` })));
    }
  }
  expect(met.in).toBeGreaterThan(100);
  expect(met.gone).toBeGreaterThan(100);
});
