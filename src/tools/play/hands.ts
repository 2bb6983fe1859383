/** Private knowledge of seats, for traces. */
import type { Handle, Input, Seat } from "../../engine/game.ts";
import type { Play } from "./play.ts";

export interface Drawn {
  readonly seat: Seat;
  readonly handle: Handle;
  readonly value: unknown;
}

/** Each call returns what people's hands have got since the last one. */
export function watchHands({ match, table }: Play): () => readonly Drawn[] {
  const told = new Set<Handle>();
  return () =>
    match.sitters.flatMap((_, seat) =>
      [...table.mine(seat)]
        .filter(([handle]) => !told.has(handle))
        .map(([handle, value]) => {
          told.add(handle);
          return { seat, handle, value };
        }),
    );
}

/** A bot draws and shows its cards in the same input. To be called before that is applied. */
export function drawnByBots({ match }: Play, input: Input): readonly Drawn[] {
  if (input.kind !== "revealed") return [];
  return input.acts
    .filter(({ seat }) => match.sitters[seat] === "bot")
    .flatMap(({ seat }) =>
      [...match.game.dealt(match.state, seat, input.results)].map(([handle, value]) => ({ seat, handle, value })),
    );
}
