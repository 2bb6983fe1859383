/** What a device must remember of a seat. It is stored before anything that depends on it is sent. */
import * as v from "valibot";
import { read } from "../engine/shape.ts";
import { hex32, seat, whole } from "./shapes.ts";

const given = v.strictObject({ candidate: seat, p: whole, head: hex32 });
/** Older pages kept only for whom it was: how far the record went then isn't known, so it's never said again. */
const givenBefore = v.pipe(
  seat,
  v.transform((candidate) => ({ candidate, p: 0, head: "0".repeat(64) })),
);

const shape = v.strictObject({
  /** The key to its signature, one for a room. */
  secret: hex32,
  /** All its secrets of this match follow from it. */
  seed: hex32,
  /** What it has promised in secret, by the promise's handle: which of its questions it answers, and after what reveal. */
  choices: v.record(v.string(), v.strictObject({ r: whole, after: hex32, act: v.unknown() })),
  /** The last requests it has answered. */
  answered: v.array(v.strictObject({ i: whole, basis: hex32 })),
  /** For whom it has spoken as the next host, by epoch, and how far its record went then: it speaks once. */
  voices: v.record(v.string(), v.union([given, givenBefore])),
});

export type Notes = v.InferOutput<typeof shape>;

export const readNotes = (raw: unknown): Notes => read(shape, raw, "notes");

/** Both secrets are 32 bytes out of a cryptographic source, and independent of each other. */
export const newNotes = (secret: string, seed: string): Notes => ({
  secret,
  seed,
  choices: {},
  answered: [],
  voices: {},
});
