/** What a table online shows follows what happens there, although its match is the same one all the time. */
import { signal } from "@preact/signals";
import { h } from "preact";
import { expect, test } from "vitest";
import type { OnlineMatch } from "../../src/online/online-room.ts";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { AskRows } from "../../src/ui/room/ask-rows.tsx";
import { FairnessPanel } from "../../src/ui/room/fairness-panel.tsx";
import { viewOf } from "../../src/ui/room/room-view.ts";
import { TableStrip } from "../../src/ui/room/table-strip.tsx";
import { choosing } from "./choosing.ts";
import { type FakeMatch, fakeMatch, NOTHING_WANTED } from "./fake-match.ts";
import { FakeRoom } from "./fake-room.ts";
import { BUSY } from "./lobbies.ts";
import { firstTable, onPaper } from "./on-paper.ts";

/** Its properties are read through getters, as those of a match that is played. */
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
  const open = signal<string | undefined>(undefined);
  const sheet = { open, toggle: () => undefined, close: () => undefined };
  const rows = onPaper(h(AskRows, { view, match }));
  const strip = onPaper(h(TableStrip, { view, match, table, sheet, world: { placesOf: () => [] } }));
  const panel = onPaper(h(FairnessPanel, { view, match, shown, onRecord: () => undefined }));
  const sign = () => strip.named("button").map(({ attributes }) => attributes["aria-label"]);
  expect(rows.text).not.toContain("Pause");
  expect(sign()).toContain("Fair play: Nothing to check yet");

  change({ wanted: { ...NOTHING_WANTED, pause: [1], stop: [2], isPaused: true } });
  change({ checked: { ...match.checked, requests: 3, lastReveal: { entry: 12, step: 40 } } });
  room.change({});
  await expect.poll(() => rows.text).toContain("Pause, asked for by Ada.");
  await expect.poll(() => rows.text).toContain("Tess wants to stop the match");
  await expect.poll(sign).toContain("Fair play: Checked up to here");
  await expect.poll(() => panel.text).toContain("entry 12");
});
