/**
 * Says messages without parameters, for the first page. The formatter for those with parameters is as large as the rest of
 * that page, so it's loaded later.
 */

import { texts } from "./first.ts";
import type { Line } from "./line.ts";
import { type Texts, textOf } from "./messages.ts";
import type { Speaker } from "./speaker.ts";
import { typeset } from "./typography.ts";

export function plainSpeaker(wanted: string, ...others: readonly Texts[]): Speaker {
  const say = ({ key }: Line): string => {
    const { text, language } = textOf(key, wanted, [...others, texts]);
    return typeset(text, language);
  };
  return {
    language: wanted,
    say,
    parts: (line) => [{ text: say(line) }],
    with: (...more) => plainSpeaker(wanted, ...more, ...others),
  };
}
