/** What keeps people out of a room, and how they go on. */
import { describe, expect, test } from "vitest";
import { keyPrint } from "../../src/fair/signing.ts";
import { keptRooms } from "../../src/online/room-store.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { begin, CODE, type Device, isOver, type Page, roomOf, Town } from "./town.ts";

const DIVE = { game: rehearsal.id, options: { nights: 3 }, players: 2, patience: 20 };

const hosting = (town: Town) => town.device("Ada").open({ opening: DIVE });

const keptIn = async (device: Device | undefined) =>
  device && (await keptRooms(device.disk.storeOf({}, () => undefined)));
const out = (key: string) => ({ state: "out", trouble: { key, facts: { code: CODE } } });
const seen = ({ room: { state, trouble } }: Page) => ({ state, trouble });

describe("whoever wants to come in", () => {
  test("hears that there is no such room, and is in as soon as there is one", async () => {
    const town = new Town(1);
    const guest = await town.device("Ivo").open();
    await town.until(() => guest.room.state === "out");
    expect(seen(guest)).toEqual(out("no-such-room"));
    await hosting(town);
    guest.room.tryAgain();
    await town.until(() => guest.room.state === "in");
    expect(guest.room.trouble).toBeUndefined();
  });

  test("hears that signalling is down", async () => {
    const town = new Town(1);
    town.net.signalling = "offline";
    const guest = await town.device("Ivo").open();
    await town.until(() => guest.room.state === "out");
    expect(seen(guest)).toEqual(out("signalling-down"));
  });

  test("hears that the browser can't connect to anybody, also when it doesn't come about with the host", async () => {
    const town = new Town(1);
    await hosting(town);
    town.net.cut("Ada", "Ivo");
    await town.pass(600);
    const guest = await town.device("Ivo").open();
    guest.carriers[0]?.news.emit("problem", { key: "webrtc-blocked" });
    expect(seen(guest)).toEqual(out("no-webrtc"));
    await town.pass(30_000);
    expect(guest.notices).toEqual(["webrtc-blocked"]);
    expect(seen(guest)).toEqual(out("no-webrtc"));
  });

  test("hears that no connection can be made", async () => {
    const town = new Town(1);
    await hosting(town);
    town.net.cut("Ada", "Ivo");
    await town.pass(600);
    const guest = await town.device("Ivo").open();
    await town.until(() => guest.room.state === "out");
    expect(seen(guest)).toEqual(out("no-connection"));
    town.net.mend();
    await town.until(() => guest.room.state === "in");
  });

  test("isn't let into a locked room; whoever was in comes back", async () => {
    const { town, pages } = await roomOf(2, DIVE, ["Ada", "Ivo"]);
    pages[0]?.room.wish({ wish: "lock", isLocked: true });
    await town.pass(600);
    const stranger = await town.device("Noa").open();
    await town.until(() => stranger.room.state === "out");
    expect(seen(stranger)).toEqual(out("room-locked"));
    pages[1]?.leave();
    const again = await pages[1]?.device.open();
    await town.until(() => again?.room.state === "in");
    pages[0]?.room.wish({ wish: "lock", isLocked: false });
    await town.pass(600);
    stranger.room.tryAgain();
    await town.until(() => stranger.room.state === "in");
  });

  test("is sent away, and doesn't come back with that key", async () => {
    const { town, pages } = await roomOf(2, DIVE, ["Ada", "Ivo"]);
    const [host, guest] = pages;
    if (host === undefined || guest === undefined) throw new Error("nobody is there");
    host.room.wish({ wish: "remove", device: guest.room.me });
    await town.until(() => guest.room.state === "out");
    expect(seen(guest)).toEqual(out("removed"));
    guest.room.tryAgain();
    await town.until(() => guest.room.state === "out" && guest.room.trouble !== undefined);
    expect(seen(guest)).toEqual(out("removed"));
  });

  test("is warned when another device opens than the invitation says, and may come in anyway", async () => {
    const town = new Town(3);
    const host = await hosting(town);
    await town.pass(600);
    expect(host.room.invitation).toBe(`https://letea.example/#room=${CODE}.${keyPrint(host.room.me)}`);
    const print = keyPrint("ab".repeat(32));
    const guest = await town.device("Ivo").open({ print });
    await town.until(() => guest.room.state === "out");
    expect(seen(guest)).toEqual(out("host-changed"));
    guest.room.comeInAnyway();
    await town.until(() => guest.room.state === "in");
    const other = await town.device("Mira").open({ print: keyPrint(host.room.me) });
    await town.until(() => other.room.state === "in");
  });

  test("has another version of the game's rules, or doesn't know it", async () => {
    const town = new Town(4);
    await hosting(town);
    await town.pass(600);
    const old = town.device("Ivo");
    old.findGame = (id) => (id === rehearsal.id ? { ...rehearsal, rules: "0".repeat(64) } : undefined);
    const page = await old.open();
    await town.until(() => page.room.state === "out");
    expect(seen(page)).toEqual(out("other-game"));
    const poor = town.device("Mira");
    poor.findGame = () => undefined;
    const other = await poor.open();
    await town.until(() => other.room.state === "out");
    expect(seen(other)).toEqual(out("unknown-game"));
  });
});

