/**
 * Says what there is to say while nothing but the first page is there: messages that ask for no facts. What reads those
 * that do is as large as the rest of the first page.
 */
import type { Line } from "./line.ts";
import { type Texts, textOf } from "./messages.ts";
import { texts } from "./shell.ts";
import type { Speaker } from "./speaker.ts";
import { typeset } from "./typography.ts";

export function plainSpeaker(wanted: string, ...others: readonly Texts[]): Speaker {
  const say = ({ key }: Line): string => {
    const { text, language } = textOf(key, wanted, [...others, texts]);
    return typeset(text, language);
  };
  return { language: wanted, say, parts: (line) => [{ text: say(line) }] };
}
