/** Which of a game's variants is to be played. */
import type { Game, Variant } from "../../engine/game.ts";
import { wrongUse } from "../lib/command.ts";

export type Wishes = Readonly<Record<string, string | undefined>>;

/** What isn't said is as in the plainest of the variants left, but as many play as can. */
export function variantFor({ id, variants }: Game, wishes: Wishes): Variant {
  let left = variants;
  const known: string[] = [];
  for (const [name, wish] of Object.entries(wishes)) {
    const values = valuesIn(left, name);
    const wanted = wish ?? (name === PLAYERS ? values.at(-1) : values[0]);
    if (wanted === undefined) continue;
    left = left.filter((variant) => saidOf(variant)[name] === wanted);
    if (left.length === 0) throw wrongUse(whyNot(name, wanted, values, known.join(", ") || id));
    known.push(`${name} ${wanted}`);
  }
  const [variant] = left;
  if (variant === undefined) throw new Error(`${id} can't be played at all`);
  return variant;
}

/** What there is to choose for one of a game's options. */
export const valuesOf = ({ variants }: Game, name: string): readonly string[] => valuesIn(variants, name);

const valuesIn = (variants: readonly Variant[], name: string): readonly string[] => [
  ...new Set(variants.flatMap((variant) => saidOf(variant)[name] ?? [])),
];

const PLAYERS = "players";

const saidOf = ({ options, players }: Variant): Wishes => ({ ...Object(options), [PLAYERS]: String(players) });

const whyNot = (name: string, wish: string, values: readonly string[], known: string): string =>
  values.length === 0
    ? `--${name} means nothing with ${known}.`
    : `--${name} takes one of ${values.join(", ")} with ${known}, not "${wish}".`;
