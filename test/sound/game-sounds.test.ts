/** What every game's sounds have to keep to. Above all: nothing is told by sound alone. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { play } from "../../src/scenes/motions.ts";
import type { Transition } from "../../src/scenes/transitions.ts";
import { fakeWorld } from "./fake-world.ts";
import { SOUNDING, type Sounding, transitionsOfMatch } from "./games-with-sounds.ts";

/** What takes more matches than this hardly ever happens. */
const MOST_MATCHES = 150;

function* matchesOf({ game }: Sounding, most = MOST_MATCHES): Generator<readonly Transition[]> {
  for (let seed = 1; seed <= most; seed++) yield transitionsOfMatch(game, seed);
}

beforeEach(() => {
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(SOUNDING)("the sounds of $game.id", (one) => {
  const { table, sounds } = one;
  const names = Object.keys(sounds.cues);

  test("each cue is heard in some match", () => {
    const missing = new Set(names);
    for (const transitions of matchesOf(one)) {
      for (const { event } of transitions) missing.delete(sounds.cueOf(event) ?? "");
      if (missing.size === 0) break;
    }
    expect([...missing]).toEqual([]);
  });

  test("no event has a cue that there isn’t", () => {
    for (const transitions of matchesOf(one, 10)) {
      const heard = transitions.map(({ event }) => sounds.cueOf(event)).filter((cue) => cue !== undefined);
      expect(heard.filter((cue) => !names.includes(cue))).toEqual([]);
      expect(heard).not.toEqual([]);
    }
  });

  test("something moves in the world whenever a cue is heard, and the log tells of it", async () => {
    const show = await table.loadShow();
    const { world, touched } = fakeWorld([...show.layers.far, ...show.layers.near]);
    const unseen = new Set<string>();
    const untold = new Set<string>();
    for (const transitions of matchesOf(one, 3)) {
      const players = transitions.reduce((most, { event }) => Math.max(most, seatOf(event) + 1), 2);
      const seats = Array.from({ length: players }, (_, i) => `Seat ${i}`);
      const renderer = show.build(world, { names: seats, viewer: 0 });
      renderer.layout(world.area());
      renderer.settle(show.pictureOf(transitions[0]?.before));
      for (const { event, before, after } of transitions) {
        const cue = sounds.cueOf(event);
        if (cue === undefined) continue;
        const [from, to] = [show.pictureOf(before), show.pictureOf(after)];
        const motion = renderer.play(event, from, to);
        const untouched = touched();
        const playing = play(motion);
        playing.at(0.5);
        playing.at(1);
        if (motion.ms === 0 || touched() === untouched) unseen.add(`${cue}: ${JSON.stringify(event)}`);
        if (table.log(event, after).length === 0) untold.add(`${cue}: ${JSON.stringify(event)}`);
      }
    }
    expect([...unseen].slice(0, 5)).toEqual([]);
    expect([...untold].slice(0, 5)).toEqual([]);
  });

  test("no two cues are alike, and none is like a turn", () => {
    const all = [sounds.turn, ...Object.values(sounds.cues)].map((recipe) => JSON.stringify(recipe.layers));
    expect(new Set(all).size).toBe(all.length);
  });

  test("cues are short, and end within their length", () => {
    for (const [name, { length, layers }] of Object.entries({ ...sounds.cues, turn: sounds.turn })) {
      expect(layers, name).not.toEqual([]);
      expect(length, name).toBeLessThanOrEqual(5);
      const ends = layers.map(({ at = 0, attack = 0, hold = 0, decay }) => at + attack + hold + decay);
      expect(Math.max(...ends), name).toBeLessThanOrEqual(length);
    }
  });

  test("every place has all that it is made of, and each of those is heard in some place", () => {
    const unheard = new Set([sounds.beds, sounds.calls, sounds.music].flatMap((some = {}) => Object.keys(some)));
    const known = new Set(unheard);
    for (const transitions of matchesOf(one)) {
      for (const { after } of transitions) {
        const scape = sounds.soundscapeOf?.(after);
        if (scape === undefined) continue;
        const parts = [
          ...Object.keys(scape.beds),
          ...scape.calls.map(({ call }) => call),
          ...(scape.music === undefined ? [] : [scape.music]),
        ];
        expect(parts.filter((part) => !known.has(part))).toEqual([]);
        for (const part of parts) unheard.delete(part);
      }
      if (unheard.size === 0) break;
    }
    expect([...unheard]).toEqual([]);
    for (const { voices } of Object.values(sounds.music ?? {})) {
      for (const { instrument } of Object.values(voices)) {
        expect(Object.keys(sounds.instruments ?? {})).toContain(instrument);
      }
    }
  });
});

const seatOf = (event: object): number => ("seat" in event && typeof event.seat === "number" ? event.seat : 0);
