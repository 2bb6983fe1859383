/** The overview lists each boat's face-up cards, as text and for the keyboard. */

import { h } from "preact";
import { expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { playedCards } from "../../src/games/precognition/rules/activation.ts";
import { card } from "../../src/games/precognition/rules/pieces.ts";
import { cardLine } from "../../src/games/precognition/table/cards/card-lines.ts";
import { FaceUp } from "../../src/games/precognition/table/overview/face-up.tsx";
import { line } from "../../src/games/precognition/table/texts/texts.ts";
import { atScale } from "../scale.ts";
import { atOnce, playOut, sessionOf } from "../session/tables.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { LANGUAGES, shown } from "./saying.ts";

const texts = gameTexts("precognition");

const NAMES = ["Ada", "Ivo", "Mira", "Teo"];

/** The states of a match of a person with bots, who show their first cards before they pass any. */
function statesOf(seed: number): readonly State[] {
  const options = { mode: "competitive", setup: "advanced" };
  const session = sessionOf({ game: precognition, options }, ["person", "bot", "bot"], seed, atOnce);
  const found: State[] = [];
  session.news.on("step", () => found.push(session.state as State));
  session.start();
  playOut(session, seed);
  return found;
}

const STATES = statesOf(1).filter((_, i) => i % atScale(3, 1) === 0);

test.each(LANGUAGES)("each card that lies face up before a boat is told there, and no other, in %s", (language) => {
  const { say } = speakerOf(language, texts);
  const met = { open: 0, decision: 0, played: 0, none: 0 };
  for (const { boats } of STATES) {
    const names = NAMES.slice(0, boats.length);
    const rows = shown(h(FaceUp, { boats, names }), language).withClass("face-up-before");
    if (rows.length === 0) {
      expect(
        boats.flatMap(({ decision, zone, supply }) => [...decision, ...supply.open, ...(zone ? [0] : [])]),
      ).toEqual([]);
      met.none += 1;
      continue;
    }
    for (const [seat, { decision, zone, supply }] of boats.entries()) {
      const row = rows[seat];
      const cards = row?.named("li") ?? [];
      const open = [...supply.open, ...decision];
      const played = playedCards({ zone });
      expect(row?.named("h4")[0]?.seen).toContain(NAMES[seat]);
      expect(cards.map((one) => one.withRole("img")[0]?.attributes["aria-label"])).toEqual(
        [...open, ...played].map((id) => say(cardLine(card(id)))),
      );
      const isPlayed = cards.map(({ heard }) => heard.includes(say(line("boats.cards.played"))));
      expect(isPlayed).toEqual([...open.map(() => false), ...played.map(() => true)]);
      // There is one tab stop for all of them.
      const stops = cards.filter(({ attributes }) => attributes.tabIndex === "0");
      expect(stops).toHaveLength(Math.min(1, cards.length));
      met.open += supply.open.length;
      met.decision += decision.length;
      met.played += played.length;
    }
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});
