/** What cheats try over links, and what honest devices make of it. */
import { expect, test } from "vitest";
import { type Book, blank, headOf, people, positionOf } from "../../src/fair/book.ts";
import { type Entry, readEntry } from "../../src/fair/entries.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { rewritten } from "../../src/fair/write.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { namedBy, told } from "./cheats.ts";
import { isDone, Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, people: number) =>
  new Party({ game: precognition, options: standard?.options, players: people, people, seed, spectators: 1 }).all();

const isMessage = <T extends Message["t"]>(text: string, t: T): boolean => text.includes(`"t":"${t}"`);

const cheatsKnownTo = (party: Party, who: number) => namedBy(party, who).map(([seat]) => seat);

function playedWithout(party: Party, cheat: number, others: readonly number[]): void {
  party.until(() => others.every((who) => party.book(who).accounts[cheat]?.away === "cheated"));
  party.lose(cheat);
  party.until(() => others.every((who) => isDone(party.book(who))));
  expect(new Set(others.map((who) => headOf(party.book(who)))).size).toBe(1);
}

test("partial-set: a host that leaves out somebody's answer is named, and replaced", () => {
  const party = voyage(1, 3);
  party.until(() => party.book(1).i > 3);
  party.office.sieve = ({ from, to, text }) => {
    if (from !== party.key(0) || to !== party.key(1) || !isMessage(text, "entries")) return text;
    const message = decode(text);
    if (message.t !== "entries" || message.entries.length !== 1) return text;
    const { epoch, body } = readEntry(message.entries[0]?.entry);
    if (body.kind !== "revealed") return text;
    const book = rewritten(blank(party.book(0)), party.book(0).entries.slice(0, message.from));
    return told(party, book, [{ epoch, body: { ...body, answers: body.answers.slice(1) } }]);
  };
  party.until(() => cheatsKnownTo(party, 2).length > 0);
  expect(cheatsKnownTo(party, 1)).toEqual([0]);
  party.office.sieve = ({ text }) => text;
  playedWithout(party, 0, [1, 2]);
});

test("split-record: two words for one place", () => {
  const party = voyage(2, 3);
  party.until(() => party.book(1).i > 3);
  const { entries } = party.book(0);
  const book = rewritten(blank(party.book(0)), entries.slice(0, -1));
  const other: Entry = { epoch: 0, body: { kind: "bot", seat: 2, act: { do: "nothing" } } };
  party.office.forge(party.key(0), party.key(1), told(party, book, [other]));
  party.office.deliver();
  expect(cheatsKnownTo(party, 1)).toEqual([0]);
  expect(cheatsKnownTo(party, 2)).toEqual([0]);
  playedWithout(party, 0, [1, 2]);
});

test("double-ask: however often it's asked, a seat answers one question in one way", () => {
  const party = voyage(4, 3);
  party.until(() => party.book(1).i > 3);
  const answers: string[] = [];
  const asks: string[] = [];
  party.office.sieve = ({ from, text }) => {
    // Of others it may be that they bring it.
    const isOwn = from === party.key(1) && isMessage(text, "answer") && text.includes('"seat":1');
    if (isOwn) answers.push(text);
    if (from === party.key(0) && isMessage(text, "ask")) asks.push(text);
    return isOwn ? undefined : text;
  };
  party.until(() => requestOf(party.book(1)) !== undefined);
  party.office.pass(10_000);
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers).size).toBe(1);
  const { length } = answers;
  const other = (asks[0] ?? "").replace(/"basis":"[^"]*"/u, `"basis":"${"ab".repeat(32)}"`);
  party.office.forge(party.key(0), party.key(1), other);
  party.office.deliver();
  expect(answers).toHaveLength(length);
});

test("host-withholds: with a new host all comes to light, and it's the same", () => {
  const party = voyage(5, 3);
  const twin = voyage(5, 3);
  party.until(() => party.book(1).i > 3);
  const i = party.book(1).i;
  party.office.sieve = ({ from, text }) =>
    from === party.key(0) && isMessage(text, "entries") && text.includes(`"i":${i},"kind":"revealed"`)
      ? undefined
      : text;
  party.until(() => party.book(1).epoch === 1);
  party.office.sieve = ({ text }) => text;
  party.until(() => party.book(1).i > i);
  twin.until(() => twin.book(1).i > i);
  const linksOf = (book: Book) =>
    book.entries.flatMap(({ body }) =>
      body.kind === "revealed" && body.i === i ? body.answers.map(({ link }) => link) : [],
    );
  expect(linksOf(party.book(1))).toEqual(linksOf(twin.book(1)));
  expect(party.book(1).accounts[0]?.away).toBeUndefined();
  party.play();
});

