/** Everything at once, out of a seed: pages that die, are loaded anew or opened twice, and lines that are cut. */
import { expect, test } from "vitest";
import { rehearsal } from "../rehearsal/game.ts";
import { BOATS } from "../session/tables.ts";
import { begin, type Device, giveUp, isOver, roomOf, type Town, verdictOf } from "./town.ts";

const DIVE = { game: rehearsal.id, options: { nights: 4 }, patience: 20 };
const VOYAGE = { game: BOATS.game.id, options: BOATS.options, patience: 20 };
const NAMES = ["Ada", "Ivo", "Mira", "Noa", "Watcher"];

/** One thing that goes wrong, or right again. */
async function blow(town: Town, off: Map<Device, number>): Promise<void> {
  const { luck } = town;
  const device = luck.pick(town.devices);
  const [page] = device.pages;
  switch (luck.below(9)) {
    case 0:
    case 1:
    case 2:
      if (page !== undefined) {
        page.die();
        off.set(device, town.now + 300 * luck.below(150));
      }
      break;
    case 3:
      if (page !== undefined) {
        page.leave();
        await device.open();
      }
      break;
    case 4:
    case 5:
      town.net.cut(device.name, luck.pick(NAMES));
      break;
    case 6:
      town.net.mend();
      break;
    case 7:
      // A second tab, and the first one is closed some time or other.
      if (page !== undefined && device.pages.size === 1) await device.open();
      break;
    case 8:
      if (device.pages.size > 1) page?.die();
      break;
  }
}

const comeBack = (town: Town) => () => {
  giveUp(town)();
  for (const { room } of town.pages) {
    const { match } = room;
    if (match === undefined || room.state === "out") continue;
    for (const seat of match.seats) {
      if (match.away.has(seat) && !match.session.isOver && town.luck.below(20) === 0) match.comeBack(seat);
    }
    for (const { seat: about, returns } of match.presence) {
      if (returns) for (const seat of match.seats) if (seat !== about) match.agree(seat, about, "return");
    }
  }
};

test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))("is weathered (seed %i)", async (seed) => {
  const players = 2 + (seed % 3);
  const opening = { ...(seed % 2 === 0 ? DIVE : VOYAGE), players };
  const names = [...NAMES.slice(0, players), "Watcher"];
  const table = await roomOf(seed, opening, names);
  await begin(
    table,
    Array.from({ length: players }, (_, seat) => [seat]),
  );
  const { town } = table;
  const off = new Map<Device, number>();
  for (let steps = 0; steps < 400; steps++) {
    if (town.luck.below(8) === 0) await blow(town, off);
    for (const [device, until] of off) {
      if (until > town.now) continue;
      off.delete(device);
      if (device.pages.size === 0) await device.open();
    }
    // People take their time, so that much of it happens in the middle of a match.
    if (town.luck.below(6) === 0) comeBack(town)();
    await town.pass(300);
  }
  town.net.mend();
  for (const device of town.devices) {
    for (const page of [...device.pages].slice(0, -1)) page.die();
    const [page] = device.pages;
    if (page === undefined) await device.open();
    else if (page.room.state === "out") page.room.tryAgain();
  }
  await town.until(() => town.pages.every((page) => page.room.match !== undefined && isOver(page)), comeBack(town));
  await town.pass(20_000);
  const states = town.pages.map(({ match }) => match.session.state);
  for (const page of town.pages) {
    expect(page.match.session.state).toEqual(states[0]);
    expect(page.match.session.past().at(-1)?.state).toEqual(page.match.session.state);
    expect(verdictOf(page).isOver).toBe(true);
    expect(page.notices).not.toContain("cheated");
    for (const seat of page.match.seats) expect(page.match.session.isSent(seat)).toBe(false);
  }
});
