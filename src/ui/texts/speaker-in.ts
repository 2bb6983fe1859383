/** A speaker for whoever needs nothing but one: tools and tests. */
import type { LoadTexts } from "./messages.ts";
import { loadTexts } from "./shell.ts";
import { type Speaker, speakerOf } from "./speaker.ts";

/** Knows the shell's texts and these others, such as a game's. */
export async function speakerIn(language: string, ...others: readonly (LoadTexts | undefined)[]): Promise<Speaker> {
  const loading = [...others, loadTexts].map((load) => load?.(language));
  const loaded = await Promise.all(loading);
  return speakerOf(language, ...loaded.filter((one) => one !== undefined));
}
