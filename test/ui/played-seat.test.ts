import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import { atOnce, BOATS, MATCHES, sessionOf } from "../session/tables.ts";

const NO_DRAFTS = { kept: undefined, keep: () => undefined };

describe.each(MATCHES)("a seat of $game.id", (match) => {
  test("follows the match at once, and a whole match can be played from it", () => {
    const session = sessionOf(match, ["person", "bot", "bot"], 1, atOnce);
    const place = playedSeat(session, 0, NO_DRAFTS);
    session.start();
    const luck = seeded(1);
    while (!session.isOver) {
      expect(place.state.value).toBe(session.state);
      expect([...place.mine.value]).toEqual([...session.mine(0)]);
      expect(place.legal.value).toEqual(session.legal(0));
      expect(place.act(luck.pick(place.legal.value))).toBeUndefined();
    }
    expect(place.legal.value).toEqual([]);
  });
});

test("an act that is refused says why, and nothing has changed", () => {
  const session = sessionOf(BOATS, ["person", "bot"], 1, atOnce);
  const place = playedSeat(session, 0, NO_DRAFTS);
  session.start();
  place.setDraft({ keep: 2 });
  const before = session.record();
  expect(place.act({ do: "nonsense" })?.key).toMatch(/^refusal\./u);
  expect(session.record()).toBe(before);
  expect(place.draft.value).toEqual({ keep: 2 });
});

test("a draft is kept wherever it changes, and is gone once an act is sent", () => {
  const session = sessionOf(BOATS, ["person", "bot"], 1, atOnce);
  const kept: unknown[] = [];
  const place = playedSeat(session, 0, { kept: "from before", keep: (draft) => kept.push(draft) });
  session.start();
  expect(place.draft.value).toBe("from before");
  place.setDraft("another");
  const [act] = place.legal.value;
  expect(act && place.act(act)).toBeUndefined();
  expect(place.draft.value).toBeUndefined();
  expect(kept).toEqual(["another", undefined]);
});
