import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Texts } from "../texts/messages.ts";
import { speakerOf } from "../texts/speaker.ts";
import { Speaking, useSpeaker } from "../texts/speaking.ts";
import { texts as ofCoach } from "./texts.ts";

interface CoachSpeakingProps {
  readonly ofGame: Texts;
  readonly ofLesson: Texts;
  readonly children: ComponentChildren;
}

/** Speaks with the texts of the game, of its lesson and of the coach. */
export function CoachSpeaking({ ofGame, ofLesson, children }: CoachSpeakingProps) {
  const { language } = useSpeaker();
  const speaker = useMemo(() => signal(speakerOf(language, ofGame, ofLesson, ofCoach)), [language, ofLesson]);
  return <Speaking.Provider value={speaker}>{children}</Speaking.Provider>;
}