test("whoever opens a room hears that nobody can find it, until it can be found", async () => {
  const town = new Town(1);
  town.net.signalling = "offline";
  const host = await hosting(town);
  await town.pass(600);
  expect(seen(host)).toEqual(out("signalling-down"));
  expect(host.room.lobby?.seats).toHaveLength(2);
  town.net.signalling = "connecting";
  expect(host.room.state).toBe("opening");
  town.net.signalling = "online";
  host.carriers[0]?.news.emit("signalling", "online");
  expect(seen(host)).toEqual({ state: "in", trouble: undefined });
  // Once it has been found, its guests stay.
  town.net.signalling = "offline";
  expect(host.room.state).toBe("in");
});

test("the host closes the room", async () => {
  const { town, pages } = await roomOf(5, DIVE, ["Ada", "Ivo"]);
  const [host, guest] = pages;
  host?.room.leave();
  await town.until(() => guest?.room.state === "out");
  expect(guest?.room.trouble?.key).toBe("room-closed");
  await town.pass(3_000);
  expect(host?.room.state).toBe("out");
  expect(host?.room.trouble).toBeUndefined();
  expect([...(host?.device.disk.items.keys() ?? [])]).toEqual([]);
});

test("whoever leaves and closes the page at once has still said so", async () => {
  const { town, pages } = await roomOf(5, DIVE, ["Ada", "Ivo"]);
  const [host, guest] = pages;
  guest?.room.leave();
  guest?.room.close();
  // There is no way back from here on.
  expect(await keptIn(guest?.device)).toEqual([]);
  await town.until(() => host?.room.lobby?.guests.length === 1);
  await town.pass(3_000);
  expect([...(guest?.device.disk.items.keys() ?? [])]).toEqual([]);
});

test("it can be told how one is connected to whom", async () => {
  const { pages } = await roomOf(5, DIVE, ["Ada", "Far", "Ivo"]);
  const [host, far, guest] = pages.map(({ room }) => room);
  if (host === undefined || far === undefined || guest === undefined) throw new Error("nobody is there");
  expect(await host.pathTo(far.me)).toMatchObject({ isRelayed: true });
  expect(await host.pathTo(guest.me)).toMatchObject({ isRelayed: false });
  expect(await far.pathTo(guest.me)).toBeUndefined();
  expect(await host.pathTo(host.me)).toBeUndefined();
});

test("whoever leaves a match for good is waited for no longer", async () => {
  const table = await roomOf(5, { ...DIVE, players: 3 }, ["Ada", "Ivo", "Mira"]);
  await begin(table, [[0], [1], [2]]);
  const { town, pages } = table;
  await town.pass(3_000);
  const [, , mira] = pages;
  mira?.room.leave();
  await town.until(() => mira?.isOpen === true && [...mira.device.disk.items.keys()].length === 0);
  await town.until(() => pages.slice(0, 2).every(isOver), town.act);
  expect(pages[0]?.match.away.get(2)).toBe("left");
});

