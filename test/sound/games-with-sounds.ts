/** The games that bring sounds, and random matches of them as their world gets to see them. */
import type { Game } from "../../src/engine/game.ts";
import { seeded } from "../../src/engine/rng.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { type Transition, transitionsOf } from "../../src/scenes/transitions.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { GameSounds } from "../../src/sound/game-sounds.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table as rehearsalTable } from "../rehearsal/table/table.ts";
import { atOnce, playOut } from "../session/tables.ts";

export interface Sounding {
  readonly game: Game;
  readonly table: GameTable;
  readonly sounds: GameSounds;
}

const tables: readonly { readonly game: Game; readonly table: GameTable | undefined }[] = [
  { game: rehearsal, table: rehearsalTable },
  ...GAMES.map((game) => ({ game, table: TABLES[game.id] })),
];

export const SOUNDING: readonly Sounding[] = (
  await Promise.all(
    tables.map(async ({ game, table }) => {
      const sounds = await table?.loadSounds?.();
      return table === undefined || sounds === undefined ? [] : [{ game, table, sounds }];
    }),
  )
).flat();

/** People who play at random among bots, of which some play well. */
export function transitionsOfMatch(game: Game, seed: number): readonly Transition[] {
  const luck = seeded(seed, 21);
  const { options, players } = luck.pick(game.variants);
  const level = luck.pick(Object.keys(game.bots));
  const seats = Array.from({ length: players }, (_, i) => ({
    name: `Seat ${i}`,
    by: i > 0 || luck.below(3) === 0 ? luck.pick(["person", "bot", "bot"]) : "bot",
    level,
  }));
  const session = LocalSession.fresh(game, { options, seats, seed }, atOnce);
  let before = session.state;
  const seen: Transition[] = [];
  session.news.on("step", ({ events, moments }) => {
    const transitions = transitionsOf(before, { events, moments, state: session.state });
    seen.push(...transitions);
    if (transitions.length > 0) before = session.state;
  });
  session.start();
  playOut(session, seed);
  return seen;
}
