import { type Facts, Refusal } from "../../src/engine/refusal.ts";

/** The key and the facts of the refusal that this ends in. Anything else it may end in is passed on. */
export function refusalOf(attempt: () => unknown): readonly [key: string, facts: Facts] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return [error.key, error.facts];
    throw error;
  }
  return ["nothing was refused", {}];
}
