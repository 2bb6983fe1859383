/** Saves the drafts at this table, and the match itself unless a room saves it. */
import type { LocalSession } from "../../session/local-session.ts";
import type { Session } from "../../session/session.ts";
import { autosave } from "./autosave.ts";
import { readDraft, type SavedDraft, type SaveSlot } from "./save-slot.ts";

export interface Keeping {
  /** The saved draft, if it belongs to the current position of the match. */
  readonly kept: unknown;
  /** For how many milliseconds the player was away. */
  readonly awayMs: number;
  keepDraft(draft: unknown): void;
  /** The player leaves the table. */
  leave(): void;
}

interface WholeMatch {
  readonly session: LocalSession;
  readonly slot: SaveSlot;
  /** The saved draft of a restored match. */
  readonly draft: SavedDraft | undefined;
  readonly isAlone: boolean;
  readonly onUnkept: () => void;
}

/** Saves a match. Claims it too, so that no other page of this device goes on with it. */
export function keepMatch({ session, slot, draft, isAlone, onUnkept }: WholeMatch): Keeping {
  const awayMs = draft === undefined ? 0 : slot.awayAt(Date.now());
  slot.claim(String(crypto.getRandomValues(new Uint32Array(2))));
  const { keepDraft } = autosave(session, slot, isAlone, onUnkept);
  const kept = draftFor(session, draft);
  keepDraft(kept);
  return { kept, awayMs, keepDraft, leave: () => slot.leave(Date.now()) };
}

/** Saves only drafts: the room saves the match. */
export function keepDrafts(
  session: Session,
  keeper: { readonly draft: unknown; keepDraft(saved: SavedDraft): void },
): Keeping {
  return {
    kept: draftFor(session, readDraft(keeper.draft)),
    awayMs: 0,
    keepDraft: (draft) => keeper.keepDraft({ position: session.position, draft }),
    leave: () => undefined,
  };
}

const draftFor = ({ position }: Session, saved: SavedDraft | undefined): unknown =>
  saved?.position === position ? saved.draft : undefined;
