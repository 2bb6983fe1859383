/** What somebody who comes back should know: what has happened since that concerns them or everybody. */
import { isSeatParam } from "../texts/line.ts";
import type { LogSection, ToldLine } from "./shown-match.ts";
import { concerns } from "./told-line.tsx";

/** People who were away for less time need no recap. */
export const AWAY_MS = 120_000;

export interface RecapSection {
  readonly heading: ToldLine | undefined;
  readonly lines: readonly ToldLine[];
}

/** `since`: the first step they haven't seen. Without readers: the headings and what concerns everybody. */
export const recapSince = (
  log: readonly LogSection[],
  since: number,
  readers: readonly number[],
): readonly RecapSection[] =>
  // The step that begins a round also ends the one before.
  log
    .slice(
      Math.max(
        0,
        log.findIndex(({ heading }) => heading?.step === since),
      ),
    )
    .map(({ heading, lines }) => ({
      heading,
      lines: lines.value.filter((told) => told.step >= since && touches(told, readers)),
    }))
    .filter(({ heading, lines }) => lines.length > 0 || (heading?.step ?? -1) >= since);

const touches = ({ line }: ToldLine, readers: readonly number[]): boolean =>
  !isSeatParam(line.params?.seat) || concerns(line, readers);

/** The step that begins the previous round: the recap for somebody who has forgotten where they were. */
export const lastRoundOf = (log: readonly LogSection[]): number => (log.at(-2) ?? log.at(-1))?.heading?.step ?? 0;
