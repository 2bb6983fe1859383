/** The steps of a match, to be shown in several ways. */
import { seeded } from "../../../src/engine/rng.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Options } from "../../../src/games/precognition/model/options.ts";
import type { State } from "../../../src/games/precognition/model/state.ts";
import type { GameStep } from "../../../src/scenes/transitions.ts";
import { LocalSession } from "../../../src/session/local-session.ts";

export interface Recorded {
  readonly start: unknown;
  readonly steps: readonly Step[];
}

export interface Step extends GameStep {
  readonly state: State;
}

/** All seats are people who play random acts. */
export function recorded(options: Options, names: readonly string[], seed: number): Recorded {
  const luck = seeded(seed);
  const seats = names.map((name) => ({ name, by: "person", level: "random" }));
  const session = LocalSession.fresh(precognition, { options, seats, seed }, (next) => next());
  const start = session.state;
  const steps: Step[] = [];
  session.news.on("step", ({ events, moments }) => steps.push({ events, moments, state: session.state }));
  session.start();
  while (!session.isOver) {
    for (const seat of names.keys()) {
      const legal = session.legal(seat);
      if (legal.length > 0) session.act(seat, luck.pick(legal));
    }
  }
  return { start, steps };
}
