/** Replays a match, step by step. */
import type { Types } from "../engine/game.ts";
import { Match } from "../engine/match.ts";
import type { PastStep } from "./session.ts";

export function stepsOf<T extends Types>({ game, header, inputs }: Match<T>): readonly PastStep<T>[] {
  const again = new Match(game, header.options, header.seats);
  return inputs.map((input, i) => {
    const events = again.apply(input);
    return { position: i + 1, input, events, moments: again.moments, state: again.state };
  });
}
