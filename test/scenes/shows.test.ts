import { describe, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { createDirector, SPEEDS, type Speed } from "../../src/scenes/director.ts";
import { startable } from "../../src/scenes/lanes.ts";
import type { Renderer, Show } from "../../src/scenes/show.ts";
import { applyToState, applyTransition, type GameStep, transitionsOf } from "../../src/scenes/transitions.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table as rehearsalTable } from "../rehearsal/table/table.ts";
import { atOnce, playOut, sessionOf } from "../session/tables.ts";
import { driftsOf } from "./drift.ts";

const MATCHES = 12;

const tableOf = (game: Game): GameTable | undefined => (game === rehearsal ? rehearsalTable : TABLES[game.id]);

interface Told {
  readonly first: unknown;
  readonly steps: readonly GameStep[];
}

/** A match of bots and of people who play at random. */
function toldMatch(game: Game, seed: number): Told {
  const luck = seeded(seed, 3);
  const { options, players } = luck.pick(game.variants);
  const by = Array.from({ length: players }, () => luck.pick(["person", "bot"] as const));
  const session = sessionOf({ game, options }, by, seed, atOnce);
  const first = session.state;
  const steps: GameStep[] = [];
  session.news.on("step", ({ events, moments }) => steps.push({ events, moments, state: session.state }));
  session.start();
  playOut(session, seed);
  return { first, steps };
}

const seeds = Array.from({ length: MATCHES }, (_, i) => i + 1);

describe.each([rehearsal, ...GAMES])("the show of $id", (game) => {
  const load = async (): Promise<Show> => {
    const show = await tableOf(game)?.loadShow();
    if (show === undefined) throw new Error(`${game.id} has no show.`);
    return show;
  };

  test.each(seeds)("events lead to the picture of the state that they have led to (match %i)", async (seed) => {
    const { first, steps } = toldMatch(game, seed);
    expect(steps.length).toBeGreaterThan(5);
    expect(driftsOf(await load(), first, steps)).toEqual([]);
  });

  test.each(seeds)("in whatever order the seats’ events are seen, too (match %i)", async (seed) => {
    const show = await load();
    const { first, steps } = toldMatch(game, seed);
    const luck = seeded(seed, 4);
    let picture = show.pictureOf(first);
    let state = first;
    for (const one of seenInSomeOrder(first, steps, luck)) {
      picture = applyTransition(show, picture, one);
      state = applyToState(state, one);
      // The match may never have been in this state; it's told and drawn all the same.
      expect(() => [show.pictureOf(state), tableOf(game)?.stand(state)]).not.toThrow();
    }
    expect(picture).toEqual(show.pictureOf(steps.at(-1)?.state));
  });

  test.each(seeds)(
    "at every speed, and skipped at any moment, it ends with the same picture (match %i)",
    async (seed) => {
      const show = await load();
      const { first, steps } = toldMatch(game, seed);
      const luck = seeded(seed, 5);
      let shown: unknown;
      const renderer: Renderer<unknown, unknown> = {
        settle: (picture) => {
          shown = picture;
        },
        play: () => ({ ms: luck.below(800) }),
        layout: () => undefined,
      };
      const director = createDirector(show, renderer);
      director.show(first);
      for (const step of steps) {
        director.tell(step);
        director.advance(luck.below(500));
        if (luck.below(20) === 0) director.setSpeed(luck.pick<Speed>(SPEEDS));
        if (luck.below(20) === 0) director.skip();
      }
      director.setSpeed(1);
      while (!director.isIdle) director.advance(10_000);
      expect(shown).toEqual(show.pictureOf(steps.at(-1)?.state));
    },
  );
});

/** One order in which a director may show them: an event may be quick or slow, whatever step it belongs to. */
function seenInSomeOrder(first: unknown, steps: readonly GameStep[], luck: Rng) {
  let lastState = first;
  let waiting = steps.flatMap((step) => {
    const transitions = transitionsOf(lastState, step);
    if (transitions.length > 0) lastState = step.state;
    return transitions;
  });
  const seen: typeof waiting = [];
  while (waiting.length > 0) {
    const some = luck.pick([
      ...startable(
        [],
        waiting.map(({ event }) => event),
      ),
    ]);
    seen.push(...waiting.slice(some, some + 1));
    waiting = waiting.filter((_, i) => i !== some);
  }
  return seen;
}
