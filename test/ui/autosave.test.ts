import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { autosave } from "../../src/ui/match/autosave.ts";
import { saveSlot } from "../../src/ui/match/save-slot.ts";
import { storeIn } from "../../src/ui/store.ts";
import { actAtRandom, atOnce, BOATS, findGame, MATCHES, sessionOf } from "../session/tables.ts";
import { storage } from "./storage.ts";

/** Waits until simultaneous changes have been saved. */
const soon = (): Promise<void> => Promise.resolve();

const slotWith = (room?: number) => {
  const items = storage(new Map(), room);
  return saveSlot(
    storeIn(() => items),
    "chess",
  );
};

describe.each(MATCHES)("$game.id", (match) => {
  test("whatever happened last, the match goes on from there", async () => {
    const slot = slotWith();
    const session = sessionOf(match, ["person", "bot"], 4, atOnce);
    autosave(session, slot, false, () => expect.unreachable());
    session.start();
    const luck = seeded(4);
    while (!session.isOver) {
      await soon();
      const again = LocalSession.restored(slot.read()?.save, findGame, atOnce);
      expect(again.record()).toBe(session.record());
      expect([...again.mine(0)]).toEqual([...session.mine(0)]);
      actAtRandom(session, luck);
    }
    await soon();
    expect(LocalSession.restored(slot.read()?.save, findGame, atOnce).isOver).toBe(true);
  });
});

test("what is picked is kept, with the moment it belongs to", async () => {
  const slot = slotWith();
  const session = sessionOf(BOATS, ["person", "bot"], 4, atOnce);
  const saving = autosave(session, slot, false, () => expect.unreachable());
  session.start();
  await soon();
  saving.keepDraft({ keep: 2 });
  expect(slot.read()?.draft).toEqual({ position: session.position, draft: { keep: 2 } });
});

test("a browser that keeps nothing is complained of once", async () => {
  const complaints: string[] = [];
  const session = sessionOf(BOATS, ["person", "bot"], 4, atOnce);
  const saving = autosave(session, slotWith(10), false, () => complaints.push("no room"));
  session.start();
  await soon();
  saving.keepDraft(1);
  actAtRandom(session, seeded(4));
  await soon();
  expect(complaints).toEqual(["no room"]);
});
