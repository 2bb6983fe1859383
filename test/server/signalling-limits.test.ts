/** What one machine can't do to all others at the signalling server, and what a class full of pages can. */
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { RunningServer } from "../../src/server/start-server.ts";
import { serveSmallPage } from "./page.fixture.ts";
import { from, PageSocket, queryOf, refusal } from "./sockets.fixture.ts";

const HOME = from("192.0.2.1");
const ELSEWHERE = from("198.51.100.7");
const A_CLASS = 64;
const CANDIDATES = 20;

const come = (server: RunningServer, id: string, where = HOME, token?: string): PageSocket =>
  new PageSocket(server.port, queryOf(id, token), where);

async function welcomed(server: RunningServer, id: string, where = HOME, token?: string): Promise<PageSocket> {
  const page = come(server, id, where, token);
  expect(await page.next()).toEqual({ type: "OPEN" });
  return page;
}

const numbered = (count: number, name: string): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);

async function isShownOut(page: PageSocket, code: number, words: string): Promise<void> {
  expect(await page.next()).toMatchObject({ type: "ERROR", payload: { msg: expect.stringContaining(words) } });
  expect(await page.closed()).toEqual({ code, reason: expect.stringContaining(words) });
}

describe("sockets", () => {
  test("one network gets its share of addresses, and the others theirs", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { sockets: 4 } });
    const pages = await Promise.all(numbered(4, "ann").map((id) => welcomed(server, id)));
    await isShownOut(come(server, "one-more"), 1013, "Too many pages");
    await welcomed(server, "bob", ELSEWHERE);
    await pages[0]?.leave();
    await welcomed(server, "one-more");
  });

  test("all together get no more than the server can bear", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { allSockets: 2 } });
    await welcomed(server, "ann");
    await welcomed(server, "bob", ELSEWHERE);
    await isShownOut(come(server, "cay", from("203.0.113.9")), 1013, "Too many pages");
  });

  test("who comes and goes all the time is sent away before there is a socket", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { sockets: 12 } });
    for (const id of numbered(24, "ann")) await (await welcomed(server, id)).leave();
    // One more a second is let in meanwhile.
    expect(await Promise.any(numbered(24, "more").map((id) => refusal(come(server, id))))).toBe(429);
    await welcomed(server, "bob", ELSEWHERE);
  });

  test("a machine can't hold connections either that never become sockets", async () => {
    const server = await serveSmallPage({ limits: { sockets: 1, allSockets: 100 } });
    const connections = Array.from({ length: 8 }, () => connect(server.port, "127.0.0.1"));
    const ends = connections.map((one) => new Promise((resolve) => one.on("error", resolve).once("close", resolve)));
    await Promise.race(ends);
    await Promise.all(ends.slice(4));
    expect(connections.filter((one) => !one.destroyed)).toHaveLength(4);
    for (const one of connections) one.destroy();
    await Promise.all(ends);
  });

  test("a page whose network was lost takes its place again, however full the network is", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { sockets: 2, addresses: 1 } });
    const lost = await welcomed(server, "ann");
    const bob = await welcomed(server, "bob");
    const back = await welcomed(server, "ann");
    await lost.closed();
    bob.offer("ann", "for the one that is back");
    expect(await back.next()).toMatchObject({ type: "OFFER", src: "bob" });
    // From another network too: a phone that has left the house.
    const moved = await welcomed(server, "ann", ELSEWHERE);
    await back.closed();
    bob.offer("ann", "for the one that has moved");
    expect(await moved.next()).toMatchObject({ type: "OFFER", src: "bob" });
    await welcomed(server, "cay");
  });
});

describe("messages", () => {
  test("who floods is shown out, and the others don't notice", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { messages: 1 } });
    const [bob, cay] = [await welcomed(server, "bob", ELSEWHERE), await welcomed(server, "cay", ELSEWHERE)];
    const rude = await welcomed(server, "rude");
    for (let i = 0; i < 100; i++) rude.say({ type: "HEARTBEAT" });
    await isShownOut(rude, 1008, "Too many messages");
    bob.offer("cay");
    expect(await cay.next()).toMatchObject({ type: "OFFER", src: "bob" });
  });

  test("long ones count as several", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { messages: 1 } });
    const rude = await welcomed(server, "rude");
    await welcomed(server, "bob", ELSEWHERE);
    for (let i = 0; i < 3; i++) rude.offer("bob", "x".repeat(50_000));
    await isShownOut(rude, 1008, "Too many messages");
  });

  test("who reads nothing is sent nothing more", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { messages: 100_000 } });
    const [ann, deaf] = [await welcomed(server, "ann"), await welcomed(server, "deaf", ELSEWHERE)];
    deaf.socket.pause();
    const offering = setInterval(() => ann.offer("deaf", "x".repeat(60_000)));
    expect(await ann.next()).toMatchObject({ type: "EXPIRE", src: "deaf" });
    clearInterval(offering);
  });
});

