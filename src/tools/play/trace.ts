/** A match as lines of JSON, for programs that check the rules independently. TRACE.md describes the format. */
import type { Cast } from "./cast.ts";
import { drawnByBots, watchHands } from "./hands.ts";
import { type Play, startPlay } from "./play.ts";

const FORMAT = "letea-trace/1";

/** Yields a line for the beginning, one for each input, and one for the end. */
export function* trace(cast: Cast): Generator<string, Play["match"]> {
  const play = startPlay(cast);
  const { match, next } = play;
  const { header, game, state, awaits } = match;
  yield JSON.stringify({ trace: FORMAT, ...header, seed: cast.seed, tables: game.tables, state, awaits });

  const newlyHeld = watchHands(play);
  while (!match.isOver) {
    const input = next();
    const ofBots = drawnByBots(play, input);
    const events = match.apply(input);
    const drawn = [...newlyHeld(), ...ofBots];
    yield JSON.stringify({ step: match.inputs.length, input, drawn, events, state: match.state, awaits: match.awaits });
  }
  yield JSON.stringify({ result: match.result, steps: match.inputs.length, hash: match.stateHash() });
  return match;
}
