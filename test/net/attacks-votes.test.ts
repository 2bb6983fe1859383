/** Somebody who speaks for two hosts, or calls others away from one whom they hear; and words that are kept for later. */
import { describe, expect, test } from "vitest";
import type { Game, Seat } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book, headOf, people, positionOf } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { type Attestation, digestOfVote, signed } from "../../src/fair/statements.ts";
import { bookAt } from "../../src/fair/write.ts";
import { digestOfAttestation } from "../../src/fair/write-seats.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { namedBy, noticesOf, send, signerOf, told } from "./cheats.ts";
import { Party } from "./party.ts";
import type { Letter } from "./post-office.ts";

function table(game: Game, persons: number, seed: number, spectators = 0): Party {
  const [variant] = game.variants;
  return new Party({ game, options: variant?.options, players: persons, people: persons, spectators, seed }).all();
}

function voiceFor(party: Party, seat: Seat, candidate: Seat, at: Book, epoch = 1): Message {
  const unsigned = { seat, p: positionOf(at), head: headOf(at) };
  const voice = signed(signerOf(party, seat), unsigned, digestOfVote(at.terms.match, epoch, candidate, unsigned));
  return { t: "voice", epoch, candidate, voice };
}

const areOne = (party: Party, some: readonly number[]): boolean =>
  new Set(some.map((who) => headOf(party.book(who)))).size === 1;

/** The host gives out nothing any more; it and who helps it say to each of these that they speak for them. */
function spokenTwice(party: Party, cheats: readonly Seat[], honest: readonly Seat[]): void {
  party.until(() => party.book(1).i > 4);
  const isCheats = (key: string) => cheats.some((seat) => party.key(seat) === key);
  party.office.sieve = ({ from, text }: Letter) =>
    isCheats(from) && /"t":"(?:entries|ask|voice|presence)"/u.test(text) ? undefined : text;
  const voices = cheats.flatMap((seat) =>
    honest.map((candidate) => ({ seat, candidate, voice: voiceFor(party, seat, candidate, party.book(1)) })),
  );
  party.until(() => {
    for (const { seat, candidate, voice } of voices) send(party, seat, [candidate], voice);
    return honest.every((who) => party.book(who).epoch === 1);
  });
}

describe("double-voices", () => {
  test.each([1, 2, 3])("one of three: both who were made hosts name the cheat, and go on as one (%i)", (seed) => {
    const party = table(precognition, 3, seed);
    spokenTwice(party, [0], [1, 2]);
    party.office.pass(5_000);
    for (const who of [1, 2])
      expect(
        namedBy(party, who).map(([seat]) => seat),
        party.story(),
      ).toEqual([0]);
    expect(areOne(party, [1, 2])).toBe(true);
    expect(accountOf(party.book(1), 0).away).toBe("cheated");
    party.lose(0);
    const { i } = party.book(1);
    party.until(() => [1, 2].every((who) => party.book(who).i > i + 3));
    expect(people(party.book(1))).toEqual([1, 2]);
  });

  test("two of four", () => {
    const party = table(precognition, 4, 4);
    spokenTwice(party, [0, 3], [1, 2]);
    party.office.pass(5_000);
    for (const who of [1, 2]) {
      expect(new Set(namedBy(party, who).map(([seat]) => seat)), party.story()).toEqual(new Set([0, 3]));
    }
    expect(areOne(party, [1, 2])).toBe(true);
    expect(people(party.book(1))).toEqual([1, 2]);
  });

  test("the two hosts hear of each other through somebody else only", () => {
    const party = table(rehearsal, 4, 5);
    party.office.cut([party.key(1)], [party.key(2)]);
    party.until(() => party.book(1).i > 2);
    party.office.sieve = ({ from, text }: Letter) => (from === party.key(0) ? undefined : text);
    // Only two of four: it takes the vote of somebody honest as well.
    party.office.pass(7_000);
    for (const candidate of [1, 2]) send(party, 0, [candidate], voiceFor(party, 0, candidate, party.book(1)));
    party.until(() => party.book(3).epoch > 0);
    party.office.pass(30_000);
    expect(areOne(party, [1, 2, 3]), party.story()).toBe(true);
  });

  test("… or through somebody who only watches", () => {
    const party = table(precognition, 3, 1, 1);
    party.until(() => party.book(1).i > 4);
    party.office.cut([party.key(1)], [party.key(2)]);
    spokenTwice(party, [0], [1, 2]);
    party.lose(0);
    party.office.pass(5_000);
    for (const who of [1, 2]) expect(namedBy(party, who).map(([seat]) => seat)).toEqual([0]);
    expect(areOne(party, [1, 2, 3]), party.story()).toBe(true);
  });

  test("what one of them had recorded is said again, and they are told", () => {
    const party = table(rehearsal, 3, 6);
    spokenTwice(party, [0], [1, 2]);
    party.office.pass(5_000);
    const left = [1, 2].filter((who) => noticesOf(party, who).some(([key]) => key === "rewound"));
    expect(left).toHaveLength(1);
  });
});

