import { signal } from "@preact/signals";
import { type ComponentChild, h } from "preact";
import { texts } from "../../src/games/precognition/table/texts/texts.ts";
import { speakerOf } from "../../src/ui/texts/speaker.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "./paper-dom.ts";

export const LANGUAGES = Object.keys(texts);

export const speakers = LANGUAGES.map((language) => speakerOf(language, texts));

export function shown(what: ComponentChild, language = "en"): Branch {
  const speaker = signal(speakerOf(language, texts));
  return written(h(Speaking.Provider, { value: speaker }, what));
}
