/** Five journeys in the co-operative game. Those brought home beyond what was needed join the next journey. */
import type { CampaignChapter, CampaignHelp, CampaignTable } from "../../../ui/game-table.ts";
import { HANDICAP, type Handicap, type Options } from "../model/options.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { goalOf } from "../rules/result.ts";
import { line } from "./texts/texts.ts";

/** One for each hand of somebody who leads both, or for two people. */
const BOATS = 2;

/** So many more than needed bring one Human more to each boat of the next journey. */
const SPARE = 2;

interface Journey extends Pick<Extract<Options, { mode: "coop" }>, "setup" | "difficulty"> {
  readonly name: "first" | "second" | "third" | "fourth" | "fifth";
  /** So many Humans and so much Food each boat starts with beyond what is usual, whatever came before. */
  readonly gift: number;
}

const JOURNEYS: readonly Journey[] = [
  { name: "first", setup: "standard", difficulty: "normal", gift: 2 },
  { name: "second", setup: "advanced", difficulty: "normal", gift: 1 },
  { name: "third", setup: "standard", difficulty: "hard", gift: 1 },
  { name: "fourth", setup: "advanced", difficulty: "hard", gift: 0 },
  { name: "fifth", setup: "advanced", difficulty: "apocalypse", gift: 0 },
];

export const campaign: CampaignTable<PrecognitionTypes> = {
  name: line("journey.name"),
  pitch: line("journey.pitch"),
  players: BOATS,
  chapters: JOURNEYS.map(chapter),
  left: ({ boats }: State) => boats.reduce((sum, { cabins }) => sum + cabins, 0) - goalOf(boats.length),
  helpLines(help) {
    const { humans, food } = helpOf(help);
    return [
      ...(humans > 0 ? [line("journey.help.humans", { n: humans })] : []),
      ...(food > 0 ? [line("journey.help.food", { n: food })] : []),
    ];
  },
};

function chapter({ name, setup, difficulty, gift }: Journey): CampaignChapter<PrecognitionTypes> {
  return {
    id: name,
    name: line(`journey.${name}`),
    story: line(`journey.${name}.story`),
    task: line(`journey.${name}.task`),
    reached: line(`journey.${name}.reached`),
    missed: line(`journey.${name}.missed`),
    options(help) {
      const more = helpOf(help);
      const humans = Math.min(gift + more.humans, HANDICAP.most);
      const food = Math.min(gift + more.food, HANDICAP.most);
      const options: Options = { mode: "coop", setup, difficulty };
      return humans + food === 0 ? options : { ...options, handicap: Array(BOATS).fill({ humans, food }) };
    },
  };
}

/** Those who were spared join each boat, and each vain try leaves some Food. */
const helpOf = ({ left, missed }: CampaignHelp): Handicap => ({
  humans: Math.min(Math.floor(left / SPARE), HANDICAP.most),
  food: Math.min(missed, HANDICAP.most),
});
