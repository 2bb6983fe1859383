/**
 * The matches that have ended on this device, or that all agreed to stop, with their records. What can't be read isn't
 * listed, but stays. Only the list is kept in memory: records are large, and stay in the storage.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Result } from "../../session/session.ts";
import type { Handicap, Total } from "../game-table.ts";
import type { Store } from "../store.ts";

export interface PastMatch {
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly names: readonly string[];
  /** Undefined if the match was stopped. */
  readonly result?: Result;
  /** What seats have reached together; undefined if each played for itself. */
  readonly totals?: readonly Total[];
  /** Undefined if nobody had one. */
  readonly handicaps?: readonly Handicap[];
}

/** With the record, as it's saved to a file. */
export interface RecordedMatch extends PastMatch {
  readonly record: string;
}

export interface History {
  /** The newest first. */
  readonly matches: ReadonlySignal<readonly PastMatch[]>;
  /** Reads the storage again: another page may have changed it. */
  look(): void;
  keep(match: RecordedMatch): void;
  /** Undefined if it isn't kept any more; then it's removed from the list too. */
  recordOf(match: PastMatch): string | undefined;
  erase(match: PastMatch): void;
  eraseAll(): void;
}

/** A record has about 30,000 characters, and browsers store a few million: the oldest are deleted. */
const MOST = 50;
const PAST = "past.";
const FORMAT = "letea-past/1";

const nameOf = ({ ended }: PastMatch): string => PAST + new Date(ended).toISOString();

export function historyIn(store: Store): History {
  const listed = () =>
    store
      .names(PAST)
      .toSorted()
      .toReversed()
      .flatMap((name) => readPast(store.read(name))?.listed ?? []);
  const matches = signal(listed());
  const read = () => {
    matches.value = listed();
  };

  function eraseOldest(): boolean {
    const oldest = listed().at(-1);
    if (oldest !== undefined) store.remove(nameOf(oldest));
    return oldest !== undefined;
  }

  return {
    matches,
    look: read,
    keep(match) {
      const text = JSON.stringify({ format: FORMAT, ...match });
      while (!store.write(nameOf(match), text) && eraseOldest());
      while (listed().length > MOST) eraseOldest();
      read();
    },
    recordOf(match) {
      const record = readPast(store.read(nameOf(match)))?.record;
      if (record === undefined) read();
      return record;
    },
    erase(match) {
      store.remove(nameOf(match));
      read();
    },
    eraseAll() {
      for (const match of listed()) store.remove(nameOf(match));
      read();
    },
  };
}

/** Doesn't check the record: that's done when it's opened. */
function readPast(text: string | undefined): { readonly listed: PastMatch; readonly record: string } | undefined {
  const { format, game, ended, names, result, totals, handicaps, record } = Object(parsed(text));
  const { places, scores, isWon } = Object(result);
  const isRead =
    format === FORMAT &&
    typeof game === "string" &&
    typeof record === "string" &&
    Number.isFinite(ended) &&
    Math.abs(ended) < MOST_MS &&
    isListOf(names, isString) &&
    names.length > 0 &&
    (result === undefined ||
      (isListOf(places, Number.isFinite) &&
        places.length === names.length &&
        isListOf(scores, (one) => isListOf(one, Number.isFinite)) &&
        (isWon === undefined || typeof isWon === "boolean")));
  if (!isRead) return undefined;
  const ending = { places, scores, ...(isWon !== undefined && { isWon }) };
  const listed = {
    game,
    ended,
    names,
    ...(result !== undefined && { result: ending }),
    ...(isListOf(totals, isTotal) && { totals }),
    ...(isListOf(handicaps, isHandicap) && { handicaps }),
  };
  return { listed, record };
}

/** The largest valid date. */
const MOST_MS = 8.64e15;

function isTotal(one: unknown): boolean {
  const { seats, parts, count, goal } = Object(one);
  const areFitting = isListOf(seats, Number.isInteger) && isListOf(parts, Number.isFinite);
  return areFitting && Number.isFinite(count) && (goal === undefined || Number.isFinite(goal));
}

const isHandicap = (one: unknown): boolean =>
  typeof one === "object" && one !== null && Object.values(one).every(Number.isFinite);

const isString = (one: unknown): boolean => typeof one === "string";

const isListOf = (list: unknown, is: (one: unknown) => boolean): list is readonly never[] =>
  Array.isArray(list) && list.every(is);

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
