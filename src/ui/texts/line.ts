/** A text in no particular language: the key of a message, and its parameters. */
import type { Seat } from "../../session/session.ts";

export interface Line {
  readonly key: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, Param>>;

export type Param =
  | number
  /** A word for ICU's `select`, or a quotation. */
  | string
  | SeatParam
  | PieceParam
  /** A line within a line: "3 Food". */
  | Line
  /** A list: "a, b and c". */
  | readonly Param[];

/** Shown as the name of the person at this seat. */
export interface SeatParam {
  readonly seat: Seat;
}

/** A card, a place or a machine, by the key of its name. */
export interface PieceParam {
  readonly piece: string;
}

/** A line of the log. If its parameter `seat` is a seat, the line is about that seat. */
export interface LogLine extends Line {
  /** This line begins a section of the log. */
  readonly heading?: true;
  /** The name of its icon, which the game's views draw. */
  readonly icon?: string;
  /** The parameter that is a list. If the next line differs only in this list, its items are added here instead. */
  readonly growing?: string;
}

export const isSeatParam = (param: Param | undefined): param is SeatParam =>
  typeof param === "object" && "seat" in param;

/** Whether a line is about a seat or names it, lines within it included. */
export const names = ({ params = {} }: Line, seat: Seat): boolean =>
  Object.values(params).some((param) => isOf(param, seat));

function isOf(param: Param, seat: Seat): boolean {
  if (typeof param !== "object") return false;
  if (isList(param)) return param.some((one) => isOf(one, seat));
  if (isSeatParam(param)) return param.seat === seat;
  return "key" in param && names(param, seat);
}

export const isList = (param: Param): param is readonly Param[] => Array.isArray(param);

/** The part of a Refusal that its text needs. */
export interface Refused {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly cause?: Refused | undefined;
}

/** The line that says why something was refused. */
export function refusalLine({ key, facts, cause }: Refused): Line {
  const { seat } = facts;
  const params: Params = {
    ...facts,
    ...(typeof seat === "number" && { seat: { seat } }),
    ...(cause !== undefined && { cause: refusalLine(cause) }),
  };
  return { key: `refusal.${key}`, params };
}