test("the host leaves a match for good: another hosts room and match, and a newcomer finds the door", async () => {
  const table = await roomOf(5, { ...DIVE, players: 3 }, ["Ada", "Ivo", "Mira"]);
  await begin(table, [[0], [1], [2]]);
  const { town, pages } = table;
  await town.pass(3_000);
  const [ada, ...others] = pages;
  ada?.room.leave();
  await town.pass(3_000);
  expect(ada?.device.disk.items.size).toBe(0);
  ada?.leave();
  await town.until(() => others.every(({ room }) => room.lobby?.host !== ada?.room.me));
  const noa = await town.device("Noa").open();
  await town.until(() => noa.room.match !== undefined);
  await town.until(() => [...others, noa].every(isOver), town.act);
  expect(others[0]?.match.away.get(0)).toBe("left");
  await town.until(() => noa.room.lobby?.match === undefined);
  // Nobody waits in the room for whoever has gone for good.
  expect(noa.room.lobby?.seats.map(({ by }) => by)).toEqual(["open", "person", "person"]);
  expect(noa.room.lobby?.guests.filter(({ isHere }) => isHere)).toHaveLength(3);
});

test("a host who leaves a match that nobody else plays closes the room for those who watch", async () => {
  const table = await roomOf(5, DIVE, ["Ada", "Watcher"]);
  await begin(table, [[0], []]);
  const { town, pages } = table;
  await town.pass(3_000);
  const [ada, watcher] = pages;
  ada?.room.leave();
  await town.until(() => watcher?.room.state === "out");
  expect(watcher?.room.trouble?.key).toBe("room-closed");
});

describe("two tabs", () => {
  test("the newest has the room, and the other one can take it back", async () => {
    const table = await roomOf(6, DIVE, ["Ada", "Ivo"]);
    await begin(table, [[0], [1]]);
    const { town, pages } = table;
    await town.pass(3_000);
    const [, first] = pages;
    if (first === undefined) throw new Error("nobody is there");
    const { position } = first.match.session;
    const second = await first.device.open();
    await town.settle();
    expect(seen(first)).toEqual(out("elsewhere"));
    // What it has shown stays in sight.
    expect(first.match.session.position).toBe(position);
    await town.until(() => second.room.state === "in");
    first.room.tryAgain();
    await town.settle();
    expect(seen(second)).toEqual(out("elsewhere"));
    await town.until(() => first.room.state === "in");
    await town.until(() => isOver(first), town.act);
    expect(first.notices).not.toContain("cheated");
  });
});

describe("what a device can't keep", () => {
  test("it doesn't say: without storage nobody comes in", async () => {
    const town = new Town(7);
    await hosting(town);
    const guest = town.device("Ivo");
    guest.disk.space = 0;
    const page = await guest.open();
    expect(seen(page)).toEqual(out("no-storage"));
    await town.pass(3_000);
    guest.disk.space = Number.POSITIVE_INFINITY;
    page.room.tryAgain();
    await town.until(() => page.room.state === "in");
  });

  test("is told from what has no room left on a device that keeps other things", async () => {
    const town = new Town(7);
    await hosting(town);
    const guest = town.device("Ivo");
    guest.disk.items.set("letea.settings", "{}");
    guest.disk.space = guest.disk.taken;
    const page = await guest.open();
    expect(seen(page)).toEqual(out("storage-full"));
    expect([...guest.disk.items.keys()]).toEqual(["letea.settings"]);
    guest.disk.space = Number.POSITIVE_INFINITY;
    page.room.tryAgain();
    await town.until(() => page.room.state === "in");
  });

  test("ends what it does, and nothing of it leaves; once there is room it goes on", async () => {
    const table = await roomOf(8, DIVE, ["Ada", "Ivo"]);
    await begin(table, [[0], [1]]);
    const { town, pages } = table;
    await town.pass(3_000);
    const [host, guest] = pages;
    if (host === undefined || guest === undefined) throw new Error("nobody is there");
    // A little more than nothing is left: the browser does keep, and is full.
    guest.device.disk.space = guest.device.disk.taken + 20;
    await town.until(() => guest.room.state === "out", town.act);
    expect(seen(guest)).toEqual(out("storage-full"));
    const before = host.match.session.position;
    await town.pass(2_000);
    expect(host.match.session.position).toBe(before);
    guest.device.disk.space = Number.POSITIVE_INFINITY;
    guest.room.tryAgain();
    await town.until(() => [host, guest].every(isOver), town.act);
    expect(host.match.session.state).toEqual(guest.match.session.state);
  });

  test("or what can't be read any more is said to be so", async () => {
    const { town, pages } = await roomOf(9, DIVE, ["Ada", "Ivo"]);
    const [, guest] = pages;
    if (guest === undefined) throw new Error("nobody is there");
    guest.leave();
    for (const name of guest.device.disk.items.keys())
      if (name.endsWith("lobby.lobby")) guest.device.disk.items.set(name, "{}");
    const again = await guest.device.open();
    expect(seen(again)).toEqual(out("unreadable"));
    expect(town.pages).toHaveLength(2);
  });
});

