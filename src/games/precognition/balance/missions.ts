/** Co-operative matches: how many are won, and in which season the others are lost. */
import type { Counts } from "../../../engine/survey.ts";
import { DIFFICULTIES, type Options, PLAYERS, SETUPS } from "../model/options.ts";
import { countOf, meanOf, type Spread, spreadOf } from "./counting.ts";
import { endingOf, isPlayedToTheEnd, LOST_OR_TOO_FEW, WON } from "./endings.ts";
import { decimal, percent, table } from "./markdown.ts";
import type { Section } from "./section.ts";
import type { Target } from "./targets.ts";

type Difficulty = (typeof DIFFICULTIES)[number];
type Group = readonly [setup: Options["setup"], players: number];

/** Strong players should win about 60, 25 and 10 % of the matches. */
const TARGETS: Readonly<Record<Difficulty, Target>> = {
  normal: { least: 0.5, most: 0.7 },
  hard: { least: 0.15, most: 0.35 },
  apocalypse: { least: 0.05, most: 0.15 },
};

const COUNTS = Array.from({ length: PLAYERS.coop.most - PLAYERS.coop.fewest + 1 }, (_, i) => PLAYERS.coop.fewest + i);
const GROUPS: readonly Group[] = SETUPS.flatMap((setup) => COUNTS.map((players): Group => [setup, players]));

export const missions: Section = {
  title: "Co-operative matches",

  watch: ({ variant: { options, players } }, add) => ({
    end(state) {
      if (options.mode !== "coop") return;
      const group = [options.difficulty, options.setup, players];
      add(1, "mission", ...group, endingOf(state) ?? "");
      if (!isPlayedToTheEnd(state)) return;
      const healthy = state.boats.reduce((sum, { cabins }) => sum + cabins, 0);
      add(1, "arrived", ...group, healthy);
    },
  }),

  write(counts, { judge }) {
    const rows = DIFFICULTIES.flatMap((difficulty) => {
      const all = figuresOf(counts, difficulty, GROUPS);
      const judged = judge(`co-operative, ${difficulty}, won`, all.won, TARGETS[difficulty], percent);
      return [
        [`**${difficulty}**`, ...all.cells, judged],
        ...GROUPS.map((group) => {
          const [setup, players] = group;
          return [`${difficulty} ${setup}, ${players} boats`, ...figuresOf(counts, difficulty, [group]).cells, ""];
        }),
      ];
    });
    return `Strong players are to win about 60 / 25 / 10 % (ok: 50 to 70, 15 to 35, 5 to 15). Humans: healthy ones a boat at the end
of matches that reach it; 15 are needed.

${table(["", "matches", WON, ...LOST_OR_TOO_FEW, "Humans", "won is"], rows)}`;
  },
};

function figuresOf(counts: Counts, difficulty: Difficulty, groups: readonly Group[]) {
  const times = (ending: string) =>
    groups.reduce((sum, group) => sum + countOf(counts, "mission", difficulty, ...group, ending), 0);
  const endings = [WON, ...LOST_OR_TOO_FEW].map(times);
  const matches = endings.reduce((sum, n) => sum + n, 0);
  const healthy = groups.flatMap(
    ([setup, players]): Spread =>
      spreadOf(counts, "arrived", difficulty, setup, players).map(([humans, n]) => [humans / players, n]),
  );
  return {
    won: times(WON) / matches,
    cells: [String(matches), ...endings.map((n) => percent(n, matches)), decimal(meanOf(healthy), 2)],
  };
}
