import type { Boat, State } from "../../../src/games/precognition/model/state.ts";
import type { Moment } from "../random-game.ts";

/** What holds at every moment of every game. It is begun with a game, watches it, and throws when it's broken. */
export interface Invariant {
  readonly title: string;
  begin(): Watch;
}

type Watch = (moment: Moment) => void;

export function demand(isTrue: boolean, why: () => string): void {
  if (!isTrue) throw new Error(why());
}

export /** Each boat whenever it or the phase has changed. */
function eachBoat(watch: (boat: Boat, state: State) => void): Watch {
  return ({ before, after }) => {
    for (const [seat, boat] of after.boats.entries()) {
      if (boat !== before.boats[seat] || after.phase !== before.phase) watch(boat, after);
    }
  };
}
