/** Sends acts one by one, as far as the match accepts them. Each accepted act clears the draft. */
import type { Line } from "../../ui/texts/line.ts";
import { sameAct } from "./acts.ts";

/** The part of a `Place` that is needed here. */
interface Sending<Act> {
  open(): readonly Act[];
  act(act: Act): Line | undefined;
  setDraft(draft: unknown): void;
}

/**
 * Returns why an act was refused, if one was: those before it are sent then, and the draft is kept for the rest. It also
 * stops at an act that isn't open any more, because others may have changed what there is to decide.
 */
export function send<Act>(place: Sending<Act>, acts: readonly NoInfer<Act>[], draft?: unknown): Line | undefined {
  for (const act of acts) {
    if (!place.open().some((open) => sameAct(open, act))) return undefined;
    const refused = place.act(act);
    if (refused !== undefined) {
      if (draft !== undefined) place.setDraft(draft);
      return refused;
    }
  }
  return undefined;
}
