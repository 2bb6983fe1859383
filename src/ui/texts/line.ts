/** Something to be said, in whatever language: the key of a message and what goes into it. No prose. */
import type { Seat } from "../../session/session.ts";

export interface Line {
  readonly key: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, Param>>;

export type Param =
  | number
  /** A word that the message selects by, or something quoted as it is. */
  | string
  | SeatParam
  | PieceParam
  /** Something said within something said: "3 Food". */
  | Line
  /** One after the other: "a, b and c". */
  | readonly Param[];

/** The name of whoever sits there. */
export interface SeatParam {
  readonly seat: Seat;
}

/** The key of the name of a card, a place, a machine. */
export interface PieceParam {
  readonly piece: string;
}

/** What a log tells of an event. If its parameter `seat` is a seat, the line is about that seat. */
export interface LogLine extends Line {
  /** Begins a section of the log. */
  readonly heading?: true;
  /** The name of a sign that stands before it; the game's views draw it. */
  readonly icon?: string;
  /** The parameter that is a list. A line that differs in this list only, and comes right after, adds to it instead. */
  readonly growing?: string;
}

export const isSeatParam = (param: Param | undefined): param is SeatParam =>
  typeof param === "object" && "seat" in param;

/** Whether a line is about a seat or names it, in whatever is said within it as well. */
export const names = ({ params = {} }: Line, seat: Seat): boolean =>
  Object.values(params).some((param) => isOf(param, seat));

function isOf(param: Param, seat: Seat): boolean {
  if (typeof param !== "object") return false;
  if (isList(param)) return param.some((one) => isOf(one, seat));
  if (isSeatParam(param)) return param.seat === seat;
  return "key" in param && names(param, seat);
}

export const isList = (param: Param): param is readonly Param[] => Array.isArray(param);

/** What is needed of a Refusal to say it. */
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
