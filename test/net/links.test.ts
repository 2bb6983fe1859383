/** How one device keeps its links: it dials, waits longer each time, and closes what is silent. */
import { beforeEach, expect, test } from "vitest";
import { Clock } from "../../src/net/clock.ts";
import { decode } from "../../src/net/codec.ts";
import { EffectQueue } from "../../src/net/effects.ts";
import { MOST_WAITING } from "../../src/net/limits.ts";
import { Links } from "../../src/net/links.ts";
import type { Message } from "../../src/net/messages.ts";
import type { Effect } from "../../src/net/node.ts";
import { FORGOTTEN, LINK_SILENCE, REDIAL, REDIAL_LOST, REDIAL_MOST } from "../../src/net/timeouts.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";

/** One end, and the time it's told. */
class End {
  readonly out = new EffectQueue();
  readonly clock = new Clock();
  readonly signer;
  readonly links: Links<Message>;
  /** With whom no handshake came about, and why. */
  readonly refused: (readonly [string | undefined, string])[] = [];

  /** Whom it has heard, and what. */
  readonly read: string[] = [];

  constructor(
    who: number,
    conn = 1,
    refuses: (key: string) => string | undefined = () => undefined,
    isReserved: (key: string) => boolean = () => true,
  ) {
    this.signer = cheapSignatures.signer(bytesOf(who));
    const us = { room: "room", signer: this.signer, signatures: cheapSignatures };
    this.links = new Links({
      us: { ...us, refuses },
      isReserved,
      conn,
      clock: this.clock,
      out: this.out,
      luck: () => bytesOf(who, 7),
      decode: (text) => {
        this.read.push(text);
        return decode(text);
      },
      expected: (to) => (to === "anybody" ? undefined : to),
      refused: (to, why) => this.refused.push([to, why]),
    });
    this.clock.tell(0);
  }

  /** What it does at this time. */
  at(now: number, wanted: readonly string[]): readonly Effect[] {
    this.clock.tell(now);
    this.links.maintain(wanted);
    return this.out.take();
  }
}

const prints = (ours: string, theirs: string) => ({ ours: ours.repeat(64), theirs: theirs.repeat(64) });

/** Each hears what the other sends, until both are silent. */
function talk(link: string, dialler: End, dialled: End): void {
  let texts = [dialler, dialled].map(({ out }) => textsIn(out.take(), link));
  while (texts.some((some) => some.length > 0)) {
    for (const text of texts[0] ?? []) dialled.links.received(link, text);
    for (const text of texts[1] ?? []) dialler.links.received(link, text);
    texts = [dialler, dialled].map(({ out }) => textsIn(out.take(), link));
  }
}

const textsIn = (effects: readonly Effect[], link: string): readonly string[] =>
  effects.flatMap((effect) => (effect.do === "send" && effect.link === link ? [effect.text] : []));

function joined(link: string, dialler: End, dialled: End): void {
  dialler.links.opened(link, dialled.signer.key, prints("a", "b"));
  dialled.links.opened(link, undefined, prints("b", "a"));
  talk(link, dialler, dialled);
}

let [host, guest] = [new End(1), new End(2)];
beforeEach(() => {
  [host, guest] = [new End(1), new End(2)];
});

test("crowd: many who never greet don't keep anybody out", () => {
  for (let k = 0; k < 200; k++) host.links.opened(`nobody ${k}`, undefined, prints("b", "c"));
  const closed = host.out.take().filter((effect) => effect.do === "close");
  expect(closed.length).toBeGreaterThan(50);
  joined("link", guest, host);
  expect(host.links.peers).toEqual([guest.signer.key]);
});

test("who isn't reached is dialled again, after longer and longer", () => {
  const { key } = host.signer;
  const dialled: number[] = [];
  for (let now = 0; now < 120_000; now += 500) {
    if (guest.at(now, [key]).some((effect) => effect.do === "dial")) {
      dialled.push(now);
      guest.links.closed(undefined, key);
    }
  }
  const waits = dialled.slice(1).map((at, k) => at - (dialled[k] ?? 0));
  expect(waits.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, REDIAL_MOST]);
  expect(Math.max(...waits)).toBe(REDIAL_MOST);
});

