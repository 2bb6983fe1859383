/** Deeds against what the events of whole matches say. */
import { beforeAll, describe, expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { deeds } from "../../src/games/precognition/table/story/deeds.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { atOnce } from "../session/tables.ts";

interface Done {
  readonly seat: number;
  readonly ids: readonly string[];
  readonly events: readonly Event[];
  readonly session: LocalSession<PrecognitionTypes>;
}

const WAYS = [
  { mode: "competitive", setup: "standard" },
  { mode: "competitive", setup: "advanced" },
  { mode: "teams", setup: "standard" },
  { mode: "coop", setup: "standard", difficulty: "normal" },
] as const;

const all: Done[] = [];

beforeAll(() => {
  for (const options of WAYS) {
    for (let seed = 1; seed <= 3; seed++) {
      const seats = ["Ada", "Ivo", "Mira", "Tess"].map((name) => ({ name, by: "bot", level: "greedy" }));
      const session = LocalSession.fresh(precognition, { options, seats, seed }, atOnce);
      session.start();
      const { result } = session;
      if (result === undefined) throw new Error("bots play to the end");
      const told = session.past();
      const events = told.flatMap((step) => step.events);
      for (const seat of seats.keys()) all.push({ seat, ids: deeds.of({ told, seat, result }), events, session });
    }
  }
});

const of = (mode: string): readonly Done[] => all.filter(({ session }) => session.header.options.mode === mode);

const has =
  (id: string) =>
  ({ ids }: Done): boolean =>
    ids.includes(id);

/** Holds the deed of each seat against another account of the same match. */
function agrees(id: string, done: readonly Done[], told: (one: Done) => boolean): void {
  expect(done.map(has(id)), id).toEqual(done.map(told));
}

test("there are twenty or more, each with a name and a sentence of its own, done by somebody or by nobody yet", () => {
  expect(deeds.all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(deeds.all.flatMap(({ name, what }) => [name.key, what.key])).size).toBe(2 * deeds.all.length);
  const known = new Set(deeds.all.map(({ id }) => id));
  const done = new Set(all.flatMap(({ ids }) => ids));
  expect([...done].filter((id) => !known.has(id))).toEqual([]);
  // Something to tell of, and something left to do.
  expect(done.size).toBeGreaterThan(8);
  expect(Math.max(...all.map(({ ids }) => ids.length))).toBeLessThan(deeds.all.length / 2);
});

describe("a deed is done when, and only when, the match says so:", () => {
  test("nobody starved", () => {
    agrees("nobody-starved", all, ({ events, seat }) =>
      events.every((event) => event.on !== "fed" || event.seat !== seat || event.starved === 0),
    );
  });

  test("nobody lost to the Bane, or to the river", () => {
    const lost = ({ events, seat }: Done, to: string) =>
      events.some((event) => event.on === "humans-lost" && event.seat === seat && event.to === to);
    agrees("untouched", all, (one) => !lost(one, "bane"));
    agrees("dry-feet", all, (one) => !lost(one, "river"));
  });

  test("won, in each mode", () => {
    const won = ({ session, seat }: Done) => session.result?.isWon ?? session.result?.places[seat] === 1;
    agrees("first-home", of("competitive"), won);
    agrees("two-boats", of("teams"), won);
    agrees("one-fleet", of("coop"), won);
    for (const id of ["first-home", "full-river", "by-a-hair"]) expect(of("coop").some(has(id)), id).toBe(false);
  });

  test("won by much, or by little", () => {
    const lead = ({ session, seat }: Done) => {
      const scores = (session.result?.scores ?? []).map(([healthy = 0]) => healthy);
      return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
    };
    const won = ({ session, seat }: Done) => session.result?.places[seat] === 1;
    agrees("by-a-hair", of("competitive"), (one) => won(one) && lead(one) <= 1);
    agrees("landslide", of("competitive"), (one) => won(one) && lead(one) >= 8);
  });
});

test("a journey that a bot has played a part of counts for nobody", () => {
  const [one] = all.filter(({ ids }) => ids.length > 0);
  if (one === undefined) throw new Error("nothing was done");
  const { session, seat } = one;
  const told = session
    .past()
    .map((step, i) =>
      i === 0 ? { ...step, events: [{ on: "seat", seat, by: "bot" } as const, ...step.events] } : step,
    );
  if (session.result === undefined) throw new Error("it's over");
  expect(deeds.of({ told, seat, result: session.result })).toEqual([]);
});
