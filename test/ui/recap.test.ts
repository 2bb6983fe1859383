/** Whoever has looked elsewhere is told what has happened meanwhile: at a table online the others go on without them. */
import { signal } from "@preact/signals";
import { h } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import type { LocalSession } from "../../src/session/local-session.ts";
import type { PlayedSeat } from "../../src/ui/game-table.ts";
import { RecapCard } from "../../src/ui/match/recap-card.tsx";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import type { TableMatch } from "../../src/ui/match/table-match.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";
import { actAtRandom, atOnce, BOATS, seatsToAct, sessionOf } from "../session/tables.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { tableOf } from "../texts/books.ts";

class Window extends EventTarget {
  hidden = false;
  /** Waits until effects of the render have run. */
  isHeard = false;

  override addEventListener(...listening: Parameters<EventTarget["addEventListener"]>): void {
    super.addEventListener(...listening);
    this.isHeard = true;
  }

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let window: Window;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  window = new Window();
  vi.stubGlobal("document", window);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const table = tableOf(BOATS.game.id);
const speaker = signal(speakerOf("en", gameTexts(BOATS.game.id)));

interface Seated {
  readonly session: LocalSession;
  readonly draft: ReturnType<typeof signal<unknown>>;
  readonly page: Branch;
}

/** Seat 0 is played in this window, by somebody who was away this long. */
async function seated(awayMs: number): Promise<Seated> {
  const session = sessionOf(BOATS, ["person", "person", "bot"], 5, atOnce);
  session.start();
  const shown = showMatch(session, table, () => undefined);
  const draft = signal<unknown>(undefined);
  const match = { shown, awayMs, readers: signal([0]), place: signal({ draft } as unknown as PlayedSeat) };
  window.isHeard = false;
  const card = h(RecapCard, { match: match as unknown as TableMatch, Icon: undefined });
  const page = written(h(Speaking.Provider, { value: speaker }, card));
  await vi.waitFor(() => expect(window.isHeard).toBe(true));
  return { session, draft, page };
}

/** Waits until changes are rendered. */
const drawn = () => new Promise(setImmediate);

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Everybody else acts, until the match waits for the person in this window. */
function othersGoOn(session: LocalSession): void {
  const luck = seeded(3, 7);
  while (seatsToAct(session).some((seat) => seat !== 0)) {
    const seat = seatsToAct(session).find((one) => one !== 0) ?? 0;
    session.act(seat, luck.pick(session.legal(seat)));
  }
}

const told = (page: Branch): string[] => page.named("li").map(({ text }) => text);

test("what the others have done meanwhile is told, as far as it is of everybody or of the reader", async () => {
  const { session, page } = await seated(0);
  const luck = seeded(3, 7);
  while (seatsToAct(session)[0] === 0 && actAtRandom(session, luck));
  await drawn();
  expect(page.text).toBe("");
  window.turn(true);
  othersGoOn(session);
  await drawn();
  expect(page.text).toBe("");
  window.turn(false);
  await drawn();
  expect(page.named("h2").map(({ text }) => text)).toEqual(["While you were away"]);
  expect(told(page).length).toBeGreaterThan(1);
  expect(told(page).filter((line) => /^Seat 1 (?:activates|draws)/u.test(line))).toEqual([]);
  expect(told(page).some((line) => line.includes("Seat 0"))).toBe(true);
});

test("a moment in which nothing has happened isn't, and one that was long is told from the round before", async () => {
  const { page, draft } = await seated(0);
  window.turn(true);
  later(60_000);
  window.turn(false);
  await drawn();
  expect(page.text).toBe("");
  window.turn(true);
  later(121_000);
  window.turn(false);
  await drawn();
  expect(page.named("h3").map(({ text }) => text)).toContain("Round 1 · season 1");
  draft.value = "something is picked";
  await vi.waitFor(() => expect(page.text).toBe(""));
});

test("who comes back to the page after long is told at once, and who just loads it anew isn't", async () => {
  expect((await seated(121_000)).page.text).toContain("Round 1 · season 1");
  expect((await seated(1000)).page.text).toBe("");
});
