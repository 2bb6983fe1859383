/** A first journey with a coach: one idea after another, to the first island. */
import type { Lesson } from "../../../../ui/lesson.ts";
import type { State } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { again, battery, comesBack, SPLITTING, ymune } from "./choosing.ts";
import { HINTS } from "./hints.ts";
import { isDeciding, type Moment, planAt, suggestChoosing, suggestedChoice } from "./moment.ts";
import { COSTS, machine, protector } from "./playing.ts";
import { bane, doctors, farewell, fed, gift, hunger, riverTile } from "./seeing.ts";
import { taught, texts } from "./texts.ts";

/** Found by `npm run -s lesson -- precognition`: with this luck each idea comes up in its round. */
const SEED = 43_213;

const inRound =
  (round: number) =>
  (state: State): boolean =>
    state.round >= round;

const isBeforeCards = ({ round, phase }: State): boolean =>
  round === 0 || (round === 1 && (phase === "draw" || phase === "decide" || phase === "show"));

export const lesson: Lesson<PrecognitionTypes> = {
  texts,
  title: taught("lesson.title"),
  pitch: taught("lesson.pitch"),
  match: { options: { mode: "competitive", setup: "standard" }, players: 3, seed: SEED },
  chapters: [
    { id: "split", title: taught("lesson.split"), begins: inRound(1), steps: SPLITTING },
    { id: "cards", title: taught("lesson.cards"), begins: (state) => !isBeforeCards(state), steps: COSTS },
    {
      id: "ymunes",
      title: taught("lesson.ymunes"),
      begins: inRound(2),
      steps: [riverTile, doctors, ymune, again, comesBack, protector, gift],
    },
    { id: "machines", title: taught("lesson.machines"), begins: inRound(3), steps: [bane, battery, machine] },
    { id: "island", title: taught("lesson.island"), begins: inRound(4), steps: [hunger, fed, farewell] },
  ],
  hints: HINTS,
  follow(now: Moment) {
    if (now.legal.length === 0) return undefined;
    if (!isDeciding(now)) return planAt(now).steps[0]?.chosen;
    const suggestion = suggestChoosing(now);
    return suggestion !== undefined && "act" in suggestion ? suggestion.act : suggestedChoice(now);
  },
};
