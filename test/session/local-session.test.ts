import { describe, expect, test } from "vitest";
import { hashValue } from "../../src/engine/hash.ts";
import { readRecord } from "../../src/engine/record.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { PastStep, SessionStep } from "../../src/session/session.ts";
import { actAtRandom, atOnce, Baton, findGame, MATCHES, type Match, playOut, seatsToAct, sessionOf } from "./tables.ts";

describe.each(MATCHES)("$game.id", (match: Match) => {
  test("bots play to the end by themselves, and the record says the same", () => {
    const session = sessionOf(match, ["bot", "bot", "bot"], 1, atOnce);
    session.start();
    expect(session.isOver).toBe(true);
    expect(session.result?.places).toHaveLength(3);
    const replayed = readRecord(session.record(), findGame);
    expect(replayed.stateHash()).toBe(hashValue(session.state));
    expect(replayed.result).toEqual(session.result);
  });

  test("nothing happens before the start, and then one step each time the pace allows one", () => {
    const baton = new Baton();
    const session = sessionOf(match, ["bot", "bot"], 2, baton.pace);
    expect(baton.asked).toBe(0);
    session.start();
    for (let steps = 0; !session.isOver; steps++) {
      expect(session.position).toBe(steps);
      expect(baton.asked).toBe(1);
      baton.go();
    }
  });

  test("the pace changes nothing but the pace", () => {
    const baton = new Baton();
    const slow = sessionOf(match, ["bot", "bot", "bot"], 3, baton.pace);
    const fast = sessionOf(match, ["bot", "bot", "bot"], 3, atOnce);
    fast.start();
    slow.start();
    while (baton.asked > 0) baton.go();
    expect(slow.record()).toBe(fast.record());
  });

  test("every step is told once, in order, after the state has changed", () => {
    const session = sessionOf(match, ["person", "bot", "person"], 4, atOnce);
    const told: SessionStep[] = [];
    const hashes: string[] = [];
    session.news.on("step", (step) => {
      expect(session.position).toBe(step.position);
      told.push(step);
      hashes.push(hashValue(session.state));
    });
    session.start();
    playOut(session, 4);

    expect(session.isOver).toBe(true);
    expect(told.map(({ position }) => position)).toEqual(told.map((_, i) => i + 1));
    const record = readRecord(session.record(), findGame);
    expect(told.map(({ input }) => input)).toEqual(record.inputs);
    expect(hashes.at(-1)).toBe(record.stateHash());
    expect(new Set(hashes).size).toBeGreaterThan(hashes.length / 2);
  });

  test("people act through it and nobody else's seat can be played", () => {
    const session = sessionOf(match, ["person", "bot"], 5, atOnce);
    session.start();
    const luck = seeded(5);
    for (let acts = 0; acts < 20 && !session.isOver; acts++) {
      const before = session.record();
      expect(session.legal(1)).toEqual([]);
      expect(() => session.act(1, luck.pick(session.legal(0)))).toThrow("not-your-turn");
      expect(session.record()).toBe(before);
      expect(seatsToAct(session)).toContain(0);
      actAtRandom(session, luck);
      expect(session.record()).not.toBe(before);
    }
  });

  test("what isn't legal is refused, told to nobody and changes nothing", () => {
    const session = sessionOf(match, ["person", "person"], 6, atOnce);
    session.start();
    const before = session.save();
    session.news.on("step", () => expect.unreachable());
    for (const act of [{ do: "nonsense" }, { do: match.game.acts.at(-1) ?? "" }]) {
      expect(() => session.act(0, act)).toThrow(Refusal);
    }
    expect(() => session.act(9, { do: "nonsense" })).toThrow("not-your-turn");
    expect(session.save()).toEqual(before);
  });

  test("saved and restored after every step it goes on just the same", () => {
    for (let seed = 0; seed < 5; seed++) {
      const straight = sessionOf(match, ["person", "bot", "person"], seed, atOnce);
      straight.start();
      playOut(straight, seed);

      const luck = seeded(seed, 7);
      const baton = new Baton();
      let session: LocalSession = sessionOf(match, ["person", "bot", "person"], seed, baton.pace);
      while (!session.isOver) {
        const saved: unknown = JSON.parse(JSON.stringify(session.save()));
        session.close();
        session = LocalSession.restored(saved, findGame, baton.pace);
        session.start();
        const { position } = session;
        baton.go();
        // Nothing left to do without a person.
        if (session.position === position) actAtRandom(session, luck);
      }
      expect(session.record(), `seed ${seed}`).toBe(straight.record());
    }
  });

  test("the pace is never asked twice at once, whoever acts meanwhile", () => {
    const baton = new Baton();
    const session = sessionOf(match, ["person", "person", "bot"], 8, baton.pace);
    const luck = seeded(8);
    session.start();
    while (!session.isOver) {
      expect(baton.asked).toBeLessThanOrEqual(1);
      if (luck.below(2) === 0) baton.go();
      else actAtRandom(session, luck);
    }
  });

  test("what has happened so far can be told again, with the state each step led to", () => {
    const session = sessionOf(match, ["person", "bot"], 10, atOnce);
    const told: PastStep[] = [];
    session.news.on("step", (step) => told.push({ ...step, state: session.state }));
    session.start();
    playOut(session, 10);
    const again = LocalSession.restored(session.save(), findGame, atOnce);
    expect(again.past()).toEqual(told);
  });

  test("closed, it is silent and goes no further", () => {
    const baton = new Baton();
    const session = sessionOf(match, ["bot", "bot"], 9, baton.pace);
    session.news.on("step", () => expect.unreachable());
    session.start();
    session.close();
    baton.go();
    expect(session.position).toBe(0);
    expect(baton.asked).toBe(0);
  });
});
