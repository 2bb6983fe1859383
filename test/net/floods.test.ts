/** Somebody who sends as much as they can: what it costs is bounded, whoever is at fault is named, and the others play on. */
import { expect, test } from "vitest";
import { type Book, blank, positionOf } from "../../src/fair/book.ts";
import { digestOfFrame, headAfter, type Proof, signedHash } from "../../src/fair/entries.ts";
import { bookAt, rewritten } from "../../src/fair/write.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { Clock } from "../../src/net/clock.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import { EffectQueue } from "../../src/net/effects.ts";
import { advanced, dial } from "../../src/net/handshake.ts";
import { HANDSHAKES_OF_ALL, HANDSHAKES_OF_ONE, READ_OF_ONE, VAIN_ACCUSATIONS } from "../../src/net/limits.ts";
import { Links } from "../../src/net/links.ts";
import type { Message } from "../../src/net/messages.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { namedBy, noticesOf, send, signerOf } from "./cheats.ts";
import { Party } from "./party.ts";

const [standard] = precognition.variants;

/** How often anything was played in a book, anywhere. */
class Counted {
  times = 0;
  readonly game = {
    ...precognition,
    apply: (...given: Parameters<typeof precognition.apply>) => {
      this.times += 1;
      return precognition.apply(...given);
    },
  };
}

const voyage = (game = precognition) => {
  const party = new Party({ game, options: standard?.options, players: 4, people: 4, seed: 31, spectators: 1 }).all();
  party.until(() => [0, 1, 2, 3].every((who) => party.book(who).i > 5));
  return party;
};

/** That the first host has signed this as the next entry after so many. */
function signedEntry(party: Party, book: Book, at: number, body: unknown): Extract<Proof, { of: "entry" }> {
  const { match } = book.terms;
  const entry = { epoch: 0, body };
  const frame = {
    epoch: 0,
    p: at + 1,
    head: headAfter(match, at + 1, book.heads[at] ?? "", entry),
    signed: signedHash(entry),
  };
  return { of: "entry", at, frame: { ...frame, sig: signerOf(party, 0).sign(digestOfFrame(match, frame)) }, entry };
}

const accusing = (seat: number, proof: Proof): Message => ({ t: "accuse", seat, proof });

test.each([2, 0])("false-accuser: who shows as %i's what it has signed itself is named", (accused) => {
  const party = voyage();
  const book = party.book(1);
  for (const at of [positionOf(book), 12]) {
    send(party, 0, [1], accusing(accused, signedEntry(party, book, at, { kind: "nonsense", at })));
  }
  expect(namedBy(party, 1).map(([seat]) => seat)).toEqual([0]);
  expect(party.office.notices(party.key(2))).not.toContain("proves-nothing");
  party.until(() => [1, 2, 3].every((who) => party.book(who).accounts[0]?.away === "cheated"));
});

test("accusation-storm: whoever is named by one of them costs no more work by the others", () => {
  const workOf = (many: number): number => {
    const counted = new Counted();
    const party = voyage(counted.game);
    const book = party.book(1);
    const before = counted.times;
    for (let k = 0; k < many; k++) {
      send(party, 0, [1], accusing(2, signedEntry(party, book, 12, { kind: "nonsense", k })));
    }
    return counted.times - before;
  };
  expect(workOf(40)).toBe(workOf(1));
});

test("accusation-storm: whoever goes on with what proves nothing is told of and sent away", () => {
  const party = voyage();
  const book = party.book(1);
  const since = party.office.effects.length;
  let sent = 0;
  for (; party.office.isConnected(party.key(0), party.key(1)) && sent < 90; sent++) {
    const { frame, ...proof } = signedEntry(party, book, 12, { kind: "nonsense", sent });
    send(party, 0, [1], accusing(2, { ...proof, frame: { ...frame, sig: "0".repeat(128) } }));
  }
  expect(sent).toBe(VAIN_ACCUSATIONS.burst + 1);
  const told = ["not-understood", { device: party.key(0), why: "proves-nothing" }];
  expect(noticesOf(party, 1, since)).toContainEqual(told);
  expect(namedBy(party, 1)).toEqual([]);
  party.play();
});

test("an earlier place of a book is the same, wherever it is opened from", () => {
  const counted = new Counted();
  const party = voyage(counted.game);
  party.play();
  const book = party.book(1);
  for (let length = 0; length <= positionOf(book); length += 7) {
    const before = counted.times;
    const earlier = bookAt(book, length);
    expect(counted.times - before).toBeLessThan(book.game.inputs.length / 4);
    expect(earlier.heads).toEqual(book.heads.slice(0, length + 1));
    expect(earlier.terms).toEqual(book.terms);
    const anew = rewritten(blank(book), book.entries.slice(0, length));
    const { checkpoints: _, game, ...same } = anew;
    expect(earlier).toMatchObject(same);
    expect(earlier.game.stateHash()).toBe(game.stateHash());
  }
});

