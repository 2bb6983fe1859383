/** Chooses a game's variant by options. */
import type { Game, Variant } from "../../engine/game.ts";
import { wrongUse } from "../lib/command.ts";

export type VariantOptions = Readonly<Record<string, string | undefined>>;

/** An option that isn't given takes its first possible value, and the number of players its largest. */
export function variantFor({ id, variants }: Game, asked: VariantOptions): Variant {
  let left = variants;
  const known: string[] = [];
  for (const [name, value] of Object.entries(asked)) {
    const values = valuesIn(left, name);
    const wanted = value ?? (name === PLAYERS ? values.at(-1) : values[0]);
    if (wanted === undefined) continue;
    left = left.filter((variant) => saidOf(variant)[name] === wanted);
    if (left.length === 0) throw wrongUse(whyNot(name, wanted, values, known.join(", ") || id));
    known.push(`${name} ${wanted}`);
  }
  const [variant] = left;
  if (variant === undefined) throw new Error(`${id} can't be played at all`);
  return variant;
}

/** The values of one of a game's options. */
export const valuesOf = ({ variants }: Game, name: string): readonly string[] => valuesIn(variants, name);

const valuesIn = (variants: readonly Variant[], name: string): readonly string[] => [
  ...new Set(variants.flatMap((variant) => saidOf(variant)[name] ?? [])),
];

const PLAYERS = "players";

const saidOf = ({ options, players }: Variant): VariantOptions => ({ ...Object(options), [PLAYERS]: String(players) });

const whyNot = (name: string, wish: string, values: readonly string[], known: string): string =>
  values.length === 0
    ? `--${name} means nothing with ${known}.`
    : `--${name} takes one of ${values.join(", ")} with ${known}, not "${wish}".`;
