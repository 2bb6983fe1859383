/** Measures how much work floods cost a node, which must leave time to play and to draw. */
import { encode } from "../../engine/codec.ts";
import type { Game, Variant } from "../../engine/game.ts";
import { nameOf } from "../play/games.ts";
import type { Figure } from "./figure.ts";
import { FLOODS } from "./flood-kinds.ts";
import { Flooded, midMatch } from "./flooded.ts";

const SECONDS = 5;

export function* figuresOfFloods(game: Game): Generator<Figure> {
  const variant = plainest(game);
  const table = midMatch(game, variant);
  for (const { name, at, begin } of Object.values(FLOODS)) {
    const flooded = new Flooded(table, at === "host" ? 0 : 1);
    const { work, longest, sent } = flooded.during(SECONDS, begin(flooded));
    const figure = (what: string, value: number, unit: string): Figure => ({
      name: `${game.id}, ${nameOf(variant)}: ${name}: ${what}`,
      value: Number(value.toPrecision(3)),
      unit,
    });
    yield figure("work a second", work, "ms");
    yield figure("work of the longest text", longest, "ms");
    yield figure("sent in answer, a second", sent, "bytes");
  }
}

function plainest({ id, variants }: Game): Variant {
  const [first] = variants;
  const alike = variants.filter(({ options }) => encode(options) === encode(first?.options));
  const variant = alike.toSorted((a, b) => b.players - a.players)[0];
  if (variant === undefined) throw new Error(`${id} can't be played at all`);
  return variant;
}
