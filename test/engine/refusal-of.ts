import { type Facts, Refusal } from "../../src/engine/refusal.ts";

type Told = readonly [key: string, facts: Facts, cause?: Told];

/** The refusal that this ends in, without its message. Anything else it may end in is passed on. */
export function refusalOf(attempt: () => unknown): Told {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return told(error);
    throw error;
  }
  return ["nothing was refused", {}];
}

const told = ({ key, facts, cause }: Refusal): Told => (cause === undefined ? [key, facts] : [key, facts, told(cause)]);