describe("messages for those who aren't there", () => {
  test("one network has so many bytes kept, and is told at once of what isn't", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { waiting: 100_000 } });
    const ann = await welcomed(server, "ann");
    ann.offer("first", "x".repeat(60_000));
    ann.offer("second", "x".repeat(60_000));
    // The first is waited for longer.
    expect(await ann.next()).toMatchObject({ type: "EXPIRE", src: "second" });
    const first = await welcomed(server, "first");
    expect(await first.next()).toMatchObject({ type: "OFFER", src: "ann" });
    // What has been fetched makes room.
    ann.offer("third", "x".repeat(60_000));
    const third = await welcomed(server, "third", ELSEWHERE);
    expect(await third.next()).toMatchObject({ type: "OFFER", src: "ann" });
  });

  test("what many keep together is bounded, too", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { waiting: 50_000 } });
    const pages = await Promise.all(numbered(40, "ann").map((id, i) => welcomed(server, id, from(`192.0.2.${i}`))));
    for (const [i, page] of pages.entries()) page.offer(`nobody-${i}`, "x".repeat(48_000));
    const last = pages.at(-1);
    expect(await last?.next()).toMatchObject({ type: "EXPIRE", src: "nobody-39" });
    // Waited for since before.
    const first = await welcomed(server, "nobody-0", ELSEWHERE);
    expect(await first.next()).toMatchObject({ type: "OFFER", src: "ann-0" });
  });
});

describe("codes that are tried", () => {
  /** As many as one a minute lets through at first. */
  const MANY = 16;

  test("a network that looks for ever new addresses learns nothing more, neither who is there nor who isn't", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { addresses: 1 } });
    await welcomed(server, "letea1-SECRET", ELSEWHERE);
    const guessing = await welcomed(server, "rude");
    for (const code of numbered(MANY - 1, "letea1")) guessing.offer(code);
    guessing.offer("letea1-SECRET");
    await isShownOut(guessing, 1008, "Too many addresses");
    const again = await welcomed(server, "rude");
    again.offer("letea1-WRONGS");
    await isShownOut(again, 1008, "Too many addresses");
    // Whoever asks to be found there would be told that it's taken.
    await isShownOut(come(server, "letea1-SECRET", HOME, "guessed"), 1008, "Too many addresses");
    await isShownOut(come(server, "letea1-WRONGS"), 1008, "Too many addresses");
    await welcomed(server, "bob", ELSEWHERE);
  });

  test("whoever it has met, or asked for before, it may go on asking for", async () => {
    const server = await serveSmallPage({ proxies: 1, limits: { addresses: 1 } });
    const [ann, bob] = [await welcomed(server, "ann"), await welcomed(server, "bob", ELSEWHERE)];
    bob.offer("ann");
    expect(await ann.next()).toMatchObject({ type: "OFFER", src: "bob" });
    for (const code of numbered(MANY - 1, "letea1")) ann.offer(code);
    ann.say({ type: "ANSWER", dst: "bob", payload: {} });
    expect(await bob.next()).toMatchObject({ type: "ANSWER", src: "ann" });
    ann.offer("letea1-3");
    expect(await ann.next()).toMatchObject({ type: "EXPIRE" });
    await ann.leave();
    await welcomed(server, "ann");
  });
});

test("a class behind one address comes in, and all connect to one of them at once", async () => {
  const server = await serveSmallPage({ proxies: 1 });
  const host = await welcomed(server, "host");
  await welcomed(server, "door");
  const guests = await Promise.all(numbered(A_CLASS, "guest").map((id) => welcomed(server, id)));
  for (const [i, guest] of guests.entries()) {
    guest.offer("host", "x".repeat(2_000));
    for (let n = 0; n < CANDIDATES; n++) guest.say({ type: "CANDIDATE", dst: "host", payload: { n, i } });
  }
  const heard: Record<string, number> = {};
  for (let i = 0; i < A_CLASS * (1 + CANDIDATES); i++) {
    const { src = "", type } = await host.next();
    heard[src] = (heard[src] ?? 0) + 1;
    if (type === "OFFER") host.say({ type: "ANSWER", dst: src, payload: {} });
  }
  expect(Object.values(heard)).toEqual(guests.map(() => 1 + CANDIDATES));
  for (const guest of guests) expect(await guest.next()).toMatchObject({ type: "ANSWER", src: "host" });
  // The network goes, nobody is told, and all are back before the server knows.
  await Promise.all(numbered(A_CLASS, "guest").map((id) => welcomed(server, id)));
});
