/** A seat that is played from here, as signals over a session. */
import { batch, signal } from "@preact/signals";
import { Refusal, type Seat, type Session, type Types } from "../../session/session.ts";
import type { Drafts } from "../drafts.ts";
import type { PlayedSeat } from "../game-table.ts";
import { refusalLine } from "../texts/line.ts";
import type { Showing } from "./showing.ts";

/**
 * A draft is for one decision, so every act of this seat clears it. `showing`: what the seat has to decide waits until
 * everything that concerns it has been shown.
 */
export function playedSeat<T extends Types>(
  session: Session<T>,
  seat: Seat,
  drafts: Drafts,
  showing?: Showing,
): PlayedSeat<T> {
  const state = signal(session.state);
  const mine = signal(session.mine(seat));
  const legal = signal(session.legal(seat));
  const isSent = signal(session.isSent(seat));
  const locked = signal(session.locked(seat));
  const draft = signal(drafts.kept);

  function setDraft(to: unknown): void {
    draft.value = to;
    drafts.keep(to);
  }

  function update(): void {
    batch(() => {
      if (showing?.isPresentFor(seat) === false) wait(showing);
      else decide();
    });
  }

  function decide(): void {
    state.value = session.state;
    mine.value = session.mine(seat);
    legal.value = session.legal(seat);
    isSent.value = session.isSent(seat);
    locked.value = session.locked(seat);
  }

  /** What it holds stays as it was: what has been drawn since may not be seen yet. */
  function wait(now: Showing): void {
    state.value = now.state.value;
    if (legal.value.length > 0) legal.value = [];
    locked.value = now.unshownChoice(seat) ?? session.locked(seat);
  }

  if (showing === undefined) {
    session.news.on("step", update);
    session.news.on("changed", update);
  } else {
    showing.onChange(update);
  }

  return {
    seat,
    state,
    mine,
    legal,
    isSent,
    locked,
    draft,
    open: () => session.legal(seat),
    setDraft,
    act(act) {
      const before = draft.value;
      setDraft(undefined);
      try {
        session.act(seat, act);
        return undefined;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setDraft(before);
        return refusalLine(error);
      }
    },
  };
}
