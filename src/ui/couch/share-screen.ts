/** Several seats that are played at one screen. */
import type { PlayedSeat } from "../game-table.ts";
import { type Couch, type CouchSetting, couchOf } from "./couch.ts";
import { isSealed } from "./turns.ts";

interface SharedScreen {
  readonly couch: Couch;
  /** Sealed acts aren't sent before everybody at this screen has chosen. */
  readonly playedSeats: readonly PlayedSeat[];
}

export function shareScreen(setting: Omit<CouchSetting, "roll">): SharedScreen {
  const { session, playedSeats, isAlone } = setting;
  const couch = couchOf({ ...setting, roll });

  const gathered = (plain: PlayedSeat): PlayedSeat => ({
    ...plain,
    act: (act) =>
      couch.gathers() && isSealed(session.awaits, plain.seat, act) ? couch.lock(plain.seat, act) : plain.act(act),
    setDraft(draft) {
      // One person sees all desks, and what a desk shows must be what is sent: a changed draft takes back the choice.
      if (isAlone) couch.unlock(plain.seat);
      plain.setDraft(draft);
    },
  });

  return { couch, playedSeats: playedSeats.map(gathered) };
}

const roll = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((one) => one / 2 ** 32);
