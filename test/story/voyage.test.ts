import { describe, expect, it } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { CAUSES, voyages } from "../../src/games/precognition/table/story/voyage.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { Told } from "../../src/ui/game-table.ts";
import { atOnce, seats } from "../session/tables.ts";

const HUMANS_AT_FIRST = 4;
const MOMENTS = 13;

function played(options: unknown, players: number, seed: number) {
  const by = Array.from({ length: players }, () => "bot" as const);
  const session = LocalSession.fresh(precognition, { options, seats: seats(...by), seed }, atOnce);
  const told: Told<PrecognitionTypes>[] = [];
  session.news.on("step", ({ events }) => told.push({ events, state: session.state }));
  session.start();
  return { told, state: session.state };
}

describe.each(precognition.variants)("the story of $options with $players boats", ({ options, players }) => {
  it.each([1, 2])("accounts for every healthy Human of match %d", (seed) => {
    const { told, state } = played(options, players, seed);
    for (const [seat, { healthy, balance }] of voyages(told, players).entries()) {
      expect(healthy[0]).toBe(HUMANS_AT_FIRST);
      expect(healthy.at(-1)).toBe(state.boats[seat]?.cabins);
      const change = CAUSES.reduce((sum, cause) => sum + balance[cause], 0);
      expect(HUMANS_AT_FIRST + change).toBe(state.boats[seat]?.cabins);
    }
  });

  it("has a moment for the start and one for each round that was played", () => {
    const { told, state } = played(options, players, 3);
    const played12 = options.mode !== "coop" || state.round === MOMENTS - 1;
    for (const { healthy } of voyages(told, players)) {
      expect(healthy).toHaveLength(played12 ? MOMENTS : state.round + 1);
    }
  });
});
