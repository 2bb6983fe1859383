/** Compares what the world displays with the state of the match. */
import { expect, type Page } from "@playwright/test";
import type { Input, Sitter } from "../../src/engine/game.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { apply } from "../../src/games/precognition/rules/apply.ts";
import { setup } from "../../src/games/precognition/rules/setup.ts";
import { pictureOf } from "../../src/games/precognition/table/picture/picture.ts";
import { contradictionsIn } from "../world/page/contradictions.ts";
import type { WorldCanvas } from "./the-world.ts";

/** The match stored by this page, replayed from its record. */
export interface KeptMatch {
  readonly names: readonly string[];
  readonly inputs: number;
  readonly state: State;
}

export const MATCH = "letea.match.precognition";

export async function keptMatch(page: Page): Promise<KeptMatch> {
  return replayed(await page.evaluate((key) => localStorage.getItem(key), MATCH));
}

/** Expects the people, gauges, Batteries and names on every boat as they are in the state, once nothing moves. */
export async function expectSeenAsItIs(page: Page, viewer = 0): Promise<void> {
  await expect(page.locator(WORLD)).toBeVisible();
  expectShown(await page.evaluate(seenOf, [WORLD, MATCH] as const), viewer);
}

export const WORLD = ".world.open canvas";

/** What the world displays, and the stored match. */
export type Seen = ReturnType<typeof seenOf>;

export function seenOf([world, match]: readonly [string, string]) {
  const canvas = document.querySelector(world) as WorldCanvas;
  return {
    dump: canvas.world.dump(),
    isIdle: canvas.world.director.isIdle,
    language: document.documentElement.lang,
    text: localStorage.getItem(match),
  };
}

export function expectShown({ dump, text, isIdle, language }: Seen, viewer = 0): void {
  const { state, names } = replayed(text);
  expect(isIdle).toBe(true);
  expect(contradictionsIn(dump, pictureOf(state), names, language, viewer)).toEqual([]);
}

export function replayed(text: string | null): KeptMatch {
  const { header, entries } = JSON.parse(JSON.parse(text ?? "").save.record);
  const seats: readonly { name: string; by: Sitter }[] = header.seats;
  const inputs: readonly { input: Input<PrecognitionTypes> }[] = entries;
  const start = setup(
    header.options,
    seats.map(({ by }) => by),
  );
  return {
    names: seats.map(({ name }) => name),
    inputs: inputs.length,
    state: inputs.reduce((state, { input }) => apply(state, input).state, start),
  };
}
