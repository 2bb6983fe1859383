/** Reloads, and devices that are lost. */
import { describe, expect, test } from "vitest";
import type { PastStep } from "../../src/session/session.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";
import { BOATS } from "../session/tables.ts";
import { begin, done, giveUp, isOver, type Page, roomOf, type Table, verdictOf } from "./town.ts";

const DIVE = { game: rehearsal.id, options: { nights: 3 }, patience: 20 };
const VOYAGE = { game: BOATS.game.id, options: BOATS.options, patience: 20 };
const NAMES = ["Ada", "Ivo", "Mira", "Noa"];

/** So many people at a table of their own, who have played for a while. */
async function playing(seed: number, players: number, opening: typeof DIVE | typeof VOYAGE, steps = 6): Promise<Table> {
  const table = await roomOf(seed, { ...opening, players }, NAMES.slice(0, players));
  await begin(
    table,
    Array.from({ length: players }, (_, seat) => [seat]),
  );
  const { town, pages } = table;
  await town.until(() => pages.every(({ match }) => match.session.position >= steps), town.act);
  return table;
}

const at = ({ pages }: Table, who: number): Page => {
  const page = pages[who];
  if (page === undefined) throw new Error(`there is no ${who}`);
  return page;
};

const actsOf = (steps: readonly PastStep[]) =>
  steps.flatMap(({ input }) => (input.kind === "act" && input.seat === 0 ? [input.act] : []));

const shownOf = ({ match }: Page) => ({
  state: match.session.state,
  position: match.session.position,
  past: match.session.past(),
  words: match.words,
  seats: match.seats.map((seat) => ({
    mine: [...match.session.mine(seat)],
    legal: match.session.legal(seat),
    locked: match.session.locked(seat),
    isSent: match.session.isSent(seat),
  })),
});

describe.each([
  { who: "host", at: 0 },
  { who: "guest", at: 1 },
])("the page of the $who is loaded anew", ({ at: who }) => {
  test.each(["leave", "die"] as const)("while people sit down, and nobody's lost (%s)", async (how) => {
    const { town, pages } = await roomOf(3, { ...DIVE, players: 2 }, ["Ada", "Ivo"]);
    for (const [seat, page] of pages.entries()) page.room.wish({ wish: "sit", seat, name: page.device.name });
    await town.pass(1_500);
    for (const [seat, page] of pages.entries()) page.room.wish({ wish: "ready", seat });
    await town.pass(1_500);
    const before = pages[who];
    if (before === undefined) throw new Error("nobody is there");
    const { me, lobby } = before.room;
    before[how]();
    const after = await before.device.open();
    expect(after.room.me).toBe(me);
    expect(after.room.lobby?.seats).toEqual(lobby?.seats);
    await town.until(() => town.pages.every(({ room }) => room.state === "in"));
    await town.until(() => town.pages.every(({ room }) => room.lobby?.guests.every(({ isHere }) => isHere) === true));
    town.pages[0]?.room.wish({ wish: "start" });
    await town.until(() => town.pages.every((page) => page.room.match !== undefined && isOver(page)), town.act);
  });

  test.each(atScale([1, 2], [1, 2, 3, 4, 5, 6]))("in the middle of a match, once everywhere (%i)", async (seed) => {
    const table = await playing(seed, 3, seed % 2 === 0 ? DIVE : VOYAGE, 0);
    const { town } = table;
    const { device } = at(table, who);
    let page = at(table, who);
    for (let times = 0; times < 12 && !isOver(page); times++) {
      town.act();
      // Between any two things that happen.
      for (let some = town.luck.below(4); some > 0; some--) await town.settle();
      // What is under way may be written, though it isn't shown yet.
      for (await done(); device.disk.flush(); ) await done();
      const before = shownOf(page);
      if (times % 2 === 0) page.die();
      else page.leave();
      page = await device.open();
      // At once, whoever else is there.
      expect(shownOf(page)).toEqual(before);
      await town.pass(300 * town.luck.below(20));
    }
    await town.until(() => town.pages.every(isOver), town.act);
    await town.pass(5_000);
    for (const one of town.pages) expect(verdictOf(one).audited).toEqual([0, 1, 2]);
  });

  test("after the end, which is still there", async () => {
    const table = await playing(7, 2, DIVE);
    const { town } = table;
    await town.until(() => town.pages.every(isOver), town.act);
    await town.pass(5_000);
    const page = at(table, who);
    const record = page.match.session.record();
    page.leave();
    const again = await page.device.open();
    expect(again.match.session.record()).toBe(record);
    expect(again.match.session.isOver).toBe(true);
    await town.until(() => again.room.state === "in");
    expect(again.room.lobby?.match).toBeUndefined();
  });
});

