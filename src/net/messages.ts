/** Everything that goes over a link, as schemas: whatever comes in is read by these. */
import * as v from "valibot";
import { proof } from "../fair/entries.ts";
import { hex32, hex64, list, MOST_SEATS, seat, whole } from "../fair/shapes.ts";
import { acknowledgement, answer, attestation, signedStatement, vote, why } from "../fair/statements.ts";

import { cleanTalk, MOST_TALK } from "./words.ts";

/** Devices with different versions tell each other so and stop. */
export const VERSION = 2;

const version = v.literal(VERSION);
/** Of a refusal, for the language file of whoever reads it. */
export const key = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/u, "not a key"), v.maxLength(64));
const sayable = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** Written by people, and to be shown to others as it is. */
const talk = (most: number) =>
  v.pipe(
    sayable(most),
    v.check((text) => cleanTalk(text) === text, "what can't be shown"),
  );
export const words = talk(MOST_TALK);
export const sign = talk(16);

/** The dialler names its key; the dialled side proves its own first, then the dialler. */
export const handshake = v.variant("t", [
  v.strictObject({ t: v.literal("hello"), version, room: sayable(64), key: hex32, nonce: hex32, conn: whole }),
  v.strictObject({ t: v.literal("welcome"), version, key: hex32, nonce: hex32, sig: hex64 }),
  v.strictObject({ t: v.literal("proved"), sig: hex64 }),
  v.strictObject({ t: v.literal("turned-away"), key }),
]);
export type Handshake = v.InferOutput<typeof handshake>;

/** How far a record goes: its end, and a few places further and further back, to find where two diverge. */
export const locator = v.strictObject({
  epoch: whole,
  heads: v.pipe(list(v.strictObject({ p: whole, head: hex32 }), 32), v.minLength(1)),
});
export type Locator = v.InferOutput<typeof locator>;

export const presence = v.strictObject({
  seat,
  silent: whole,
  owes: v.boolean(),
  returns: v.boolean(),
  /** Who has agreed that a bot takes the seat or, where one has it, that its people come back. */
  agreed: list(seat, MOST_SEATS),
  /** Where there is a clock: what it has of its time, in milliseconds. */
  left: v.optional(v.strictObject({ choice: whole, bank: whole })),
});
export type Presence = v.InferOutput<typeof presence>;

export const BESIDE = [
  v.strictObject({ t: v.literal("chat"), from: hex32, text: words }),
  v.strictObject({ t: v.literal("react"), from: hex32, sign }),
] as const;
/** From the host, to whoever has said it: it wasn't passed on. */
export const UNSAID = v.strictObject({ t: v.literal("unsaid"), text: words, key });
/** A piece, as the page and the world name it. */
const thing = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u, "not a piece"));
/** Of the whole table. */
const want = v.picklist(["stop", "pause", "go-on"]);
export type Want = v.InferOutput<typeof want>;
const some = list(seat, MOST_SEATS);
/** Who wants what; whether the match is stopped, since all want it who are here, and whether it pauses. */
const wanted = v.strictObject({ stop: some, pause: some, goOn: some, isStopped: v.boolean(), isPaused: v.boolean() });
export type Wanted = v.InferOutput<typeof wanted>;

const AT_TABLE = [...BESIDE, v.strictObject({ t: v.literal("point"), from: hex32, thing })] as const;
/** Beside the record. The host passes it on and says whose it is. */
export const tableTalk = v.variant("t", AT_TABLE);
export type TableTalk = v.InferOutput<typeof tableTalk>;

export const message = v.variant("t", [
  /** Also the heartbeat. */
  v.strictObject({ t: v.literal("have"), reach: locator }),
  /** From a device that has no book yet: asks for the roster. */
  v.strictObject({ t: v.literal("who") }),
  v.strictObject({ t: v.literal("roster"), roster: v.unknown() }),
  /**
   * What comes after `from` entries, each with the signature of whoever hosted under the frame for it; they go on to
   * `to` entries in this epoch, in more messages if they are many.
   */
  v.strictObject({
    t: v.literal("entries"),
    from: whole,
    to: whole,
    epoch: whole,
    entries: list(v.strictObject({ entry: v.unknown(), sig: hex64 }), 256),
  }),
  /** To the host: */
  v.strictObject({ t: v.literal("say"), said: signedStatement }),
  v.strictObject({ t: v.literal("answer"), answer }),
  /** An acknowledgement for a host that can't be reached, to be passed on: signed, so that nobody can forge it. */
  v.strictObject({ t: v.literal("stored"), stored: acknowledgement }),
  v.strictObject({
    t: v.literal("agree"),
    about: seat,
    absence: whole,
    to: v.union([why, v.literal("return")]),
    word: attestation,
  }),
  /** What the people of a device want of the whole table. */
  v.strictObject({ t: v.literal("wants"), wants: list(want, want.options.length) }),
  v.strictObject({ t: v.literal("accuse"), seat, proof }),
  /** From the host: its own answer, which is the request to answer. */
  v.strictObject({ t: v.literal("ask"), answer }),
  v.strictObject({ t: v.literal("refused"), key }),
  /** For how many seconds the host hasn't heard of whom, who owes an answer, who asks to be let in, who agrees. */
  v.strictObject({ t: v.literal("presence"), seats: list(presence, MOST_SEATS), spectators: whole, wanted }),
  /** Its sender has lost the host of this epoch, and would speak for another one. */
  v.strictObject({ t: v.literal("lost"), epoch: whole }),
  /** Its sender would host in this epoch. */
  v.strictObject({ t: v.literal("stand"), epoch: whole, candidate: seat }),
  /** To whoever is to host next. */
  v.strictObject({ t: v.literal("voice"), epoch: whole, candidate: seat, voice: vote }),
  /** From them, to whoever's record is longer. */
  v.strictObject({ t: v.literal("want"), from: whole }),
  UNSAID,
  ...AT_TABLE,
]);
export type Message = v.InferOutput<typeof message>;
