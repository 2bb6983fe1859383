/** Counts what stands in a record. */
import type { Entry } from "./entries.ts";
import { countSignatures } from "./vouching.ts";

export interface Tally {
  readonly requests: number;
  /** How many hidden values and secret acts were committed to, and how many of them were opened. */
  readonly promised: number;
  readonly opened: number;
  /** Of bots, open and in secret. */
  readonly actsOfBots: number;
  /** Of seats, under what they said and answered. */
  readonly signed: number;
}

export function tallyOf(entries: readonly Entry[]): Tally {
  let [requests, promised, opened, actsOfBots] = [0, 0, 0, 0];
  for (const { body } of entries) {
    if (body.kind === "revealed") {
      requests += 1;
      actsOfBots += body.bots.length;
      for (const { values, act } of body.answers) opened += values.length + (act === null ? 0 : 1);
    } else if (body.kind === "bot") actsOfBots += 1;
    else if (body.kind === "said" && body.said.saying.say === "seal") promised += 1;
    else if (body.kind === "said" && body.said.saying.say === "stir") promised += body.said.saying.handles.length;
  }
  return { requests, promised, opened, actsOfBots, signed: countSignatures(entries) };
}