test("what is locked in stays in sight, and stays locked, while nobody else is there", async () => {
  const table = await playing(1, 3, VOYAGE);
  const { town } = table;
  const guest = at(table, 1);
  await town.until(
    () => guest.match.session.awaits.some((one) => one.kind === "act" && one.sealed && one.from.includes(1)),
    town.act,
  );
  at(table, 0).die();
  at(table, 2).die();
  const { session } = guest.match;
  const [first, second] = session.legal(1);
  if (first === undefined || second === undefined) throw new Error("there is no choice");
  session.act(1, first);
  expect(session.locked(1)).toEqual(first);
  expect(session.isSent(1)).toBe(true);
  expect(session.legal(1)).toEqual([]);
  expect(() => session.act(1, second)).toThrow("not-your-turn");
  guest.die();
  const again = (await guest.device.open()).match.session;
  expect(again.locked(1)).toEqual(first);
  expect(again.legal(1)).toEqual([]);
  expect(() => again.act(1, second)).toThrow("not-your-turn");
});

describe("a device that has lost what it had locked in", () => {
  /** A guest that has locked in the second of its choices, as everybody knows; and what its device kept before that. */
  async function locked(seed: number) {
    const table = await playing(seed, 3, VOYAGE);
    const guest = at(table, 1);
    const isAsked = () =>
      guest.match.session.awaits.some((one) => one.kind === "act" && one.sealed && one.from.includes(1));
    await table.town.until(isAsked, () => {
      for (const { match } of table.pages)
        for (const seat of match.seats) if (!isAsked()) table.town.actFor(match, seat);
    });
    const before = new Map(guest.device.disk.items);
    const choice = guest.match.session.legal(1)[1];
    if (choice === undefined) throw new Error("there is no choice");
    guest.match.session.act(1, choice);
    await table.town.pass(600);
    return { table, guest, choice, before };
  }

  async function goesOn({ table: { town } }: Awaited<ReturnType<typeof locked>>, page: Page): Promise<void> {
    await town.until(() => town.pages.every(isOver), town.act);
    await town.pass(20_000);
    expect(page.match.turns.map(({ to }) => to)).not.toContain("owed");
    for (const one of town.pages) {
      expect(one.notices).not.toContain("cheated");
      expect(verdictOf(one).audited).toEqual([0, 1, 2]);
    }
  }

  test.each([1, 2, 3])("finds it again by its promise (%i)", async (seed) => {
    const all = await locked(seed);
    const { guest, choice } = all;
    guest.die();
    const { items } = guest.device.disk;
    for (const [name, text] of items) {
      if (name.endsWith(".notes 1")) items.set(name, JSON.stringify({ ...JSON.parse(text), choices: {} }));
    }
    const again = await guest.device.open();
    await all.table.town.pass(600);
    expect(again.match.session.locked(1)).toEqual(choice);
    expect(again.notices).toContain("choice-found");
    await goesOn(all, again);
  });

  test.each([1, 2, 3])("finds it again though it has gone back to an older copy of everything (%i)", async (seed) => {
    const all = await locked(seed);
    const { guest, choice, before } = all;
    guest.die();
    const { items } = guest.device.disk;
    items.clear();
    for (const [name, text] of before) items.set(name, text);
    const again = await guest.device.open();
    await all.table.town.until(() => again.match.session.locked(1) !== undefined);
    expect(again.match.session.locked(1)).toEqual(choice);
    expect(again.notices).toContain("choice-found");
    await goesOn(all, again);
  });
});

