/**
 * Messages to texts and back. An incoming text is measured before it's parsed, and accepted only in canonical form: so all
 * devices hash the same bytes.
 */
import type * as v from "valibot";
import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import { text as toBytes } from "../fair/bytes.ts";
import { depthOf } from "../fair/depth.ts";
import { MOST_DEPTH, MOST_ENTRY, MOST_HANDSHAKE, MOST_LENGTH } from "./limits.ts";
import { type Handshake, handshake, type Message, message, VERSION } from "./messages.ts";

export const encodeMessage = (what: Message | Handshake): string => encode(what);

/** In bytes. */
export const lengthOf = (text: string): number => toBytes(text).length;

/** A message after the handshake; nothing else. */
export function decode(text: string): Message {
  const decoded = decodeAs(message, text);
  if (decoded.t === "entries") for (const { entry } of decoded.entries) checkEntry(entry);
  return decoded;
}

/** A message of the handshake; nothing else. */
export function decodeHandshake(text: string): Handshake {
  if (text.length > MOST_HANDSHAKE) throw new Refusal("message-too-long", { most: MOST_HANDSHAKE });
  const raw = plain(text);
  checkVersion(raw);
  return parsedAs(handshake, raw);
}

/** Canonical JSON that isn't too long, nor too deep, and in this shape. */
export const decodeAs = <Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> =>
  parsedAs(schema, plain(text));

const parsedAs = <Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> =>
  read(schema, raw, "message");

/** An entry has to fit into a message that proves what is wrong with it; a fault is such a proof itself. */
function checkEntry(entry: unknown): void {
  const isFault = isObject(entry) && isObject(entry.body) && entry.body.kind === "fault";
  if (!isFault && lengthOf(encode(entry)) > MOST_ENTRY) throw new Refusal("entry-too-long", { most: MOST_ENTRY });
}

/** Checked before anything else: another version may have other shapes. */
function checkVersion(raw: unknown): void {
  if (!isObject(raw) || (raw.t !== "hello" && raw.t !== "welcome")) return;
  const theirs = raw.version;
  if (typeof theirs === "number" && theirs !== VERSION) throw new Refusal("other-version", { theirs, ours: VERSION });
}

/** JSON of whole numbers and whole characters, and not too deep for whoever walks through it. */
function plain(text: string): unknown {
  // A text can't have fewer bytes than characters: the longest aren't even counted.
  if (text.length > MOST_LENGTH || lengthOf(text) > MOST_LENGTH) {
    throw new Refusal("message-too-long", { most: MOST_LENGTH });
  }
  if (depthOf(text) > MOST_DEPTH) throw new Refusal("message-too-deep", { most: MOST_DEPTH });
  const raw = parse(text);
  if (canonical(raw) !== text) throw new Refusal("not-canonical");
  if (HALF.test(text)) throw new Refusal("half-a-character");
  return raw;
}

/** Canonical JSON writes half a character as an escape, and no whole one. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/u;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("not-json");
  }
}

function canonical(raw: unknown): string {
  try {
    return encode(raw);
  } catch {
    throw new Refusal("not-canonical");
  }
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> => typeof raw === "object" && raw !== null;
