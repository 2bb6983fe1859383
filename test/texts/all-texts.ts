/** All texts that the page loads in one language only, in every language, and speakers who know the shell's besides others. */
import { TABLES } from "../../src/games/tables.ts";
import { loadTexts as loadRooms } from "../../src/online-ui/texts.ts";
import { LANGUAGES } from "../../src/ui/language.ts";
import type { LoadTexts, Texts } from "../../src/ui/texts/messages.ts";
import { loadTexts as loadShell } from "../../src/ui/texts/shell.ts";
import { type Speaker, speakerOf as speakerOfAll } from "../../src/ui/texts/speaker.ts";

export async function inAllLanguages(load: LoadTexts): Promise<Texts> {
  const all = await Promise.all([...LANGUAGES.keys()].map(load));
  return Object.assign({}, ...all);
}

export const shellTexts = await inAllLanguages(loadShell);
export const roomTexts = await inAllLanguages(loadRooms);

const byGame = new Map(
  await Promise.all(
    Object.entries(TABLES).map(async ([id, table]) => [id, await inAllLanguages(table.loadTexts)] as const),
  ),
);

export function gameTexts(id: string): Texts {
  const found = byGame.get(id);
  if (found === undefined) throw new Error(`no texts of ${id}`);
  return found;
}

export const speakerOf = (language: string, ...texts: readonly Texts[]): Speaker =>
  speakerOfAll(language, ...texts, shellTexts);
