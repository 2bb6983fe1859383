/** Whole games against bots, from the first page to the standings, with the world visible. */
import type { Page } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { type Answers, expectWholeGame, playToTheEnd, type SetUp } from "./table-playing.ts";
import { expect, test } from "./watching.ts";

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface WholeGame {
  readonly setUp: SetUp;
  readonly viewport: Viewport;
  readonly hasTouch?: boolean;
  readonly seed: number;
  /** The first round whose cards are split in it: others have played until then. */
  readonly from?: number;
}

export const LARGE: Viewport = { width: 1280, height: 720 };
export const SMALL: Viewport = { width: 390, height: 844 };

export interface Way {
  /** Opens the page and begins the game, up to its first question. */
  begin(page: Page, game: WholeGame): Promise<void>;
  answers(page: Page, rng: Rng): Answers | Promise<Answers>;
  /** Checks what should have been done during the game. */
  after?(): void;
}

/** `way`: called for each game. */
export function testWholeGame(how: string, game: WholeGame, way: () => Way): void {
  const { setUp, viewport, seed, hasTouch = false } = game;
  const { width, height } = viewport;
  test.describe(() => {
    test.use({ viewport, hasTouch });

    test(`a whole game ${how}, ${setUp}, ${width} × ${height}, seed ${seed}`, ({ page }) =>
      playWholeGame(page, game, way()));
  });
}

export async function playWholeGame(page: Page, game: WholeGame, way: Way): Promise<void> {
  await way.begin(page, game);
  const { counts, splits } = await playToTheEnd(page, await way.answers(page, seeded(game.seed)));
  const { setUp, from = 1 } = game;
  const isDealt = setUp === "Advanced" && from === 1 ? 1 : 0;
  const rounds = 13 - from;
  expect(counts).toMatchObject({ rooms: isDealt, "first cards": isDealt, split: rounds });
  expect(counts.plan).toBeGreaterThanOrEqual(rounds);
  way.after?.();
  await expectWholeGame(page, splits);
}
