/** A seat that moves to another device in the middle of a match. */
import { expect, test } from "vitest";
import { type Given, giveRoom, takeRoom } from "../../src/online/moving.ts";
import { atScale } from "../scale.ts";
import { BOATS } from "../session/tables.ts";
import { begin, CODE, type Device, isOver, type Page, roomOf, type Town, verdictOf } from "./town.ts";

const PEOPLE = ["Ada", "Ivo", "Mira"];

async function playing(seed: number) {
  const opening = { game: BOATS.game.id, options: BOATS.options, patience: 20, players: PEOPLE.length };
  const table = await roomOf(seed, opening, PEOPLE);
  await begin(
    table,
    PEOPLE.map((_, seat) => [seat]),
  );
  const { town, pages } = table;
  await town.until(() => pages.every(({ match }) => match.session.position >= 6), town.act);
  const [, guest] = pages;
  if (guest === undefined) throw new Error("nobody is there");
  return { town, guest };
}

const port = ({ town, name, disk, luck }: Device) => ({
  store: disk.storeOf({}, () => undefined),
  openCarrier: () => town.net.carrier(name),
  luck: () => Array.from({ length: 64 }, () => luck.below(16).toString(16)).join(""),
});

/** What somebody at this seat sees of the match. */
const seenBy = ({ match: { session } }: Page, seat: number) => ({
  state: session.state,
  mine: [...session.mine(seat)],
  legal: session.legal(seat),
  locked: session.locked(seat),
});

function offer({ device, room }: Page) {
  const ends: Given[] = [];
  const giving = giveRoom({
    device: port(device),
    code: CODE,
    letGo() {
      room.close();
      device.pages.clear();
    },
    onEnd: (how) => ends.push(how),
  });
  return { giving, ends };
}

async function settled<X>(town: Town, promise: Promise<X>): Promise<X> {
  const all: X[] = [];
  const waiting = promise.then((one) => all.push(one));
  for (let i = 0; i < 100 && all.length === 0; i++) await town.settle();
  const [one] = all;
  if (one === undefined) throw new Error("it never ends");
  await waiting;
  return one;
}

test.each(atScale([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8, 9]))(
  "the other device plays on with the same hand, and the first one keeps nothing (%i)",
  async (seed) => {
    const { town, guest } = await playing(seed);
    // Between any two things that happen.
    for (let some = seed; some > 0; some--) {
      town.act();
      await town.settle();
    }
    const { giving, ends } = offer(guest);
    // It was a spectator before: of that nothing is left.
    const other = town.device("Noa");
    const watching = await other.open();
    await town.until(() => watching.room.state === "in");
    watching.leave();

    const before = seenBy(guest, 1);
    expect(await settled(town, takeRoom(port(other), CODE, giving.key))).toBe("taken");
    expect(ends).toEqual(["given"]);
    expect([...guest.device.disk.items.keys()]).toEqual([]);
    const page = await other.open();
    expect(page.match.seats).toEqual([1]);
    expect(seenBy(page, 1)).toEqual(before);

    await town.until(() => town.pages.every(isOver), town.act);
    await town.pass(5_000);
    for (const one of town.pages) expect(verdictOf(one).audited).toEqual([0, 1, 2]);
  },
);

test("nothing goes to whoever doesn't have the key", async () => {
  const { town, guest } = await playing(4);
  const { giving, ends } = offer(guest);
  const thief = town.device("Noa");
  const wrong = giving.key.replace(/^./u, giving.key.startsWith("0") ? "1" : "0");
  expect(await settled(town, takeRoom(port(thief), CODE, wrong))).toBe("nobody");
  expect([...thief.disk.items.keys()]).toEqual([]);
  giving.end();
  expect(await settled(town, takeRoom(port(thief), CODE, giving.key))).toBe("nobody");
  expect(ends).toEqual([]);
  await town.until(() => town.pages.every(isOver), town.act);
});

test("a device without space doesn't take it, and the first one plays on", async () => {
  const { town, guest } = await playing(5);
  const { giving, ends } = offer(guest);
  const before = seenBy(guest, 1);
  const full = town.device("Noa");
  full.disk.space = 10;
  expect(await settled(town, takeRoom(port(full), CODE, giving.key))).toBe("unkept");
  for (let i = 0; i < 5; i++) await town.settle();
  expect(ends).toEqual(["stopped"]);
  const again = await guest.device.open();
  expect(seenBy(again, 1)).toEqual(before);
  await town.until(() => town.pages.every(isOver), town.act);
});
