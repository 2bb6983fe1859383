/** Descriptions of ways to split the cards. */
import type { Line } from "../../../../ui/texts/line.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Pairs } from "../../rules/decision.ts";
import { cardName, cardNames } from "../texts/names.ts";
import { line } from "../texts/texts.ts";

export function wayLine({ kept, given, passed }: Pairs, seat: number, players: number): Line {
  const pairs = { kept: cardName(kept), given: cardName(given), left: { seat: leftOf(seat, players) } };
  return passed.length === 0
    ? line("desk.way-last", pairs)
    : line("desk.way", { ...pairs, passed: cardNames(passed), right: { seat: rightOf(seat, players) } });
}

export const shortWayLine = ({ kept, given }: Pairs): Line =>
  line("desk.way-short", { kept: cardName(kept), given: cardName(given) });
