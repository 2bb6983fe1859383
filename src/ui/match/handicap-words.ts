import type { Handicap, HandicapKind } from "../game-table.ts";
import type { Speaker } from "../texts/speaker.ts";

/** A handicap in short: "Food +3". */
export const handicapWords = (kinds: readonly HandicapKind[], chosen: Handicap, { say }: Speaker): string[] =>
  kinds.flatMap(({ id, name }) => {
    const more = chosen[id] ?? 0;
    return more === 0 ? [] : [`${say(name)} ${signed(more)}`];
  });

/** With a typographic minus sign. */
export const signed = (more: number): string => (more > 0 ? `+${more}` : `−${-more}`);
