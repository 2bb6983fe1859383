/** Sends what was picked, act by act, as far as the match takes it. With each act the place forgets its draft. */
import type { Line } from "../../ui/texts/line.ts";
import { sameAct } from "./acts.ts";

/** What a place has of it. */
interface Sending<Act> {
  readonly legal: { readonly value: readonly Act[] };
  act(act: Act): Line | undefined;
  setDraft(draft: unknown): void;
}

/**
 * Why an act was refused, if one was; then those before it are sent, and the draft is kept for the rest. An act that
 * isn't open any more ends it as well: others may have changed what there is to decide, and the player looks again.
 */
export function send<Act>(place: Sending<Act>, acts: readonly NoInfer<Act>[], draft?: unknown): Line | undefined {
  for (const act of acts) {
    if (!place.legal.value.some((open) => sameAct(open, act))) return undefined;
    const refused = place.act(act);
    if (refused !== undefined) {
      if (draft !== undefined) place.setDraft(draft);
      return refused;
    }
  }
  return undefined;
}
