/** The faces of the cards on the table, as displayed and as expected. */
import type { Picture } from "../../../src/games/precognition/table/picture/picture.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";

/** A card that is face down, with the season on its back. */
const back = (season: string | number): string => `back ${season}`;

type Faces = Readonly<Record<string, string | undefined>>;

/** The largest hand. */
const HAND = 4;

export function cardsSeen(dump: readonly DumpedThing[], { boats }: Picture): Faces {
  const seen = new Map(dump.flatMap((thing) => (thing.isVisible ? [[thing.name, faceOf(thing)]] : [])));
  return Object.fromEntries(boats.flatMap((_, seat) => slotsOf(seat)).map((slot) => [slot, seen.get(slot)]));
}

/** Read from the texture's name. */
export function faceOf({ texture = "" }: DumpedThing): string {
  const down = /^card-back\.(\d)@/u.exec(texture)?.[1];
  return down === undefined ? (/^(?:small-|bare-)?card\.([^.@]+)/u.exec(texture)?.[1] ?? texture) : back(down);
}

export const cardsDue = ({ boats, season }: Picture): Faces =>
  Object.fromEntries(
    boats.flatMap(({ open, hand, decision, zone }, seat) => {
      const held = [...open, ...Array.from({ length: hand }, () => back(season))];
      const faces = [
        ...Array.from({ length: HAND }, (_, i) => held[i]),
        decision[0],
        decision[1],
        zone.kept,
        zone.given,
      ];
      return slotsOf(seat).map((slot, i) => [slot, faces[i] ?? undefined]);
    }),
  );

const slotsOf = (seat: number): readonly string[] =>
  [...Array.from({ length: HAND }, (_, i) => `hand ${i + 1}`), "decision 1", "decision 2", "kept", "given"].map(
    (slot) => `${slot} of ${seat}`,
  );
