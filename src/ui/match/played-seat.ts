/** A seat that is played from here, as signals over a session. */
import { batch, signal } from "@preact/signals";
import { Refusal, type Seat, type Session, type Types } from "../../session/session.ts";
import type { Drafts } from "../drafts.ts";
import type { PlayedSeat } from "../game-table.ts";
import { refusalLine } from "../texts/line.ts";

/** A draft is for one decision, so every act of this seat clears it. */
export function playedSeat<T extends Types>(session: Session<T>, seat: Seat, drafts: Drafts): PlayedSeat<T> {
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
      state.value = session.state;
      mine.value = session.mine(seat);
      legal.value = session.legal(seat);
      isSent.value = session.isSent(seat);
      locked.value = session.locked(seat);
    });
  }

  session.news.on("step", update);
  session.news.on("changed", update);

  return {
    seat,
    state,
    mine,
    legal,
    isSent,
    locked,
    draft,
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
