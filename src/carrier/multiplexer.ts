/**
 * Several channels (lanes) over one connection. Either side opens a lane under a number that is never used again, sends
 * texts on it and closes it. Each frame is one text: `o4 name`, `t4 text`, `c4`.
 */
import { MOST_LENGTH } from "../net/limits.ts";
import type { Lane } from "./carrier.ts";

/** Which side has dialled: it numbers its lanes with even numbers, the other side with odd ones. */
export type Side = "dialler" | "dialled";

export const MOST_LANES = 16;
/** So many may be opened by one side as long as a connection lasts, most of them closed again. */
export const MOST_LANES_EVER = 500;
const LANE_NAME = /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/u;
const FRAME = /^([otc])(0|[1-9]\d{0,4})(?: |$)/u;
/** The longest text, and what stands before it. */
const MOST_FRAME = MOST_LENGTH + 16;

export type LaneNumber = number;

export type Heard =
  | { readonly is: "opened"; readonly number: LaneNumber; readonly lane: Lane }
  | { readonly is: "text"; readonly number: LaneNumber; readonly lane: Lane; readonly text: string }
  | { readonly is: "closed"; readonly number: LaneNumber; readonly lane: Lane }
  /** For a lane that we have closed before the other side knew it. */
  | { readonly is: "late" }
  /** A frame that this code never sends. */
  | { readonly is: "bad" };

const BAD: Heard = { is: "bad" };
const LATE: Heard = { is: "late" };

export class Multiplexer {
  readonly #open = new Map<LaneNumber, Lane>();
  #ours: LaneNumber;
  #theirs: LaneNumber;

  constructor(side: Side) {
    this.#ours = side === "dialler" ? 0 : 1;
    this.#theirs = 1 - this.#ours;
  }

  get open(): ReadonlyMap<LaneNumber, Lane> {
    return this.#open;
  }

  /** Nothing if there are too many, or it can't be called that. */
  opening(lane: Lane): { readonly number: LaneNumber; readonly frame: string } | undefined {
    const number = this.#ours;
    if (!this.#hasRoom(number) || !LANE_NAME.test(lane)) return undefined;
    this.#open.set(number, lane);
    this.#ours += 2;
    return { number, frame: `o${number} ${lane}` };
  }

  /** Nothing if it isn't open, or the text is too long. */
  saying(number: LaneNumber, text: string): string | undefined {
    return this.#open.has(number) && text.length <= MOST_LENGTH ? `t${number} ${text}` : undefined;
  }

  /** Nothing if it isn't open. */
  closing(number: LaneNumber): string | undefined {
    return this.#open.delete(number) ? `c${number}` : undefined;
  }

  heard(frame: unknown): Heard {
    if (typeof frame !== "string" || frame.length > MOST_FRAME) return BAD;
    const [head, kind, digits] = FRAME.exec(frame) ?? [];
    if (head === undefined) return BAD;
    const [number, rest] = [Number(digits), frame.slice(head.length)];
    if (kind === "o") return this.#opened(number, rest);
    const lane = this.#open.get(number);
    if (kind === "c" && (rest !== "" || head.endsWith(" "))) return BAD;
    if (kind === "t" && (!head.endsWith(" ") || rest.length > MOST_LENGTH)) return BAD;
    if (lane === undefined) return this.#hasBeen(number) ? LATE : BAD;
    if (kind === "t") return { is: "text", number, lane, text: rest };
    this.#open.delete(number);
    return { is: "closed", number, lane };
  }

  #opened(number: LaneNumber, lane: Lane): Heard {
    if (number !== this.#theirs || !this.#hasRoom(number) || !LANE_NAME.test(lane)) return BAD;
    this.#open.set(number, lane);
    this.#theirs += 2;
    return { is: "opened", number, lane };
  }

  /** Each side may fill its own half, so that two who open lanes at once stay within what the other allows. */
  #hasRoom(number: LaneNumber): boolean {
    const own = [...this.#open.keys()].filter((open) => open % 2 === number % 2);
    return own.length < MOST_LANES / 2 && number < 2 * MOST_LANES_EVER;
  }

  #hasBeen(number: LaneNumber): boolean {
    return number < (number % 2 === this.#ours % 2 ? this.#ours : this.#theirs);
  }
}
