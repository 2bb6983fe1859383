/** A match that everybody leaves, and takes up again days later. */
import { describe, expect, test } from "vitest";
import { keptRooms, openRoomStore } from "../../src/online/room-store.ts";
import { atScale } from "../scale.ts";
import { BOATS } from "../session/tables.ts";
import { PaperDisk } from "./paper-disk.ts";
import { begin, done, isOver, type Page, roomOf, verdictOf } from "./town.ts";

const DAY = 24 * 3_600_000;
const NAMES = ["Ada", "Ivo", "Mira"];
const VOYAGE = { game: BOATS.game.id, options: BOATS.options, patience: 20, players: 3 };

const awaitedOn = ({ match }: Page) => ({
  position: match.session.position,
  awaits: match.session.awaits,
  locked: match.session.locked(match.seats[0] ?? 0),
});

const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
] as const;

test.each(ORDERS.slice(0, atScale(3, 6)))("they come back in the order %i, %i, %i, twice", async (...order) => {
  const table = await roomOf(order[0] + 3 * order[1] + 1, VOYAGE, NAMES);
  const { town } = table;
  const devices = table.pages.map(({ device }) => device);
  await begin(table, [[0], [1], [2]]);
  for (const until of [8, 16]) {
    await town.until(() => town.pages.every(({ match }) => match.session.position >= until), town.act);
    await town.pass(3_000);
    const before = new Map(town.pages.map((page) => [page.device, awaitedOn(page)]));
    for (const [k, page] of town.pages.entries()) {
      if (k === 1) page.die();
      else page.leave();
    }
    expect(town.pages).toEqual([]);
    town.now += 3 * DAY;
    for (const who of order) {
      const page = await devices[who]?.open();
      // At once, before anybody else is there: whose turn it is as well.
      expect(page && awaitedOn(page)).toEqual(page && before.get(page.device));
      await town.pass(30_000);
    }
    await town.until(() => town.pages.every(({ room }) => room.state === "in"));
    expect(town.pages.filter(({ room }) => room.isHost)).toHaveLength(1);
  }
  await town.until(() => town.pages.every(isOver), town.act);
  await town.pass(20_000);
  for (const page of town.pages) {
    const verdict = verdictOf(page);
    expect(verdict.audited).toEqual([0, 1, 2]);
    // Nobody has lost a seat by having been away.
    expect(verdict.turns.map(({ to }) => to).filter((to) => to === "owed" || to === "silent")).toEqual([]);
  }
});

describe("what a device keeps", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const codeOf = (n: number): string => `ROOM${letters[Math.floor(n / 26)]}${letters[n % 26]}`;

  async function visited(disk: PaperDisk, rooms: readonly boolean[]): Promise<readonly string[]> {
    const store = disk.storeOf({}, () => undefined);
    for (const [n, isUnderWay] of rooms.entries()) {
      const kept = await openRoomStore(store, codeOf(n), "page");
      if (typeof kept === "string") throw new Error(kept);
      const told = kept.keepAbout({ print: undefined, isHost: false, game: "sea", at: n, isUnderWay });
      for (let more = true; more; ) {
        await done();
        more = disk.flush();
      }
      await told;
    }
    return (await keptRooms(store)).map(({ code }) => code);
  }

  test("of finished rooms the last four", async () => {
    const kept = await visited(new PaperDisk(), [false, false, false, false, false, false]);
    expect(kept).toEqual([5, 4, 3, 2].map(codeOf));
  });

  test("rooms with a match to be finished stay, however many others are visited", async () => {
    const kept = await visited(new PaperDisk(), [true, true, false, true, ...Array.from({ length: 9 }, () => false)]);
    expect(kept).toEqual([12, 11, 10, 9, 3, 1, 0].map(codeOf));
  });

  test("of those the last twelve", async () => {
    const kept = await visited(
      new PaperDisk(),
      Array.from({ length: 15 }, () => true),
    );
    expect(kept).toEqual(Array.from({ length: 12 }, (_, k) => codeOf(14 - k)));
  });

  test("a room that was kept before anybody said so counts as finished", async () => {
    const disk = new PaperDisk();
    await visited(disk, [true]);
    const name = `room.${codeOf(0)}.about`;
    const { isUnderWay, ...before } = JSON.parse(disk.items.get(name) ?? "");
    expect(isUnderWay).toBe(true);
    disk.items.set(name, JSON.stringify(before));
    expect(await keptRooms(disk.storeOf({}, () => undefined))).toMatchObject([{ isUnderWay: false }]);
  });
});