/** A copy of the same device sits at each of two tables, which don't hear each other. */
describe("two-tables", () => {
  test.each([1, 2])(
    "who answered at both is named as soon as they hear each other, and they go on as one (%i)",
    (seed) => {
      const party = table(precognition, 3, seed);
      party.until(() => party.book(1).i > 4);
      const before = positionOf(party.book(1));
      // First the cheat goes on with 1, who is made to give 2's seat to a bot.
      party.office.cut([party.key(2)], [party.key(0), party.key(1)]);
      const late = (who: Seat, about: Seat) => {
        party.office.pass(25_000);
        for (const seat of [0, who]) {
          party.office.tell(party.key(seat), { on: "agree", seat, about, to: "silent" });
          party.office.tell(party.key(seat), { on: "agree", seat, about, to: "owed" });
        }
      };
      const copy = new Map(party.office.store(party.key(0)));
      late(1, 2);
      const { i } = party.book(1);
      party.until(() => party.book(1).i > i + 3);
      // Then, as it was before, with 2.
      party.lose(0);
      party.office.mend();
      party.office.cut([party.key(1)], [party.key(0), party.key(2)]);
      party.comeAsBefore(0, copy);
      late(2, 1);
      const other = party.book(2).i;
      party.until(() => party.book(2).i > other + 3);
      expect(party.book(1).heads[before + 5]).not.toBe(party.book(2).heads[before + 5]);
      party.lose(0);
      party.office.mend();
      party.office.pass(30_000);
      for (const who of [1, 2]) expect(new Set(namedBy(party, who).map(([seat]) => seat))).toEqual(new Set([0]));
      expect(areOne(party, [1, 2]), party.story()).toBe(true);
      // Whose record was left has lost the seat by the other's, and gets it back.
      const [left = 0] = [1, 2].filter((who) => !people(party.book(1)).includes(who));
      party.office.tell(party.key(left), { on: "return", seat: left });
      party.office.tell(party.key(3 - left), { on: "agree", seat: 3 - left, about: left, to: "return" });
      party.until(() => [1, 2].every((who) => people(party.book(who)).length === 2));
      party.play();
      expect(areOne(party, [1, 2])).toBe(true);
    },
  );
});

test("lone-voice: nobody is called away from a host whom they hear", () => {
  const party = table(precognition, 3, 7);
  party.until(() => party.book(1).i > 4);
  party.office.pass(11_000);
  send(party, 2, [0], voiceFor(party, 2, 0, party.book(2)));
  send(party, 2, [1], voiceFor(party, 2, 1, party.book(2)));
  party.office.pass(15_000);
  expect(areOne(party, [0, 1, 2])).toBe(true);
  expect(party.book(1).host).toBe(0);
  party.play();
  expect(party.verdict(1).isOver).toBe(true);
});

test("stranded-voice: who has spoken for another host, alone, and hears the old one again, goes on with it", () => {
  const party = table(precognition, 4, 8);
  party.until(() => party.book(1).i > 4);
  // Seats 2 and 3 lose the host, and so does 1 by its own word, which says nothing after that.
  party.office.cut([party.key(0)], [party.key(2), party.key(3)]);
  const isVoice = (text: string) => text.includes('"t":"voice"');
  party.office.sieve = ({ text }: Letter) => (isVoice(text) ? undefined : text);
  party.until(() => {
    send(party, 1, [2], { t: "lost", epoch: 0 });
    return party.notes(2).voices[1] !== undefined;
  });
  party.office.mend();
  party.office.sieve = ({ text }: Letter) => text;
  const { i } = party.book(0);
  party.until(() => [0, 1, 2, 3].every((who) => party.book(who).i > i + 1), 80);
  expect(areOne(party, [0, 1, 2, 3])).toBe(true);
});

/** What comes from one to another takes longer. */
function slowLine(party: Party, from: Seat, to: Seat, steps: number): { readonly pass: () => void } {
  const held: { readonly at: number; readonly text: string }[] = [];
  let now = 0;
  party.office.sieve = ({ from: by, to: at, text }: Letter) => {
    if (by !== party.key(from) || at !== party.key(to)) return text;
    held.push({ at: now + steps, text });
    return undefined;
  };
  return {
    pass() {
      now += 1;
      while (held[0] !== undefined && held[0].at <= now) {
        const text = held.shift()?.text ?? "";
        if (party.office.isConnected(party.key(from), party.key(to))) {
          party.office.forge(party.key(from), party.key(to), text);
        }
      }
      party.step();
    },
  };
}

