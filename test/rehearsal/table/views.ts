/** The acts of a crew as cards in its hand, and a closer look at each card. */
import { handViews } from "../../../src/kit/desk/hand-views.tsx";
import type { Line } from "../../../src/ui/texts/line.ts";
import type { Act, Salvage, State } from "../model.ts";
import { worthOf } from "../rules.ts";
import { faceOf, pieceOf } from "./faces.ts";

/** What it would lead to, as far as is known. */
function outlook(act: Act, { now, wreck }: State): Line {
  if (now.at !== "dive") return { key: act.do === "flare" ? "outlook.act.flare" : "outlook.vote" };
  const left = wreck.reduce((sum, count) => sum + count, 0);
  const waves = Math.round((100 * (wreck[0] ?? 0)) / Math.max(1, left));
  return { key: `outlook.${act.do}`, params: { haul: worthOf(now), waves, seat: { seat: now.diver } } };
}

/** An empty wreck refuses the dive. */
const refused = ({ now, wreck }: State): ReadonlyMap<string, Line> =>
  new Map(now.at === "dive" && wreck.every((left) => left === 0) ? [["act.dive", { key: "wreck.empty" }]] : []);

export const views = handViews<Salvage>({ faceOf, pieceOf, outlook, refused });