/** One end that listens, with everybody it hears of a stranger but one. */
function listening(reserved: string) {
  const out = new EffectQueue();
  const clock = new Clock();
  const read: string[] = [];
  const signer = cheapSignatures.signer(bytesOf(1));
  const links = new Links<Message>({
    us: { room: "room", signer, signatures: cheapSignatures },
    isReserved: (key) => key === reserved,
    conn: 1,
    clock,
    out,
    luck: () => bytesOf(1, 7),
    decode: (text) => {
      read.push(text);
      return decode(text);
    },
  });
  clock.tell(0);
  return { out, clock, read, links };
}

const prints = (theirs: string) => ({ ours: "0".repeat(64), theirs: theirs.padEnd(64, "0") });
const signerOfWho = (who: number) => cheapSignatures.signer(bytesOf(who));

/** Dials from this connection, and tells how much of an answer it got. */
function greet(end: ReturnType<typeof listening>, who: number, link: string, connection: string): readonly string[] {
  const fingerprints = { ours: prints(connection).theirs, theirs: prints("").ours };
  const us = { room: "room", signer: signerOfWho(who), signatures: cheapSignatures };
  const dialling = { us, fingerprints, nonce: bytesOf(who, 9), conn: 1, expected: undefined };
  const first = dial(dialling);
  end.links.opened(link, undefined, prints(connection));
  for (const text of first.send) end.links.received(link, text);
  const [welcome] = textsIn(end.out, link);
  if (first.is !== "ongoing" || welcome === undefined) return [];
  const next = advanced(first.handshake, welcome);
  for (const text of next.send) end.links.received(link, text);
  return next.is === "met" ? [welcome] : [];
}

const textsIn = (out: EffectQueue, link: string): readonly string[] =>
  out.take().flatMap((effect) => (effect.do === "send" && effect.link === link ? [effect.text] : []));

test("greeting-storm: over one connection only so many greetings are answered", () => {
  const end = listening("");
  const answered = Array.from({ length: 500 }, (_, k) => greet(end, 100 + k, `lane ${k}`, "a"));
  expect(answered.filter((texts) => texts.length > 0).length).toBeLessThanOrEqual(HANDSHAKES_OF_ONE.burst);
});

test("greeting-storm: all strangers together are answered so often, and whoever has a seat all the same", () => {
  const end = listening(signerOfWho(2).key);
  const answered = Array.from({ length: 200 }, (_, k) => greet(end, 100 + k, `lane ${k}`, `${k % 60}`));
  expect(answered.filter((texts) => texts.length > 0).length).toBeLessThanOrEqual(HANDSHAKES_OF_ALL.burst);
  expect(greet(end, 3, "one more", "b")).toEqual([]);
  expect(greet(end, 2, "its own", "c")).toHaveLength(1);
  expect(end.links.peers).toContain(signerOfWho(2).key);
});

test("text-storm: of a spectator's long texts only a few are read, of a seat's all that it may send", () => {
  const end = listening(signerOfWho(2).key);
  greet(end, 2, "seat", "a");
  greet(end, 3, "spectator", "b");
  const text = encodeMessage({ t: "roster", roster: "a".repeat(60_000) });
  const readOf = (link: string, times: number): number => {
    const before = end.read.length;
    for (let k = 0; k < times; k++) end.links.received(link, text);
    return end.read.length - before;
  };
  expect(readOf("spectator", 15)).toBe(Math.floor(READ_OF_ONE.letters.burst / text.length));
  // What it passes over is a sign of life all the same.
  expect(end.links.peers).toContain(signerOfWho(3).key);
});

test("text-storm: who sends more bytes than any device may is told of and sent away", () => {
  const end = listening(signerOfWho(2).key);
  greet(end, 2, "seat", "a");
  end.out.take();
  const text = encodeMessage({ t: "want", from: 1 });
  for (let k = 0; k < 100; k++) end.links.received("seat", text);
  expect(end.out.take()).toEqual([]);
  end.clock.tell(1_000);
  const long = encodeMessage({ t: "roster", roster: "a".repeat(60_000) });
  for (let k = 0; k < 20; k++) end.links.received("seat", long);
  const why = "too-much-at-once";
  expect(end.out.take().slice(0, 2)).toEqual([
    { do: "notice", key: "not-understood", facts: { device: signerOfWho(2).key, why } },
    { do: "close", link: "seat" },
  ]);
});
