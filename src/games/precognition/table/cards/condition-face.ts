/** A Machine's condition and effect, in signs. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { box } from "../../../../kit/drawing/paths.ts";
import { number } from "../../../../kit/drawing/sign.ts";
import type { Resource } from "../../model/goods.ts";
import {
  type Condition,
  type GivenCondition,
  HIGHEST_COST,
  type Machine,
  type PairCondition,
} from "../../model/room.ts";
import { baneStar, goodsIn, icon, typeShape } from "./badges.ts";
import { INK, PAPER, SIGN_COLORS, TYPE_COLORS } from "./palette.ts";

/** An element of a row of signs. */
export interface Sign {
  readonly width: number;
  readonly parts: readonly Part[];
}

export const HEIGHT = 26;
export const MIDDLE = HEIGHT / 2;
const CARD_WIDTH = 19;
const GAP = 2.5;

export const conditionFace = ({ when }: Machine): Drawing => inRow(signsOf(when));

export const effectFace = ({ gives, heals = 0 }: Machine): Drawing =>
  inRow([
    ...goodsIn(gives).map(([good, amount]) => goodSign(`${amount}`, good, SIGN_COLORS[good].light)),
    ...(heals > 0 ? [goodSign(`${heals}`, "heal", SIGN_COLORS.heal.light)] : []),
  ]);

export function inRow(signs: readonly Sign[]): Drawing {
  const parts: Part[] = [];
  let x = 0.5;
  for (const sign of signs) {
    parts.push({ x, y: 0, parts: sign.parts });
    x += sign.width + GAP;
  }
  const width = Math.max(1, x - GAP + 0.5);
  return { width, height: HEIGHT, outline: box(0, 0, width, HEIGHT), parts };
}

export function signsOf(when: Condition): Sign[] {
  if ("gained" in when) {
    return [
      arrow("M1 13h9M6.500 8.500L11 13L6.500 17.500"),
      goodSign(`≥${when.atLeast}`, when.gained, SIGN_COLORS[when.gained].light),
    ];
  }
  return "given" in when ? [arrow("M12 13H3M7.500 8.500L3 13L7.500 17.500"), given(when)] : pair(when);
}

function given(when: GivenCondition): Sign {
  switch (when.given) {
    case "type":
      return cardOf(when.type);
    case "cost":
      return costCard(bounds(when.least, when.most));
    case "bane":
      return baneCard();
  }
}

function pair(when: PairCondition): Sign[] {
  switch (when.pair) {
    case "type-and-other":
      return [cardOf(when.type), otherThan(when.type)];
    case "two-types":
      return when.types.map(cardOf);
    case "bane-and-none":
      return [baneCard(), noBaneCard()];
    case "costs-sum":
      return [costCard("+"), costCard(""), text(bounds(when.least, when.most))];
    case "equal-costs":
      return [costCard(""), text("="), costCard("")];
    case "different-costs":
      return [costCard(""), text("≠"), costCard("")];
  }
}

export const bounds = (least: number, most: number): string => {
  if (least === most) return `${least}`;
  return most === HIGHEST_COST ? `≥${least}` : `≤${most}`;
};

const paper = (parts: readonly Part[]): Sign => ({
  width: CARD_WIDTH,
  parts: [{ d: box(0, 0.5, CARD_WIDTH, HEIGHT - 1, 3), fill: PAPER, line: { paint: INK, width: 1 } }, ...parts],
});

const cardOf = (type: Resource): Sign =>
  paper([
    typeShape(type, CARD_WIDTH / 2, MIDDLE, 7.5, { fill: INK }),
    typeShape(type, CARD_WIDTH / 2, MIDDLE, 6.5, { fill: TYPE_COLORS[type].plain }),
    icon(type, CARD_WIDTH / 2, type === "ymune" ? MIDDLE + 0.8 : MIDDLE, 7.6, INK),
  ]);

/** A type that is struck through. */
const otherThan = (type: Resource): Sign =>
  paper([
    typeShape(type, CARD_WIDTH / 2, MIDDLE, 6.5, { fill: "#b9b09a" }),
    { d: "M3 22L16 4", line: { paint: INK, width: 2.4 } },
  ]);

const baneCard = (): Sign => paper(baneStar("", CARD_WIDTH / 2, MIDDLE, 8));

const noBaneCard = (): Sign =>
  paper([
    { ...icon("bane", CARD_WIDTH / 2, MIDDLE, 14, "#b9b09a") },
    { d: "M3 22L16 4", line: { paint: INK, width: 2.4 } },
  ]);

/** The corner of a card, with a cost. */
export const costCard = (value: string): Sign =>
  paper([
    { d: `M3 1H${CARD_WIDTH - 1}V13H6q-3 0-3-3z`, fill: INK },
    icon("cost", CARD_WIDTH / 2 + 1, 7, 8.5, PAPER),
    number(value, CARD_WIDTH / 2, 18.8, 10, INK, "middle"),
  ]);

const text = (value: string): Sign => ({
  width: value.length > 1 ? 19 : 10,
  parts: [number(value, value.length > 1 ? 9.5 : 5, MIDDLE, 13, "#f3ecdb", "middle")],
});

export const arrow = (d: string): Sign => ({ width: 12, parts: [{ d, line: { paint: "#f4bd5c", width: 2.2 } }] });

function goodSign(value: string, sign: Parameters<typeof icon>[0], paint: string): Sign {
  const digits = 10.4 * value.length;
  return {
    width: digits + 18,
    parts: [number(value, digits, MIDDLE, 15, "#f3ecdb", "end"), icon(sign, digits + 10, MIDDLE, 15, paint)],
  };
}
