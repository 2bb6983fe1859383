/** A second game, to find what works for only one game. */
import * as v from "valibot";
import type { Bot, Game } from "../../src/engine/game.ts";
import { hashText, hashValue } from "../../src/engine/hash.ts";
import { count, read } from "../../src/engine/shape.ts";
import type { Salvage } from "./model.ts";
import { apply, awaits, FINDS, legal, result, SWELL, setup } from "./rules.ts";

const options = v.strictObject({ nights: v.pipe(count(5), v.minValue(1)) });

const act = v.variant("do", [
  v.strictObject({ do: v.picklist(["dive", "surface", "flare"]) }),
  v.strictObject({ do: v.literal("vote"), sail: v.boolean() }),
]);

/** Plays a random act, and an optional one once in ten times. */
const random: Bot<Salvage> = ({ state, seat, luck }) => {
  const pending = awaits(state);
  if (pending.some(({ kind }) => kind === "reveal")) return { do: "vote", sail: luck.below(2) === 0 };
  const isOwed = pending.some((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
  return isOwed || luck.below(10) === 0 ? luck.pick(legal(state, seat)) : undefined;
};

export const rehearsal: Game<Salvage> = {
  id: "rehearsal",
  rules: hashText("rehearsal 2"),
  content: hashValue({ FINDS, SWELL }),
  variants: [
    { options: { nights: 3 }, players: 3 },
    { options: { nights: 5 }, players: 4 },
    { options: { nights: 2 }, players: 2 },
  ],
  acts: ["dive", "surface", "flare", "vote"],
  bound: 2000,
  tables: { FINDS, SWELL },
  scores: ["coins"],
  bots: { random },
  readOptions: (raw) => read(options, raw, "options"),
  readAct: (raw) => read(act, raw, "act"),
  readValue: (raw) => read(v.never(), raw, "value"),
  setup,
  sitters: ({ crews }) => crews.map(({ sitter }) => sitter),
  awaits,
  holds: () => [],
  dealt: () => new Map<string, never>(),
  legal,
  apply,
  result,
};
