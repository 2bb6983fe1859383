/** Measures the balance of the game over many matches, against the targets in the rules. */
import type { Lineup, Survey } from "../../../engine/survey.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { cardTypes } from "./card-types.ts";
import { counter } from "./counting.ts";
import { endingOf } from "./endings.ts";
import { expeditions } from "./expeditions.ts";
import { harvest } from "./harvest.ts";
import { isUneven, levels, unevenLineups } from "./levels.ts";
import { losses } from "./losses.ts";
import { machines } from "./machines.ts";
import { missions } from "./missions.ts";
import { objectives } from "./objectives.ts";
import { rooms } from "./rooms.ts";
import { seats } from "./seats.ts";
import type { Section } from "./section.ts";
import { targets } from "./targets.ts";
import { tiles } from "./tiles.ts";

/** In the order of the report. */
const SECTIONS: readonly Section[] = [
  harvest,
  missions,
  levels,
  losses,
  expeditions,
  cardTypes,
  machines,
  rooms,
  tiles,
  objectives,
  seats,
];

/** Uneven line-ups measure the bots, even ones everything else. */
const sectionsFor = (lineup: Lineup<PrecognitionTypes>): readonly Section[] =>
  SECTIONS.filter((section) => (section === levels) === isUneven(lineup));

export const survey: Survey<PrecognitionTypes> = {
  lineups(game) {
    const strongest = Object.keys(game.bots).at(-1) ?? "";
    const even = game.variants.map((variant) => ({
      variant,
      levels: Array.from({ length: variant.players }, () => strongest),
    }));
    return [...even, ...unevenLineups(game)];
  },

  watch(lineup) {
    const { add, counts } = counter();
    const looks = sectionsFor(lineup).map((section) => section.watch(lineup, add));
    return {
      see(event, state) {
        for (const look of looks) look.see?.(event, state);
      },
      end(state, result) {
        for (const look of looks) look.end?.(state, result);
      },
      counts,
    };
  },

  report(counts) {
    const found = targets();
    const sections = SECTIONS.map(({ title, write }) => `## ${title}\n\n${write(counts, found)}`);
    const missed = found.missed.map((one) => `- ${one}`);
    const summary = `${found.judged - missed.length} of ${found.judged} targets are met${missed.length > 0 ? "; these aren't:" : "."}`;
    return [summary, missed.join("\n"), ...sections].filter((part) => part !== "").join("\n\n");
  },

  ending: endingOf,
};
