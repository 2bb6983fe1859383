/** `harvest-store + crowded-cabins mitigated` */
import { OBJECTIVES } from "../../../src/games/precognition/content/objectives.ts";
import type { ObjectiveId } from "../../../src/games/precognition/model/objective.ts";
import type { ObjectiveData } from "../../../src/games/precognition/positions/format.ts";
import { printList, readList, type Words } from "./words.ts";

export function readObjective(words: Words): ObjectiveId {
  const word = words.take("an Objective");
  if (!OBJECTIVES.some(({ id }) => id === word)) throw words.wrong(`there is no Objective "${word}"`);
  return word;
}

export const readObjectives = (words: Words): ObjectiveData[] =>
  readList(words, (one) => {
    const id = readObjective(one);
    return { id, isMitigated: one.skip("mitigated") };
  });

export const printObjectives = (objectives: readonly ObjectiveData[]): string =>
  printList(objectives.map(({ id, isMitigated }) => (isMitigated ? `${id} mitigated` : id)));
