/** Keeps what the players at this table have picked, and the match, unless somebody else keeps that. */
import type { LocalSession } from "../../session/local-session.ts";
import type { Session } from "../../session/session.ts";
import { autosave } from "./autosave.ts";
import { readDraft, type SavedDraft, type SaveSlot } from "./save-slot.ts";

export interface Keeping {
  /** What was picked and not sent, if it is for this moment of the match. */
  readonly kept: unknown;
  /** For how many milliseconds its player was away. */
  readonly awayMs: number;
  keepDraft(draft: unknown): void;
  /** Its player goes away, perhaps for good. */
  leave(): void;
}

interface WholeMatch {
  readonly session: LocalSession;
  readonly slot: SaveSlot;
  /** Of the match that is gone on with. */
  readonly draft: SavedDraft | undefined;
  readonly isAlone: boolean;
  readonly onUnkept: () => void;
}

/** From now on the match is played here, and nowhere else on this device. */
export function keepMatch({ session, slot, draft, isAlone, onUnkept }: WholeMatch): Keeping {
  const awayMs = draft === undefined ? 0 : slot.awayAt(Date.now());
  slot.claim(String(crypto.getRandomValues(new Uint32Array(2))));
  const { keepDraft } = autosave(session, slot, isAlone, onUnkept);
  const kept = draftFor(session, draft);
  keepDraft(kept);
  return { kept, awayMs, keepDraft, leave: () => slot.leave(Date.now()) };
}

/** For a match that is kept by whoever brings it about. */
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
