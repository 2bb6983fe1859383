/** What a device must remember of a seat. It is stored before anything that depends on it is sent. */
import * as v from "valibot";
import { read } from "../engine/shape.ts";
import { hex32, seat, whole } from "./shapes.ts";

const given = v.strictObject({ candidate: seat, p: whole, head: hex32 });
/** Older versions kept only the candidate. How far the record went isn't known, so such a vote is never repeated. */
const givenBefore = v.pipe(
  seat,
  v.transform((candidate) => ({ candidate, p: 0, head: "0".repeat(64) })),
);

const shape = v.strictObject({
  /** The key to its signature, one for a room. */
  secret: hex32,
  /** All its secrets of this match follow from it. */
  seed: hex32,
  /** The choices it has committed to, by the commitment: the number of the question, and the reveal before it. */
  choices: v.record(v.string(), v.strictObject({ r: whole, after: hex32, act: v.unknown() })),
  /** The last requests it has answered. */
  answered: v.array(v.strictObject({ i: whole, basis: hex32 })),
  /** Its votes by epoch: for whom, and how far its record went. It votes once in each. */
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