describe("slow-line", () => {
  test.each([1, 2, 3])("nothing is opened that somebody lacks who answers, whatever others say (%i)", (seed) => {
    const party = table(precognition, 3, seed);
    party.until(() => party.book(0).i > 4 && requestOf(party.book(0)) === undefined);
    const line = slowLine(party, 0, 1, 3);
    const seen: string[] = [];
    const { sieve } = party.office;
    let isOpened = false;
    party.office.sieve = (letter) => {
      const asked = letter.text.includes('"t":"ask"') ? decode(letter.text) : undefined;
      if (asked?.t === "ask" && asked.answer.act !== null && !isOpened) {
        seen.push(letter.text);
        // The slow one has at least all that is asked for.
        expect(party.book(1).heads).toContain(asked.answer.basis);
      }
      return sieve(letter);
    };
    const { epoch } = party.book(0);
    for (let steps = 0; seen.length === 0; steps++) {
      if (steps > 400) throw new Error(`nothing was ever opened: ${party.story()}`);
      const [host, slow] = [party.book(0), party.book(1)];
      // The cheat has the question and says so, and speaks for the slow one as if it hadn't.
      if ((requestOf(host)?.acts.length ?? 0) > 0 && positionOf(slow) < positionOf(host)) {
        send(party, 2, [1], voiceFor(party, 2, 1, bookAt(host, positionOf(slow))));
      }
      line.pass();
    }
    isOpened = true;
    for (let steps = 0; steps < 60; steps++) line.pass();
    expect([0, 1].map((who) => party.book(who).epoch)).toEqual([epoch, epoch]);
    party.office.sieve = ({ text }) => text;
    party.play();
    expect(areOne(party, [0, 1, 2])).toBe(true);
  });
});

describe("old-silence", () => {
  test("a word about somebody's silence counts no more once anything has been recorded", () => {
    const party = table(precognition, 3, 9);
    const isChosen = (book: Book) =>
      awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.length === 3);
    party.until(() => [0, 1, 2].every((who) => isChosen(party.book(who))));
    const words: Attestation[] = [];
    party.lose(2);
    party.office.sieve = ({ text }: Letter) => {
      const message = text.includes('"t":"agree"') ? decode(text) : undefined;
      if (message?.t === "agree") words.push(message.word);
      // The host says nothing of it.
      return text;
    };
    party.office.pass(25_000);
    // The host could drop the seat now. It keeps the word for later.
    party.office.tell(party.key(1), { on: "agree", seat: 1, about: 2, to: "silent" });
    const [word] = words;
    if (word === undefined) throw new Error("nobody has said anything");
    party.come(2);
    party.office.pass(3_000);
    expect(people(party.book(1))).toEqual([0, 1, 2]);
    party.act(2);
    party.office.pass(3_000);
    const book = party.book(0);
    expect(book.entries.at(-1)?.body).toMatchObject({ kind: "said", said: { seat: 2, saying: { say: "seal" } } });
    const own = { seat: 0, sig: signerOf(party, 0).sign(digestOfAttestation(book, 0, 2, "silent")) };
    const entry = { epoch: 0, body: { kind: "dropped", seat: 2, why: "silent", words: [own, word] } } as const;
    party.office.forge(
      party.key(0),
      party.key(1),
      told(party, book, [{ ...entry, body: { ...entry.body, words: [own, word] } }]),
    );
    party.office.deliver();
    expect(namedBy(party, 1)).toEqual([[0, "entry"]]);
    expect(people(party.book(1))).toEqual([1, 2]);
  });
});

test("slandered-silence: nobody calls somebody silent whom they hear themselves", () => {
  const party = table(precognition, 3, 10);
  party.until(() => party.book(1).i > 4);
  party.office.sieve = ({ from, text }: Letter) => {
    const message = from === party.key(0) && text.includes('"t":"presence"') ? decode(text) : undefined;
    if (message?.t !== "presence") return text;
    return encodeMessage({
      ...message,
      seats: message.seats.map((one) => (one.seat === 2 ? { ...one, silent: 90 } : one)),
    });
  };
  party.office.pass(30_000);
  party.office.tell(party.key(1), { on: "agree", seat: 1, about: 2, to: "silent" });
  expect(noticesOf(party, 1)).toContainEqual(["too-early", { seat: 2 }]);
});
