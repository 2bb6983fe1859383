/** A match as a file (RECORD.md describes the format): written whole, read with suspicion. */
import * as v from "valibot";
import { encode } from "./codec.ts";
import type { Game, Types } from "./game.ts";
import { hashText } from "./hash.ts";
import { type Header, Match } from "./match.ts";
import { Refusal } from "./refusal.ts";
import { read } from "./shape.ts";

const FORMAT = "letea-record/1";
const MAX_LENGTH = 4 * 1024 * 1024;
const CHECK_LENGTH = 8;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, "not a hash"));
const shape = v.strictObject({
  format: v.string(),
  header: v.strictObject({
    game: v.string(),
    rules: hash,
    content: hash,
    options: v.unknown(),
    seats: v.array(v.unknown()),
  }),
  check: v.string(),
  entries: v.array(v.strictObject({ check: v.string(), input: v.unknown() })),
  head: hash,
});

/** One entry a line, so that people and line tools can read it. */
export function writeRecord<T extends Types>({ header, inputs }: Pick<Match<T>, "header" | "inputs">): string {
  const start = firstLink(header);
  let head = start;
  const lines = inputs.map((input) => {
    const text = encode(input);
    head = nextLink(head, text);
    return `{"check":"${brief(head)}","input":${text}}`;
  });
  const entries = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n]`;
  return `{"format":"${FORMAT}",
"header":${encode(header)},
"check":"${brief(start)}",
"entries":${entries},
"head":"${head}"}
`;
}

/** Replays the record with the game it names. Whatever isn't right is refused by name and place. */
export function readRecord(text: string, findGame: (id: string) => Game | undefined): Match {
  if (text.length > MAX_LENGTH) throw new Refusal("record-too-big", { most: MAX_LENGTH });
  const raw = parse(text);
  if (!isOurs(raw)) throw new Refusal("record-foreign", { expected: FORMAT });
  const record = read(shape, raw, "record");

  const { header } = record;
  const game = findGame(header.game);
  if (game === undefined) throw new Refusal("record-unknown-game", { game: header.game.slice(0, 40) });
  if (header.rules !== game.rules) {
    throw new Refusal("record-other-rules", { game: game.id, theirs: brief(header.rules), ours: brief(game.rules) });
  }
  if (header.content !== game.content) {
    throw new Refusal("record-other-content", {
      game: game.id,
      theirs: brief(header.content),
      ours: brief(game.content),
    });
  }

  const match = new Match(game, header.options, header.seats);
  let head = firstLink(header);
  if (record.check !== brief(head)) throw new Refusal("record-header-changed", { at: "header" });
  record.entries.forEach(({ check, input }, i) => {
    head = nextLink(head, entryText(input, i));
    if (check !== brief(head)) throw new Refusal("record-tampered", { entry: i + 1 });
    replay(match, input, i);
  });
  if (record.head !== head) throw new Refusal("record-cut", { entries: record.entries.length });
  return match;
}

const firstLink = (header: Header | object): string => hashText(`${FORMAT}\n${encode(header)}`);
const nextLink = (head: string, input: string): string => hashText(`${head}\n${input}`);
const brief = (hashed: string): string => hashed.slice(0, CHECK_LENGTH);

function entryText(input: unknown, i: number): string {
  try {
    return encode(input);
  } catch (error) {
    const cause = new Refusal("malformed", { at: "input" }, { note: messageOf(error) });
    throw new Refusal("record-entry", { entry: i + 1 }, { cause });
  }
}

function replay(match: Match, input: unknown, i: number): void {
  try {
    match.accept(input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("record-entry", { entry: i + 1 }, { cause: error });
  }
}

function isOurs(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && "format" in raw && raw.format === FORMAT;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("record-not-json", { line: firstBadLine(text) });
  }
}

/** Every line of a record is a piece of JSON but for the commas and brackets at its ends. */
function firstBadLine(text: string): number {
  const lines = text.split("\n");
  const bad = lines.findIndex((line, i) => i > 1 && line.startsWith("{") && !isJson(line.replace(/,$/u, "")));
  return bad === -1 ? lines.length : bad + 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