test("who was there and goes is dialled again soon, who has only just come not so soon", () => {
  const { key } = host.signer;
  const dialledAfter = (stay: number): number | undefined => {
    const link = `after ${stay}`;
    [host, guest] = [new End(1), new End(2)];
    joined(link, guest, host);
    guest.at(stay, [key]);
    guest.links.closed(link, undefined);
    const waited = Array.from({ length: 30 }, (_, k) => 100 * k);
    return waited.find((time) => guest.at(stay + time, [key]).some((effect) => effect.do === "dial"));
  };
  expect(dialledAfter(3_000)).toBe(REDIAL_LOST);
  expect(dialledAfter(500)).toBe(REDIAL);
});

test("what has gone silent is closed and dialled again", () => {
  joined("one", guest, host);
  host.links.send(guest.signer.key, { t: "who" });
  expect(textsIn(host.out.take(), "one")).toHaveLength(1);
  const until = (now: number) =>
    Array.from({ length: now / 500 }, (_, k) => guest.at(500 * (k + 1), [host.signer.key])).flat();
  expect(until(LINK_SILENCE)).toEqual([]);
  expect(until(LINK_SILENCE + 2_000).map((effect) => effect.do)).toEqual(["close", "dial"]);
});

test("whoever has slept themselves closes nothing", () => {
  joined("one", guest, host);
  expect(guest.at(3_600_000, [host.signer.key])).toEqual([]);
  expect(guest.at(3_601_000, [host.signer.key])).toEqual([]);
});

test("whoever dials speaks once they're spoken to", () => {
  joined("one", guest, host);
  guest.links.send(host.signer.key, { t: "who" });
  expect(guest.out.take()).toEqual([]);
  host.links.send(guest.signer.key, { t: "who" });
  talk("one", guest, host);
  guest.links.send(host.signer.key, { t: "who" });
  expect(textsIn(guest.out.take(), "one")).toHaveLength(1);
});

test("a page that was loaded again takes its place at once; an older one doesn't", () => {
  const [reloaded, old] = [new End(2, 5), guest];
  joined("one", old, host);
  joined("two", reloaded, host);
  host.links.send(old.signer.key, { t: "who" });
  expect(textsIn(host.out.take(), "two")).toHaveLength(1);
  joined("three", old, host);
  host.links.send(old.signer.key, { t: "who" });
  expect(textsIn(host.out.take(), "two")).toHaveLength(1);
  expect(old.refused).toEqual([[host.signer.key, "opened-elsewhere"]]);
});

test("of two that dial each other at once neither takes it for another tab", () => {
  guest.links.opened("one", host.signer.key, prints("a", "b"));
  host.links.opened("one", undefined, prints("b", "a"));
  host.links.opened("two", guest.signer.key, prints("b", "a"));
  guest.links.opened("two", undefined, prints("a", "b"));
  for (let said = [host, guest].map(({ out }) => out.take()); said.flat().length > 0; ) {
    for (const effect of said[0] ?? []) if (effect.do === "send") guest.links.received(effect.link, effect.text);
    for (const effect of said[1] ?? []) if (effect.do === "send") host.links.received(effect.link, effect.text);
    said = [host, guest].map(({ out }) => out.take());
  }
  for (const { refused, links } of [host, guest]) {
    expect(refused.filter(([, why]) => why === "opened-elsewhere")).toEqual([]);
    expect(links.peers).toHaveLength(1);
  }
});

test("whoever isn't let in is told why, and neither end has a link", () => {
  const closed = new End(1, 1, (key) => (key === guest.signer.key ? "room-locked" : undefined));
  joined("one", guest, closed);
  expect(guest.refused).toEqual([[closed.signer.key, "room-locked"]]);
  expect(closed.refused).toEqual([[undefined, "room-locked"]]);
  expect([...closed.links.peers, ...guest.links.peers]).toEqual([]);
});

test("where it isn't said who has to be there, anybody may be", () => {
  guest.links.opened("one", "anybody", prints("a", "b"));
  host.links.opened("one", undefined, prints("b", "a"));
  talk("one", guest, host);
  expect(guest.links.peers).toEqual([host.signer.key]);
  // And they aren't dialled again as long as they're there.
  expect(guest.at(500, ["anybody"])).toEqual([]);
});

test("who hurries dials at once", () => {
  const { key } = host.signer;
  guest.at(500, [key]);
  guest.links.closed(undefined, key);
  expect(guest.at(600, [key])).toEqual([]);
  guest.links.redialNow();
  expect(guest.at(700, [key]).map((effect) => effect.do)).toEqual(["dial"]);
});

