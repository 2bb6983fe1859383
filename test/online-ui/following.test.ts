/** An online table renders changes although the match stays the same object. */
import { h } from "preact";
import { expect, test } from "vitest";
import type { OnlineMatch } from "../../src/online/online-room.ts";
import { AskRows } from "../../src/online-ui/ask-rows.tsx";
import { FairnessPanel } from "../../src/online-ui/fairness-panel.tsx";
import { viewOf } from "../../src/online-ui/room-view.ts";
import { TableStrip } from "../../src/online-ui/table-strip.tsx";
import { sheet } from "../../src/ui/match/sheet.ts";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { choosing } from "./choosing.ts";
import { type FakeMatch, fakeMatch, NOTHING_WANTED } from "./fake-match.ts";
import { FakeRoom } from "./fake-room.ts";
import { BUSY } from "./lobbies.ts";
import { firstTable, onPaper } from "./on-paper.ts";

/** Its properties are getters, like those of a real match. */
function changing(): { readonly match: FakeMatch; change(made: Partial<OnlineMatch>): void } {
  const now: FakeMatch = fakeMatch({ session: choosing() });
  return { match: now, change: (made) => Object.assign(now, made) };
}

test("a pause that somebody asks for, a match that is to stop, and a reveal that was right", async () => {
  const room = new FakeRoom(BUSY);
  const view = viewOf(room);
  const table = firstTable();
  const { match, change } = changing();
  change({ checked: { ...match.checked, requests: 0, lastReveal: undefined } });
  const shown = showMatch(match.session, table, () => undefined);
  const rows = onPaper(h(AskRows, { view, match }));
  const strip = onPaper(h(TableStrip, { view, match, table, sheet: sheet(), world: { placesOf: () => [] } }));
  const panel = onPaper(h(FairnessPanel, { view, match, shown, onRecord: () => undefined }));
  const sign = () => strip.named("button").map(({ attributes }) => attributes["aria-label"]);
  expect(rows.text).not.toContain("Pause");
  expect(sign()).toContain("Fair play: Nothing to check yet");

  change({ wanted: { ...NOTHING_WANTED, pause: [1], stop: [2], isPaused: true } });
  change({ checked: { ...match.checked, requests: 3, lastReveal: { entry: 12, step: 40 } } });
  room.change({});
  await expect.poll(() => rows.text).toContain("Ada asked for a pause.");
  await expect.poll(() => rows.text).toContain("Tess wants to stop the game");
  await expect.poll(sign).toContain("Fair play: Checked up to here");
  await expect.poll(() => panel.text).toContain("entry 12");
});

test("a vote says who has agreed and how many are missing, once", async () => {
  const room = new FakeRoom(BUSY);
  const { match, change } = changing();
  const lost = (agreed: number[]) => [0, 1, 2].map((seat) => ({ seat, silent: seat === 1 ? 999 : 0, agreed }));
  const presence = (agreed: number[]) => lost(agreed).map((one) => ({ ...one, owes: false, returns: false }));
  change({ words: undefined, presence: presence([]) });
  const rows = onPaper(h(AskRows, { view: viewOf(room), match }));
  expect(rows.text).toContain("until they are back? It takes 2 votes.");
  change({ presence: presence([2]) });
  room.change({});
  await expect.poll(() => rows.text).toContain("until they are back? Tess agrees: one more needed.");
  rows
    .named("button")
    .find(({ text }) => text === "Give it to a bot")
    ?.press();
  await expect.poll(() => rows.text).toContain("until they are back? Mira and Tess agree.");
  expect(rows.named("button").map(({ text }) => text)).not.toContain("Give it to a bot");
});

test("who is asked to stop may also play on, and is asked again only when somebody else wants it", async () => {
  const room = new FakeRoom(BUSY);
  const { match, change } = changing();
  change({ words: undefined, wanted: { ...NOTHING_WANTED, stop: [1] } });
  const rows = onPaper(h(AskRows, { view: viewOf(room), match }));
  const named = (name: string) => rows.named("button").find(({ text }) => text === name);
  expect(rows.text).toContain("2 more have to agree.");
  named("Play on")?.press();
  await expect.poll(() => rows.text).toBe("");
  expect(match.calls).toEqual([]);
  change({ wanted: { ...NOTHING_WANTED, stop: [1, 2] } });
  room.change({});
  await expect.poll(() => rows.text).toContain("One more has to agree.");
  named("Stop")?.press();
  expect(match.calls).toEqual(["stop true"]);
});
