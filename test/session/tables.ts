/** Sessions to test with: of every game there is, and of one that has nothing in common with them. */
import type { Game, Seat } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { Pace } from "../../src/session/pace.ts";
import type { Session } from "../../src/session/session.ts";
import { rehearsal } from "../rehearsal/game.ts";

export interface Match {
  readonly game: Game;
  readonly options: unknown;
}

export const BOATS: Match = { game: precognition, options: { mode: "competitive", setup: "standard" } };

export const MATCHES: readonly Match[] = [BOATS, { game: rehearsal, options: { nights: 3 } }];

export const findGame = (id: string): Game | undefined => MATCHES.find(({ game }) => game.id === id)?.game;

export type By = "person" | "bot";

export const seats = (...by: readonly By[]) => by.map((one, i) => ({ name: `Seat ${i}`, by: one, level: "random" }));

export const atOnce: Pace = (next) => next();

/** A pace that waits to be told, one step at a time. */
export class Baton {
  #waiting: (() => void)[] = [];

  readonly pace: Pace = (next) => {
    this.#waiting.push(next);
  };

  get asked(): number {
    return this.#waiting.length;
  }

  /** Lets everything happen that has been asked for. */
  go(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const next of waiting) next();
  }
}

export function sessionOf({ game, options }: Match, by: readonly By[], seed: number, pace: Pace): LocalSession {
  return LocalSession.fresh(game, { options, seats: seats(...by), seed }, pace);
}

/** Some person at the table does something; false when it's nobody's turn. */
export function actAtRandom(session: Session, luck: Rng): boolean {
  const seat = seatsToAct(session)[0];
  if (seat === undefined) return false;
  session.act(seat, luck.pick(session.legal(seat)));
  return true;
}

export const seatsToAct = (session: Session): Seat[] =>
  session.awaits.flatMap((awaited) =>
    awaited.kind === "act" && awaited.optional !== true
      ? awaited.from.filter((seat) => session.legal(seat).length > 0)
      : [],
  );

export function playOut(session: Session, seed: number): void {
  const luck = seeded(seed, 7);
  while (actAtRandom(session, luck));
}