describe("the host is gone for good", () => {
  test.each([2, 3, 4])("of %i people: the others play on, and the room has another host", async (players) => {
    const table = await playing(players, players, VOYAGE);
    const { town } = table;
    const lost = at(table, 0);
    const old = lost.room.me;
    lost.die();
    await town.until(() => town.pages.every(isOver), giveUp(town));
    await town.pass(20_000);
    for (const page of town.pages) {
      expect(verdictOf(page).turns.map(({ to }) => to)).toContain("host");
      expect(page.room.lobby?.host).not.toBe(old);
      expect(page.room.state).toBe("in");
    }
    expect(town.pages.filter(({ room }) => room.isHost)).toHaveLength(1);
    expect(at(table, 1).match.turns.some(({ to }) => to === "alone")).toBe(players === 2);
  });

  test("and comes back as a guest, with its seat", async () => {
    const table = await playing(5, 3, VOYAGE);
    const { town } = table;
    const lost = at(table, 0);
    lost.die();
    await town.until(() => at(table, 1).match.epoch > 0, giveUp(town));
    const back = await lost.device.open();
    await town.until(() => back.match.epoch > 0, town.act);
    if (back.match.away.has(0)) {
      back.match.comeBack(0);
      await town.until(
        () => !back.match.away.has(0),
        () => {
          town.act();
          for (const who of [1, 2]) at(table, who).match.agree(who, 0, "return");
        },
      );
    }
    await town.until(() => town.pages.every(isOver), town.act);
    await town.pass(20_000);
    for (const page of town.pages) expect(verdictOf(page).isOver).toBe(true);
    expect(back.room.state).toBe("in");
    expect(back.room.isHost).toBe(false);
  });
});

test("whoever comes late watches, and somebody without a seat is waited for by nobody", async () => {
  const table = await playing(6, 2, VOYAGE);
  const { town } = table;
  const late = await town.device("Late").open();
  await town.until(() => late.room.match !== undefined);
  await town.until(() => late.match.session.position === at(table, 0).match.session.position);
  expect(late.match.seats).toEqual([]);
  late.die();
  await town.until(() => [0, 1].every((who) => isOver(at(table, who))), town.act);
});

test("another match in the same room, and nothing is left of the one before", async () => {
  const table = await playing(8, 2, DIVE);
  const { town, pages } = table;
  await town.until(() => pages.every(isOver), town.act);
  await town.until(() => pages.every(({ room }) => room.lobby?.match === undefined));
  const first = pages.map(({ match }) => match.id);
  for (const [seat, page] of pages.entries()) page.room.wish({ wish: "ready", seat });
  await town.pass(1_500);
  pages[0]?.room.wish({ wish: "start" });
  await town.until(() => pages.every(({ match }, k) => match.id !== first[k]));
  await town.until(() => pages.every(isOver), town.act);
  for (const [k, { device }] of pages.entries()) {
    expect([...device.disk.items.keys()].filter((name) => name.includes(first[k] ?? "?"))).toEqual([]);
  }
});

test("what a host has recorded alone is taken back and shown anew, and what its people did is said again", async () => {
  const table = await playing(9, 3, VOYAGE, 0);
  const { town } = table;
  const [host, guest] = [at(table, 0), at(table, 1)];
  const owesOpen = () =>
    host.match.session.awaits.some((one) => one.kind === "act" && !one.sealed && !one.optional && one.from.includes(0));
  await town.until(owesOpen, () => {
    for (const { match } of table.pages) {
      for (const seat of match.seats) if (!(seat === 0 && owesOpen())) town.actFor(match, seat);
    }
  });
  for (const other of ["Ivo", "Mira"]) town.net.cut("Ada", other);
  const before = host.match.session;
  const { position } = before;
  town.actFor(host.match, 0);
  await town.pass(300);
  const alone = before.past().slice(position);
  expect(alone.length).toBeGreaterThan(0);
  await town.until(() => guest.match.epoch > 0);
  town.net.mend();
  await town.until(() => host.match.epoch > 0);
  expect(host.notices).toContain("rewound");
  expect(host.match.session).not.toBe(before);
  const done = actsOf(alone);
  expect(done.length).toBeGreaterThan(0);
  await town.until(() => actsOf(guest.match.session.past().slice(position)).length >= done.length);
  expect(actsOf(guest.match.session.past().slice(position))).toEqual(done);
  await town.until(() => town.pages.every(isOver), town.act);
  await town.pass(20_000);
  for (const page of town.pages) {
    expect(verdictOf(page).isOver).toBe(true);
    expect(page.room.lobby?.host).toBe(guest.room.me);
    expect(page.room.state).toBe("in");
  }
});
