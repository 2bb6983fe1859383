/** Choosing one of a game's variants, one question at a time. Knows no game: options are words by their names. */

/** One way to play: with these options, and so many seats. */
export interface Way {
  /** The options that are words. */
  readonly options: Readonly<Record<string, string>>;
  /** All of them, as the game reads them. */
  readonly exact: unknown;
  readonly players: number;
}

export interface Question {
  readonly name: string;
  readonly answers: readonly string[];
  readonly chosen: string;
}

/** A game's variants as its options read; whatever isn't a word can't be asked for and is left out. */
export function waysOf(variants: readonly { readonly options: unknown; readonly players: number }[]): Way[] {
  return variants.map(({ options, players }) => {
    const entries = Object.entries(Object(options)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { options: Object.fromEntries(entries), exact: options, players };
  });
}

/** What can be asked about this way: only where there is more than one answer, given those before. */
export function questions(ways: readonly Way[], chosen: Way): Question[] {
  const names = Object.keys(chosen.options);
  return names
    .map((name, i) => {
      const before = names.slice(0, i);
      const open = ways.filter((way) => before.every((one) => way.options[one] === chosen.options[one]));
      return {
        name,
        answers: distinct(open.map((way) => way.options[name] ?? "")),
        chosen: chosen.options[name] ?? "",
      };
    })
    .filter(({ answers }) => answers.length > 1);
}

export const playerCounts = (ways: readonly Way[], chosen: Way): readonly number[] =>
  distinct(ways.filter((way) => isSame(way.options, chosen.options)).map(({ players }) => players));

/** The way with this answer that keeps most of what was chosen before; the first such, if several do. */
export function answered(ways: readonly Way[], chosen: Way, name: string, answer: string): Way {
  return closest(
    ways.filter((way) => way.options[name] === answer),
    chosen,
  );
}

export const withPlayers = (ways: readonly Way[], chosen: Way, players: number): Way =>
  closest(
    ways.filter((way) => way.players === players),
    chosen,
  );

function closest(ways: readonly Way[], chosen: Way): Way {
  const kept = ways.map((way) => likeness(way, chosen));
  return ways[kept.indexOf(Math.max(...kept))] ?? chosen;
}

/** Options weigh more than the number of seats. */
const likeness = (way: Way, chosen: Way): number =>
  2 * Object.entries(chosen.options).filter(([name, answer]) => way.options[name] === answer).length +
  (way.players === chosen.players ? 1 : 0);

const isSame = (a: Way["options"], b: Way["options"]): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, answer]) => b[name] === answer);

const distinct = <X>(items: readonly X[]): X[] => [...new Set(items)];
