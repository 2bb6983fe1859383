/** A second game, so that whatever works for one game only is noticed. */
import * as v from "valibot";
import type { Game } from "../../src/engine/game.ts";
import { hashText, hashValue } from "../../src/engine/hash.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { read } from "../../src/engine/shape.ts";
import { random } from "./bots.ts";
import { DANGER, finds, SWELL } from "./content.ts";
import type { Salvage } from "./model.ts";
import { apply, awaits, legal, result, setup } from "./rules.ts";

const options = v.strictObject({ nights: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) });

const act = v.variant("do", [
  v.strictObject({ do: v.picklist(["dive", "surface", "flare"]) }),
  v.strictObject({ do: v.literal("vote"), sail: v.boolean() }),
]);

export const rehearsal: Game<Salvage> = {
  id: "rehearsal",
  rules: hashText("rehearsal 1"),
  content: hashValue({ finds, DANGER, SWELL }),
  acts: ["dive", "surface", "flare", "vote"],
  bound: 2000,
  tables: { finds, DANGER, SWELL },
  scores: ["coins", "flare"],
  bots: { random },
  readOptions: (raw) => read(options, raw, "options"),
  readAct: (raw) => read(act, raw, "act"),
  readValue: () => {
    throw new Refusal("nothing-is-hidden");
  },
  setup,
  sitters: ({ crews }) => crews.map(({ sitter }) => sitter),
  awaits,
  holds: () => [],
  dealt: () => new Map<string, never>(),
  legal,
  apply,
  result,
};