test("a link on which somebody dials again replaces the one before", () => {
  joined("one", guest, host);
  joined("two", guest, host);
  host.links.send(guest.signer.key, { t: "who" });
  expect(textsIn(host.out.take(), "two")).toHaveLength(1);
});

test("too much, or what can't be read, ends a link and is told", () => {
  joined("one", guest, host);
  host.links.received("one", '{"t":"who"} ');
  expect(host.out.take()).toEqual([
    { do: "notice", key: "not-understood", facts: { device: guest.signer.key, why: "not-canonical" } },
    { do: "close", link: "one" },
  ]);
  joined("two", guest, host);
  for (let times = 0; times < 100; times++) host.links.received("two", '{"t":"who"}');
  expect(host.out.take()).toEqual([
    { do: "notice", key: "not-understood", facts: { device: guest.signer.key, why: "too-many-messages" } },
    { do: "close", link: "two" },
  ]);
});

test("flood: who has sent too much doesn't get another hundred by dialling again", () => {
  joined("one", guest, host);
  const receive = (link: string, times: number) => {
    for (let sent = 0; sent < times; sent++) host.links.received(link, `{"from":${sent},"t":"want"}`);
    return host.out.take().map(({ do: what }) => what);
  };
  expect(receive("one", 100)).toEqual([]);
  joined("two", guest, host);
  expect(receive("two", 1)).toContain("close");
  // A second later there's room again.
  host.at(1_000, []);
  joined("three", guest, host);
  expect(receive("three", 90)).toEqual([]);
});

test("too much of the very same, before the greeting or of its last word, ends a link as well", () => {
  guest.links.opened("one", host.signer.key, prints("a", "b"));
  host.links.opened("one", undefined, prints("b", "a"));
  const [hello = ""] = textsIn(guest.out.take(), "one");
  host.links.opened("two", undefined, prints("b", "a"));
  for (let times = 0; times < 101; times++) host.links.received("two", hello);
  expect(host.out.take().slice(1)).toEqual([
    { do: "notice", key: "not-greeted", facts: { why: "too-many-messages" } },
    { do: "close", link: "two" },
  ]);
  host.links.received("one", hello);
  const [welcome = ""] = textsIn(host.out.take(), "one");
  guest.links.received("one", welcome);
  const [proved = ""] = textsIn(guest.out.take(), "one");
  for (let times = 0; times < 102; times++) host.links.received("one", proved);
  expect(host.out.take()).toEqual([
    { do: "notice", key: "not-understood", facts: { device: guest.signer.key, why: "too-many-messages" } },
    { do: "close", link: "one" },
  ]);
});

test("strangers who are gone are forgotten, whoever is wanted isn't", () => {
  joined("one", guest, host);
  const { key } = guest.signer;
  host.links.closed("one", undefined);
  const until = (from: number, to: number, wanted: readonly string[]) => {
    for (let now = from; now <= to; now += 5_000) host.at(now, wanted);
  };
  until(0, FORGOTTEN + 10_000, [key]);
  expect(host.links.heardAt(key)).toBeDefined();
  until(FORGOTTEN + 10_000, FORGOTTEN + 15_000, []);
  expect(host.links.heardAt(key)).toBeUndefined();
});

test("who lets too much wait is told of, and not waited for", () => {
  joined("one", guest, host);
  host.links.waiting("one", MOST_WAITING);
  expect(host.out.take()).toEqual([]);
  host.links.waiting("one", MOST_WAITING + 1);
  expect(host.out.take()).toEqual([
    { do: "notice", key: "not-listening", facts: { device: guest.signer.key } },
    { do: "close", link: "one" },
  ]);
});

test("how much a link matters: whether we've dialled it or its place is kept, and whether anybody has greeted", () => {
  const visitor = new End(3);
  host = new End(1, 1, undefined, (key) => key === guest.signer.key);
  host.links.opened("silent", undefined, prints("b", "c"));
  joined("seat", guest, host);
  joined("visit", visitor, host);
  host.links.opened("ours", visitor.signer.key, prints("b", "d"));
  const standings = ["silent", "seat", "visit", "ours", "unknown"].map((link) => host.links.linkPriorityOf(link));
  expect(standings).toEqual(["stranger", "reserved", "visitor", "reserved", "stranger"]);
  host.links.closed("seat", undefined);
  expect(host.links.linkPriorityOf("seat")).toBe("stranger");
});