test("rooms that one has been in are kept, the newest first, and only a few of them", async () => {
  const town = new Town(10);
  const device = town.device("Ada");
  const codes = ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE", "FFFFFF"];
  for (const code of codes) {
    const page = await device.open({ code, opening: DIVE });
    await town.pass(600);
    page.leave();
  }
  const kept = await keptIn(device);
  expect(kept?.map(({ code }) => code)).toEqual(["FFFFFF", "EEEEEE", "DDDDDD", "CCCCCC"]);
  expect(kept?.[0]).toMatchObject({ isHost: true, game: rehearsal.id });
  expect([...device.disk.items.keys()].filter((name) => name.includes("AAAAAA"))).toEqual([]);
});

test("what is said is heard by all, in the lobby and beside a match, once", async () => {
  const table = await roomOf(11, DIVE, ["Ada", "Ivo", "Watcher"]);
  const { town, pages } = table;
  const reacted: string[] = [];
  for (const { room } of pages) room.news.on("reacted", ({ name, sign }) => reacted.push(`${name} ${sign}`));
  pages[1]?.room.wish({ wish: "chat", text: "Hello!" });
  await town.pass(600);
  await begin(table, [[0], [1]]);
  await town.pass(3_000);
  pages[0]?.room.wish({ wish: "chat", text: "Good luck!" });
  pages[2]?.room.wish({ wish: "chat", text: "I watch." });
  pages[1]?.room.wish({ wish: "react", sign: "wave" });
  await town.pass(600);
  for (const { room } of pages) {
    expect(room.chat.map(({ name, text }) => `${name}: ${text}`).sort()).toEqual(
      ["Ada 0: Good luck!", "Ivo: Hello!", "Watcher: I watch."].sort(),
    );
  }
  expect(reacted).toEqual(["Ivo 1 wave", "Ivo 1 wave", "Ivo 1 wave"]);
});

test("what wasn't said stays in sight of whoever wrote it, until it's said", async () => {
  const { town, pages } = await roomOf(11, DIVE, ["Ada", "Ivo"]);
  const [ada, ivo] = pages;
  for (let k = 0; k < 7; k++) ivo?.room.wish({ wish: "chat", text: `word ${k}` });
  await town.pass(600);
  expect(ada?.room.chat.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4].map((k) => `word ${k}`));
  const lines = ivo?.room.chat.map(({ text, unsaid }) => [text, unsaid?.key]) ?? [];
  expect(lines.slice(4)).toEqual([
    ["word 4", undefined],
    ["word 5", "too-much-talk"],
    ["word 6", "too-much-talk"],
  ]);
  await town.pass(1_200);
  for (const line of ivo?.room.chat.filter(({ unsaid }) => unsaid !== undefined) ?? []) ivo?.room.sayAgain(line);
  await town.pass(600);
  for (const page of [ada, ivo]) {
    expect(page?.room.chat.map(({ text, unsaid }) => [text, unsaid])).toEqual(
      Array.from({ length: 7 }, (_, k) => [`word ${k}`, undefined]),
    );
  }
});

test("those who are silent are seen to be, and somebody who sleeps accuses nobody", async () => {
  const table = await roomOf(12, DIVE, ["Ada", "Ivo"]);
  await begin(table, [[0], [1]]);
  const { town, pages } = table;
  await town.pass(3_000);
  pages[1]?.die();
  await town.until(() => (pages[0]?.match.presence.find(({ seat }) => seat === 1)?.silent ?? 0) >= 5);
  const back = await pages[1]?.device.open();
  await town.pass(6_000);
  expect(pages[0]?.match.presence.find(({ seat }) => seat === 1)?.silent).toBeLessThan(5);
  pages[0]?.die();
  await town.until(() => (back?.match.age ?? 0) > 0);
  expect(back?.match.age).toBeGreaterThan(5);
});
