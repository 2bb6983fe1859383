import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Texts } from "../texts/messages.ts";
import { Speaking, useSpeaker } from "../texts/speaking.ts";
import { texts as ofCoach } from "./texts.ts";

interface CoachSpeakingProps {
  readonly ofLesson: Texts;
  readonly children: ComponentChildren;
}

/** Speaks with the texts of the lesson and of the coach, too. */
export function CoachSpeaking({ ofLesson, children }: CoachSpeakingProps) {
  const outside = useSpeaker();
  const speaker = useMemo(() => signal(outside.with(ofLesson, ofCoach)), [outside, ofLesson]);
  return <Speaking.Provider value={speaker}>{children}</Speaking.Provider>;
}
