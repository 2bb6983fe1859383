/** A fair match as a file (RECORD.md describes the format): written whole, read with suspicion. */
import * as v from "valibot";
import { encode } from "../engine/codec.ts";
import { hashText } from "../engine/hash.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import type { Book } from "./book.ts";
import { type Entry, type Frame, frame, readEntry } from "./entries.ts";
import { type Roster, readRoster } from "./roster.ts";
import { list, MOST_ENTRIES, whole } from "./shapes.ts";
import type { Signatures } from "./signing.ts";

export const FORMAT = "letea-fair-record/1";
const CHECK_LENGTH = 8;
/** The first lines of the file: the format, the roster, its check and the beginning of the list. */
const LINES_BEFORE = 4;

/** What a file tells of a match. Nobody has checked yet whether it can have been like that. */
export interface Told {
  readonly roster: Roster;
  readonly entries: readonly Entry[];
  /** The last one of every epoch. */
  readonly frames: readonly Frame[];
  /** Told in short: only the signatures are there that vouch for all. */
  readonly isShort: boolean;
  /** What the file says after these entries is damaged. */
  readonly damage: Refusal | undefined;
}

export const hasFormat = (raw: unknown, format: string): raw is object =>
  typeof raw === "object" && raw !== null && "format" in raw && raw.format === format;

const shape = v.strictObject({
  format: v.string(),
  roster: v.unknown(),
  check: v.string(),
  entries: list(v.unknown(), MOST_ENTRIES),
  frames: v.unknown(),
  end: v.string(),
});
const line = v.strictObject({ check: v.string(), epoch: whole, body: v.unknown() });
const framesShape = list(frame, MOST_ENTRIES);

/** One entry a line, so that people and line tools can read it. */
export function writeRecord({ terms: { roster }, entries }: Book, frames: readonly Frame[]): string {
  let link = firstLink(roster);
  const check = brief(link);
  const lines = entries.map((entry) => {
    link = nextLink(link, entry);
    return `{"check":"${brief(link)}",${encode(entry).slice(1)}`;
  });
  return `{"format":"${FORMAT}",
"roster":${encode(roster)},
"check":"${check}",
"entries":[
${lines.join(",\n")}
],
"frames":${encode(frames)},
"end":"${nextLink(link, frames)}"}
`;
}

/** What can't even be read is refused; damage further on is told. */
export function readRecord(raw: unknown, signatures: Signatures): Told {
  const { roster, check, entries, frames, end } = read(shape, raw, "record");
  const start = inWholeNumbers(() => firstLink(roster));
  if (check !== brief(start)) throw new Refusal("record-header-changed");
  return { roster: readRoster(roster, signatures), isShort: false, ...readEntries(start, entries, { frames, end }) };
}

function readEntries(
  start: string,
  lines: readonly unknown[],
  tail: { readonly frames: unknown; readonly end: string },
): Pick<Told, "entries" | "frames" | "damage"> {
  const entries: Entry[] = [];
  let link = start;
  for (const [k, raw] of lines.entries()) {
    try {
      const { check, ...untried } = read(line, raw, "entry");
      link = inWholeNumbers(() => nextLink(link, untried));
      if (check !== brief(link)) throw new Refusal("record-tampered", { entry: k + 1 });
      entries.push(readEntry(untried));
    } catch (error) {
      return { entries, frames: [], damage: damageAt(k + 1, error) };
    }
  }
  try {
    const frames = read(framesShape, tail.frames, "frames");
    if (tail.end !== nextLink(link, frames)) throw new Refusal("record-cut", { entries: entries.length });
    return { entries, frames, damage: undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { entries, frames: [], damage: error };
  }
}

function damageAt(entry: number, error: unknown): Refusal {
  if (!(error instanceof Refusal)) throw error;
  return error.key === "record-tampered" ? error : new Refusal("damaged-entry", { entry }, { cause: error });
}

/** The text isn't JSON. What comes before the line that isn't is read all the same, so that the entry can be named. */
export function readDamaged(text: string, signatures: Signatures): Told {
  const lines = text.split("\n");
  const before = lines.slice(0, LINES_BEFORE);
  const start = parsed(`${before.join("\n")}],"frames":[],"end":""}`);
  if (!hasFormat(start, FORMAT)) throw damagedAt(firstBadOf(before));
  const sound: unknown[] = [];
  for (const [k, one] of lines.slice(LINES_BEFORE).entries()) {
    const at = LINES_BEFORE + k;
    const entry = one === CLOSING ? undefined : entryOf(one, lines[at + 1] === CLOSING);
    if (entry !== undefined) {
      sound.push(entry);
      continue;
    }
    const told = readRecord({ ...start, entries: sound }, signatures);
    // That the end is missing is known: something before it is damaged.
    if (told.damage?.key !== "record-cut") return told;
    const damage = damagedAt(one === CLOSING ? at + 1 : at);
    return {
      ...told,
      damage: one === CLOSING ? damage : new Refusal("damaged-entry", { entry: k + 1 }, { cause: damage }),
    };
  }
  throw damagedAt(lines.length - 1);
}

const CLOSING = "],";
const damagedAt = (at: number): Refusal => new Refusal("record-not-json", { line: at + 1 });

/** Each of the first lines is a piece of JSON but for what holds them together. */
function firstBadOf(lines: readonly string[]): number {
  const [first = "", ...others] = lines;
  const pieces = [
    first.replace(/,$/u, "}"),
    ...others.map((one) => `{${one.replace(/,$/u, "").replace(/\[$/u, "[]")}}`),
  ];
  const bad = pieces.findIndex((piece) => parsed(piece) === undefined);
  return bad === -1 ? lines.length : bad;
}

/** Nothing, unless it's an entry that is followed by another one just if it says so. */
const entryOf = (text: string, isLast: boolean): unknown =>
  text.endsWith(",") === isLast ? undefined : parsed(text.replace(/,$/u, ""));

/** Nothing, if it isn't JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What can't be hashed is no record. */
export function inWholeNumbers<X>(make: () => X): X {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refusal("malformed", { at: "record" }, { note: error.message });
  }
}

const firstLink = (roster: unknown): string => hashText(`${FORMAT}\n${encode(roster)}`);
const nextLink = (link: string, next: unknown): string => hashText(`${link}\n${encode(next)}`);
const brief = (hashed: string): string => hashed.slice(0, CHECK_LENGTH);
