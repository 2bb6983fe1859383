/** A game's name and pitch in the page's language, even while another game's texts are loaded. */
import { plainSpeaker } from "../texts/plain-speaker.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { GameBox } from "./game-box.ts";

export interface BoxWords {
  readonly name: string;
  readonly pitch: string;
  /** What the match of the day is called. */
  readonly day: string;
}

export function boxWords({ texts }: Pick<GameBox, "texts">, language: string): BoxWords {
  const { say } = plainSpeaker(language, texts);
  const isNamed = Object.values(texts).some((words) => words["game.day"] !== undefined);
  return {
    name: say({ key: "game.name" }),
    pitch: say({ key: "game.pitch" }),
    day: say({ key: isNamed ? "game.day" : "log-book.day" }),
  };
}

export const useBoxWords = (box: Pick<GameBox, "texts">): BoxWords => boxWords(box, useSpeaker().language);
