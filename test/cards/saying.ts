import { signal } from "@preact/signals";
import { type ComponentChild, h } from "preact";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { type Branch, written } from "./paper-dom.ts";

const texts = gameTexts("precognition");

export const LANGUAGES = Object.keys(texts);

export const speakers = LANGUAGES.map((language) => speakerOf(language, texts));

export function shown(what: ComponentChild, language = "en"): Branch {
  const speaker = signal(speakerOf(language, texts));
  return written(h(Speaking.Provider, { value: speaker }, what));
}
