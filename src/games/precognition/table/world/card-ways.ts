/** Where a seat's cards go, as far as its player has sorted them. */
import { ROUNDS } from "../../model/river.ts";
import { readDraft } from "../draft/draft.ts";

export type CardWay =
  | {
      readonly goes: "given" | "passed";
      /** An index: the two face-up cards, then the hand. Undefined if it isn't decided. */
      readonly card: number | undefined;
    }
  /** One of the two passed cards. */
  | { readonly goes: "back"; readonly card: undefined };

const WHICHEVER: readonly CardWay[] = [
  { goes: "given", card: undefined },
  { goes: "passed", card: undefined },
];

/** In the last round nothing is passed, so nothing comes back. */
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

/** Their name in the display list, for tests. */
export const namesOf = (ways: readonly CardWay[]): string =>
  ways.map(({ goes, card }) => `${goes} ${card ?? "?"}`).join(", ");
