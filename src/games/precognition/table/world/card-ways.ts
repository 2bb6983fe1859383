/** Which cards of a seat go which way, as far as its player has sorted them. */
import { ROUNDS } from "../../model/river.ts";
import { readDraft } from "../draft/draft.ts";

export type CardWay =
  | {
      readonly goes: "given" | "passed";
      /** Two that lie face up, then the hand. Nothing: whichever it will be. */
      readonly card: number | undefined;
    }
  /** One of two that are passed. */
  | { readonly goes: "back"; readonly card: undefined };

const WHICHEVER: readonly CardWay[] = [
  { goes: "given", card: undefined },
  { goes: "passed", card: undefined },
];

/** In the last round nothing is passed, and so nothing comes back. */
export function cardWays(draft: unknown, round: number): readonly CardWay[] {
  const roles = readDraft(draft, "choice", { round, phase: "decide" })?.roles ?? [];
  const going = roles.flatMap((role, card): CardWay[] => {
    if (role === "give") return [{ goes: "given", card }];
    return role === "pass" ? [{ goes: "passed", card }] : [];
  });
  const passed = going.filter(({ goes }) => goes === "passed");
  const back: CardWay[] = passed.length === 2 ? [{ goes: "back", card: undefined }] : [];
  const open = WHICHEVER.filter(({ goes }) => going.every((one) => one.goes !== goes));
  return [...going, ...back, ...open].filter(({ goes }) => goes === "given" || round < ROUNDS);
}

/** As the display list names them. */
export const namesOf = (ways: readonly CardWay[]): string =>
  ways.map(({ goes, card }) => `${goes} ${card ?? "?"}`).join(", ");
