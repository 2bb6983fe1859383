/** Chooses one of a game's variants, one question at a time. Works for any game: an option is a name and a word. */

/** A way to play: one of the game's variants. */
export interface Way {
  /** The options whose values are words. */
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

/** Options that aren't words can't be asked for, and are left out of `options`. */
export function waysOf(variants: readonly { readonly options: unknown; readonly players: number }[]): Way[] {
  return variants.map(({ options, players }) => {
    const entries = Object.entries(Object(options)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { options: Object.fromEntries(entries), exact: options, players };
  });
}

/** The questions about this way: those with more than one answer, given the answers before. */
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

/** The way with this answer that keeps most of the earlier choices; the first of them if there are several. */
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

/** Options count more than the number of players. */
const likeness = (way: Way, chosen: Way): number =>
  2 * Object.entries(chosen.options).filter(([name, answer]) => way.options[name] === answer).length +
  (way.players === chosen.players ? 1 : 0);

const isSame = (a: Way["options"], b: Way["options"]): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, answer]) => b[name] === answer);

const distinct = <X>(items: readonly X[]): X[] => [...new Set(items)];
