/** What was picked is sent to a real match. */
import { expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { adviseChoice } from "../../src/games/precognition/table/desk/advice.ts";
import { planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import { allWays } from "../../src/games/precognition/table/desk/preview.ts";
import { NO_PINS, planDraft } from "../../src/games/precognition/table/draft/draft.ts";
import { send } from "../../src/kit/desk/sending.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";

const atOnce = (next: () => void): void => next();

function sitDown(seed: number) {
  const session = LocalSession.fresh<PrecognitionTypes>(
    precognition,
    {
      options: { mode: "competitive", setup: "standard" },
      seats: [
        { name: "Ada", by: "person", level: "greedy" },
        { name: "Ivo", by: "bot", level: "greedy" },
        { name: "Mira", by: "bot", level: "greedy" },
      ],
      seed,
    },
    atOnce,
  );
  session.start();
  return { session, place: playedSeat(session, 0, { kept: undefined, keep: () => undefined }) };
}

test("a whole match is played by accepting the advice and the plans", () => {
  const { session, place } = sitDown(7);
  const rounds = new Set<number>();
  while (!session.isOver) {
    const state = place.state.value;
    rounds.add(state.round);
    const hand = [...place.mine.value.values()];
    const [first] = place.legal.value;
    const acts =
      first?.do === "choose"
        ? [adviseChoice(state, 0, hand, allWays(hand))?.choice ?? first]
        : planFrom(state, 0).steps.map(({ chosen }) => chosen);
    expect(acts).not.toEqual([]);
    expect(send(place, acts)).toBeUndefined();
  }
  expect(rounds.size).toBe(12);
});

test("a refusal ends the sending, is told, and leaves the draft for what isn't sent yet", () => {
  const { place } = sitDown(7);
  const hand = [...place.mine.value.values()];
  send(place, [adviseChoice(place.state.value, 0, hand, allWays(hand))?.choice ?? { do: "rest" }]);
  const plan = planFrom(place.state.value, 0);
  const acts = plan.steps.map(({ chosen }) => chosen);
  expect(acts.length).toBeGreaterThan(1);

  const draft = planDraft(place.state.value, { now: NO_PINS, past: [] });
  const sent: string[] = [];
  const refused = { key: "refusal.wrong-moment" };
  const stubborn = {
    open: () => acts,
    setDraft: place.setDraft,
    act: (act: { readonly do: string }) => {
      sent.push(act.do);
      return sent.length === 2 ? refused : undefined;
    },
  };
  expect(send(stubborn, acts, draft)).toBe(refused);
  expect(sent.length).toBe(2);
  expect(place.draft.value).toEqual(draft);
});

test("what isn't open any more isn't sent", () => {
  const { session, place } = sitDown(7);
  const { position } = session;
  expect(send(place, [{ do: "protect", protectors: 3 }])).toBeUndefined();
  expect(session.position).toBe(position);
});