test.each<[string, (party: Party, ask: string) => void]>([
  ["", () => undefined],
  [
    ", though it asks something worthless afterwards",
    (party, ask) => {
      const worthless = ask.replace(/"i":(\d+),/u, (_, i) => `"i":${Number(i) + 1},`);
      for (const to of [1, 2]) party.office.forge(party.key(0), party.key(to), worthless);
      party.office.deliver();
    },
  ],
  [
    ", though the next host has been loaded anew",
    (party) => {
      party.lose(0);
      party.reload(1);
    },
  ],
])(
  "host-withholds: it has asked by answering, so nobody waits for it, and it can't think better of it%s",
  (_, then) => {
    const party = voyage(5, 3);
    const twin = voyage(5, 3);
    party.until(() => party.book(1).i > 3);
    const { i } = party.book(1);
    let ask = "";
    party.office.sieve = ({ from, text }) => {
      if (from === party.key(0) && isMessage(text, "ask") && text.includes(`"i":${i},`)) ask = text;
      const isKept = isMessage(text, "entries") && text.includes(`"i":${i},"kind":"revealed"`);
      return from === party.key(0) && isKept ? undefined : text;
    };
    party.until(() => positionOf(party.book(0)) > positionOf(party.book(1)));
    then(party, ask);
    party.lose(0);
    party.until(() => party.book(2).i > i);
    twin.until(() => twin.book(2).i > i);
    const linksOf = (book: Book) =>
      book.entries.flatMap(({ body }) =>
        body.kind === "revealed" && body.i === i ? body.answers.map(({ link }) => link) : [],
      );
    expect(linksOf(party.book(2))).toEqual(linksOf(twin.book(2)));
    expect(linksOf(party.book(2))).toHaveLength(3);
  },
);

test("talk-flood: some who talk without end don't make a host look as if it did", () => {
  const party = voyage(9, 4);
  party.until(() => party.book(1).i > 2);
  for (let k = 0; k < 60; k++) {
    for (const who of [1, 2]) {
      const chat = encodeMessage({ t: "chat", from: party.key(who), text: `word ${k}` });
      party.office.forge(party.key(who), party.key(0), chat);
    }
  }
  const before = party.office.effects.length;
  party.office.deliver();
  expect(party.office.notices()).not.toContain("not-understood");
  const heard = party.office.effects
    .slice(before)
    .filter(({ by, effect }) => by === party.key(3) && effect.do === "heard");
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThanOrEqual(25);
  party.play();
});

test("censor-evict: what a host leaves out comes into the record with the next one", () => {
  const party = voyage(6, 3);
  party.until(() => party.book(1).i > 3);
  const isOfThird = (text: string): boolean => {
    const message = isMessage(text, "say") ? decode(text) : undefined;
    return message?.t === "say" && message.said.seat === 2;
  };
  party.office.sieve = ({ to, text }) => (to === party.key(0) && isOfThird(text) ? undefined : text);
  party.until(() => party.book(2).epoch === 1);
  party.until(() => isDone(party.book(0)));
  expect(party.book(0).host).toBe(1);
  expect(people(party.book(0))).toEqual([0, 1, 2]);
});

test("slandered-host: whoever says something to the others only, doesn't make the host look as if it left it out", () => {
  const party = voyage(10, 3);
  party.until(() => party.book(1).i > 3);
  party.office.sieve = ({ from, to, text }) =>
    from === party.key(2) && to === party.key(0) && isMessage(text, "say") ? undefined : text;
  party.play();
  for (const who of [0, 1]) expect(party.book(who).epoch).toBe(0);
});

test("false-return: nobody asks for a seat but whoever it belongs to", () => {
  const party = voyage(11, 3);
  party.until(() => party.book(1).i > 3 && requestOf(party.book(1)) === undefined);
  party.office.tell(party.key(2), { on: "leave", seat: 2 });
  party.until(() => party.book(0).accounts[2]?.away === "left");
  const { accounts, heads } = party.book(0);
  const at = heads.length - 1;
  const n = (accounts[2]?.sequence ?? 0) + 1;
  const said = { seat: 2, n, at, head: heads[at] ?? "", saying: { say: "back" }, sig: "0".repeat(128) } as const;
  party.office.forge(party.key(1), party.key(0), encodeMessage({ t: "say", said: { ...said } }));
  party.office.deliver();
  party.office.pass(3_000);
  const shown = party.office.effects.flatMap(({ effect }) => (effect.do === "presence" ? [effect.seats] : []));
  expect(shown.at(-1)?.map(({ returns }) => returns)).toEqual([false, false, false]);
});

test("rollback: a host that comes back with an older record takes the longer one", () => {
  const party = voyage(7, 3);
  party.until(() => party.book(1).i > 3);
  const old = new Map(party.office.store(party.key(0)));
  party.until(() => party.book(1).i > 6);
  const { heads } = party.book(1);
  party.lose(0);
  const storage = party.office.store(party.key(0));
  storage.clear();
  for (const [name, value] of old) storage.set(name, value);
  party.come(0);
  party.play();
  expect(party.book(0).heads.slice(0, heads.length)).toEqual(heads);
  expect(party.book(0).epoch).toBe(0);
  expect(party.office.notices()).not.toContain("cheated");
});

test("stale-spectator: an altered word of the host's is refused by whoever watches, and how old their picture is, is told", () => {
  const party = voyage(8, 3);
  party.office.pass(3_000);
  party.until(() => party.book(3).i > 3);
  party.office.sieve = ({ to, text }) => {
    const message = to === party.key(3) && isMessage(text, "entries") ? decode(text) : undefined;
    if (message?.t !== "entries") return text;
    return encodeMessage({ ...message, entries: message.entries.map((one) => ({ ...one, sig: "0".repeat(128) })) });
  };
  const { i } = party.book(3);
  party.until(() => party.book(0).i > i + 2);
  expect(party.book(3).i).toBe(i);
  party.office.pass(8_000);
  const ages = () =>
    party.office.effects.flatMap(({ by, effect }) =>
      by === party.key(3) && effect.do === "age" ? effect.seconds : [],
    );
  expect(ages().at(-1)).toBeGreaterThanOrEqual(6);
  party.office.sieve = ({ text }) => text;
  party.play();
  expect(headOf(party.book(3))).toBe(headOf(party.book(0)));
  expect(ages().at(-1)).toBe(0);
});
