/** What is told to somebody who comes back: what has happened since, as far as it touches them or everybody. */
import { isSeatParam } from "../texts/line.ts";
import type { LogSection, ToldLine } from "./shown-match.ts";
import { concerns } from "./told-line.tsx";

/** Whoever was away no longer than this remembers where they were. */
export const AWAY_MS = 120_000;

export interface RecapSection {
  readonly heading: ToldLine | undefined;
  readonly lines: readonly ToldLine[];
}

/** `since`: the first step that wasn't seen. To whoever only watches, the headings and what concerns everybody. */
export const recapSince = (
  log: readonly LogSection[],
  since: number,
  readers: readonly number[],
): readonly RecapSection[] =>
  // The step that begins a round has ended the one before.
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

/** From where somebody is told who has forgotten where they were: the round before this one, and this one. */
export const lastRoundOf = (log: readonly LogSection[]): number => (log.at(-2) ?? log.at(-1))?.heading?.step ?? 0;
