/** A Machine's condition and effect as they are seen on a boat: fewer signs than elsewhere, and larger digits. */

import type { Drawing, Part } from "../../../../kit/drawing/drawing.ts";
import { number } from "../../../../kit/drawing/sign.ts";
import type { Condition, Machine } from "../../model/room.ts";
import { goodsIn, icon } from "./badges.ts";
import { arrow, bounds, costCard, HEIGHT, inRow, MIDDLE, type Sign, signsOf } from "./condition-face.ts";
import type { IconName } from "./icon-paths.ts";
import { INK, SIGN_COLORS } from "./palette.ts";

export const ROW = HEIGHT;
/** The size of the digits in a row of this height. */
export const DIGITS = 22;
const DIGIT = 12.8;
const SIGN = 16;

export const terseCondition = ({ when }: Machine): Drawing => inRow(conditionSigns(when));

/** `hasDigits` is false where they couldn't be read. */
export const terseEffect = ({ gives, heals = 0 }: Machine, hasDigits: boolean): Drawing =>
  inRow([
    ...goodsIn(gives).map(([good, amount]) => gain(`${amount}`, good, hasDigits)),
    ...(heals > 0 ? [gain(`${heals}`, "heal", hasDigits)] : []),
  ]);

function conditionSigns(when: Condition): readonly Sign[] {
  if ("gained" in when) {
    return [arrow("M1 13h9M6.500 8.500L11 13L6.500 17.500"), figure(`≥${when.atLeast}`), sign(when.gained)];
  }
  if ("given" in when && when.given === "cost") {
    return [arrow("M12 13H3M7.500 8.500L3 13L7.500 17.500"), costCard(""), figure(bounds(when.least, when.most))];
  }
  if (!("pair" in when)) return signsOf(when);
  switch (when.pair) {
    case "costs-sum":
      return [sum(), figure(bounds(when.least, when.most))];
    case "equal-costs":
      return [costCard(""), figure("="), costCard("")];
    case "different-costs":
      return [costCard(""), figure("≠"), costCard("")];
    default:
      return signsOf(when);
  }
}

function figure(text: string): Sign {
  const width = DIGIT * text.length;
  return { width, parts: [number(text, width / 2, MIDDLE, DIGITS, "#f3ecdb", "middle")] };
}

type Counted = keyof typeof SIGN_COLORS & IconName;

const sign = (name: Counted): Sign => ({
  width: SIGN,
  parts: [icon(name, SIGN / 2, MIDDLE, SIGN, SIGN_COLORS[name].light)],
});

function gain(amount: string, of: Counted, hasDigits: boolean): Sign {
  if (!hasDigits) return sign(of);
  const { width, parts } = figure(amount);
  return { width: width + SIGN, parts: [...parts, { x: width, y: 0, parts: sign(of).parts }] };
}

const PLUS: Part = { d: "M5.500 19h8M9.500 15v8", line: { paint: INK, width: 2.4 } };

/** Two cards, one half over the other. */
function sum(): Sign {
  const { width, parts } = costCard("");
  return { width: width + 10, parts: [{ x: 10, y: 0, parts }, ...parts, PLUS] };
}
