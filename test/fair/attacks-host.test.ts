/** Cheats of whoever hosts: what honest guests refuse, and what proves it to everybody. */
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Game } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book, positionOf } from "../../src/fair/book.ts";
import type { Body, Entry } from "../../src/fair/entries.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { write } from "../../src/fair/write.ts";
import { GAMES } from "../../src/games/index.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import {
  asked,
  blaming,
  CHEAT,
  dropping,
  goesOnWithout,
  HOST,
  OTHER,
  sealable,
  signedFrame,
  threeAt,
  untilAsked,
  voicesFor,
  writtenIn,
} from "./cheating.ts";
import type { RoundTable } from "./round-table.ts";

const GUEST = CHEAT;

/** A host that has shown each guest another order of the same commitments: the ends of the two records. */
interface Split {
  readonly table: RoundTable;
  readonly one: Book;
  readonly other: Book;
}

function split(game: Game): Split {
  const table = lastTwoToSeal(game);
  const sealing = (book: Book, seat: number): Body => {
    const holder = table.holder(seat);
    const [act] = sealable(table, seat);
    if (act === undefined) throw new Error("nothing is allowed");
    const { signed, notes } = holder.commit(book, table.notesOf(seat), act);
    table.notes.set(seat, notes);
    return { kind: "said", said: signed };
  };
  const inOrder = (seats: readonly number[]): Book =>
    seats.reduce((book, seat) => writtenIn(book, sealing(book, seat)), table.book);
  return { table, one: inOrder([GUEST, OTHER]), other: inOrder([OTHER, GUEST]) };
}

function lastTwoToSeal(game: Game): RoundTable {
  const areThey = (book: Book) =>
    awaitsOf(book).some((one) => one.kind === "act" && one.sealed && equal(one.from, [GUEST, OTHER]));
  for (let seed = 1; seed < 30; seed++) {
    const table = threeAt(game, 3, seed);
    while (!areThey(table.book) && table.step());
    if (areThey(table.book)) return table;
  }
  throw new Error("these two are never the last");
}

describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test("split-set: whoever answers one set of promises has answered no other, and answers no other", () => {
    const { table, one, other } = split(game);
    const guest = table.holder(GUEST);
    const spoken = guest.answer(one, table.notesOf(GUEST));
    if (spoken === undefined) throw new Error("nobody is asked");
    expect(requestOf(one)?.i).toBe(requestOf(other)?.i);
    expect(refusalOf(() => guest.answer(other, spoken.notes))[0]).toBe("asked-twice");

    const answers = [HOST, GUEST, OTHER].map((seat) => {
      const answer = table.holder(seat).answer(seat === GUEST ? one : other, table.notesOf(seat));
      if (answer === undefined) throw new Error("nobody is asked");
      return answer.signed;
    });
    const revealed: Body = { kind: "revealed", i: requestOf(other)?.i ?? 0, answers, bots: [] };
    expect(refusalOf(() => writtenIn(other, revealed))[0]).toBe("other-request");
  });

  test("double-ask: the same question gets the very same answer; so does a new host's", () => {
    const { table, one, other } = split(game);
    const guest = table.holder(GUEST);
    const first = guest.answer(one, table.notesOf(GUEST));
    if (first === undefined) throw new Error("nobody is asked");
    expect(guest.answer(one, first.notes)).toEqual(first);

    const voices = voicesFor(table, 1, GUEST, [
      [GUEST, one],
      [OTHER, one],
    ]);
    const anew = write(one, { epoch: 1, body: { kind: "hosted", seat: GUEST, voices } }).book;
    expect(guest.answer(anew, first.notes)?.signed).toEqual(first.signed);
    // Nor does another record with the same end of epoch get an answer out of it.
    expect(refusalOf(() => guest.answer(other, first.notes))[0]).toBe("asked-twice");
  });

  test("split-record: two frames for one place are proof, and nothing said in the one counts in the other", () => {
    const { table, one, other } = split(game);
    const unheard = table.holder(HOST).say(one, { say: "gone" });
    expect(refusalOf(() => writtenIn(other, { kind: "said", said: unheard }))).toEqual([
      "unknown-head",
      { seat: HOST, at: positionOf(one) },
    ]);
    const frames = [one, other].map((book) => signedFrame(table, book));
    const [first, second] = frames;
    if (first === undefined || second === undefined) throw new Error("no frames");
    const twice = { seat: HOST, proof: { of: "frames", one: first, other: first } } as const;
    expect(refusalOf(() => table.write({ kind: "fault", ...twice }))[0]).toBe("proves-nothing");
    const forged = { seat: HOST, proof: { of: "frames", one: first, other: { ...second, sig: first.sig } } } as const;
    expect(refusalOf(() => table.write({ kind: "fault", ...forged }))[0]).toBe("proves-nothing");
    expect(goesOnWithout(table, { seat: HOST, proof: { of: "frames", one: first, other: second } })).toBe(true);
  });

  test("bot-steered: a bot's act is what everybody computes, or the host is proven to cheat", () => {
    const table = threeAt(game, 2);
    table.until(({ due, game: match }) => due !== undefined && match.legal(due.seat, new Map()).length > 1);
    const { due } = table.book;
    if (due === undefined) throw new Error("no bot is to act");
    const act = table.book.game.legal(due.seat, new Map()).find((one) => !equal(one, due.act));
    const steered: Entry = { epoch: 0, body: { kind: "bot", seat: due.seat, act } };
    expect(refusalOf(() => table.write(steered.body))).toEqual(["bot-steered", { seat: due.seat }]);
    expect(goesOnWithout(table, blaming(table, steered))).toBe(true);
  });

  test("bot-steered: what a bot does in secret, too", () => {
    const table = threeAt(game, 2);
    untilAsked(table, ({ acts }) => acts.includes(OTHER));
    const { i, from } = asked(table);
    const answers = from.map((seat) => table.answerOf(seat));
    const steered: Entry = {
      epoch: 0,
      body: { kind: "revealed", i, answers, bots: [{ seat: OTHER, act: { do: "nothing" } }] },
    };
    expect(refusalOf(() => table.write(steered.body))[0]).toBe("bot-steered");
    const none: Entry = { epoch: 0, body: { kind: "revealed", i, answers, bots: [] } };
    expect(refusalOf(() => table.write(none.body))[0]).toBe("bot-steered");
    expect(goesOnWithout(table, blaming(table, steered))).toBe(true);
  });

  test("undo-over-ask: once something is asked, nobody plays, takes back or leaves", () => {
    const table = threeAt(game);
    untilAsked(table, () => true);
    expect(refusalOf(() => table.say(GUEST, { say: "acts", acts: [{ do: "undo" }] }))[0]).toBe("being-asked");
    expect(
      refusalOf(() => table.say(GUEST, { say: "seal", r: 1, after: table.book.after, handle: "0f".repeat(32) }))[0],
    ).toBe("being-asked");
    expect(refusalOf(() => table.say(GUEST, { say: "gone" }))[0]).toBe("being-asked");
  });

  test("lone-eviction: of three, two have to say so; nobody speaks twice or for another", () => {
    const table = threeAt(game);
    table.until(({ phase }) => phase === "play");
    const drop = (words: ReturnType<typeof dropping>) => (): void =>
      table.write({ kind: "dropped", seat: OTHER, why: "silent", words });
    const [mine] = dropping(table, [HOST], OTHER, "silent");
    if (mine === undefined) throw new Error("no word");
    expect(refusalOf(drop([mine]))).toEqual(["no-majority", { given: 1, needed: 2 }]);
    expect(refusalOf(drop([]))[0]).toBe("no-majority");
    expect(refusalOf(drop([mine, mine]))[0]).toBe("signed-twice");
    expect(refusalOf(drop([mine, { ...mine, seat: GUEST }]))[0]).toBe("bad-signature");
    expect(refusalOf(drop(dropping(table, [HOST, OTHER], OTHER, "silent")))[0]).toBe("own-word");
    drop(dropping(table, [HOST, GUEST], OTHER, "silent"))();
    expect([accountOf(table.book, OTHER).away, table.book.isAlone]).toEqual(["silent", false]);
    const again = dropping(table, [HOST], GUEST, "silent");
    table.write({ kind: "dropped", seat: GUEST, why: "silent", words: again });
    expect(table.book.isAlone).toBe(true);
  });
});

describe("a host after the host", () => {
  const table = threeAt(rehearsal);
  table.until(({ phase, entries }) => phase === "play" && entries.length > 8);
  const long = table.book;
  const short = long.entries.slice(0, 6).reduce((book, entry) => write(book, entry).book, threeAt(rehearsal).book);
  const hosted = (book: Book, epoch: number, voices: ReturnType<typeof voicesFor>) => (): Book =>
    write(book, { epoch, body: { kind: "hosted", seat: GUEST, voices } }).book;
  const both = voicesFor(table, 1, GUEST, [
    [GUEST, short],
    [OTHER, long],
  ]);

  test("rollback: what a voter's record has isn't left out", () => {
    expect(refusalOf(hosted(short, 1, both))).toEqual(["record-left-out", { seat: OTHER, at: positionOf(long) }]);
    expect(hosted(long, 1, both)()).toMatchObject({ epoch: 1, host: GUEST });
  });

  test("rollback: a majority has to speak, for this one, in this epoch", () => {
    expect(refusalOf(hosted(long, 1, both.slice(0, 1)))[0]).toBe("no-majority");
    expect(refusalOf(hosted(long, 2, both))[0]).toBe("bad-signature");
    expect(refusalOf(hosted(long, 1, [...both].reverse()))[0]).toBe("signed-twice");
    const forOther = voicesFor(table, 1, OTHER, [
      [GUEST, long],
      [OTHER, long],
    ]);
    expect(refusalOf(hosted(long, 1, forOther))[0]).toBe("bad-signature");
  });

  test("rollback: an old host that denies what it has signed is proven to", () => {
    const frame = signedFrame(table);
    const [voice] = voicesFor(table, 1, GUEST, [[HOST, short]]);
    const [honest] = voicesFor(table, 1, GUEST, [[HOST, long]]);
    if (voice === undefined || honest === undefined) throw new Error("no voice");
    const shortened = (one: typeof voice) =>
      ({ of: "shortened", frame, epoch: 1, candidate: GUEST, voice: one }) as const;
    const fault = (one: typeof voice) => () => writtenIn(long, { kind: "fault", seat: HOST, proof: shortened(one) });
    expect(refusalOf(fault(honest))[0]).toBe("proves-nothing");
    expect(refusalOf(fault({ ...voice, sig: honest.sig }))[0]).toBe("proves-nothing");
    expect(fault(voice)().accounts[HOST]?.away).toBe("cheated");
  });

  test("rollback: an old host that has gone along with the next one denies nothing", () => {
    const frame = signedFrame(table);
    // The others made another host while it wrote on: it gave up what only it had, and speaks of that record later.
    const without = voicesFor(table, 1, OTHER, [
      [GUEST, short],
      [OTHER, short],
    ]);
    const anew = write(short, { epoch: 1, body: { kind: "hosted", seat: OTHER, voices: without } }).book;
    const [voice] = voicesFor(table, 2, GUEST, [[HOST, anew]]);
    if (voice === undefined) throw new Error("no voice");
    const proof = { of: "shortened", frame, epoch: 2, candidate: GUEST, voice } as const;
    expect(voice.p).toBeLessThan(frame.p);
    expect(refusalOf(() => writtenIn(anew, { kind: "fault", seat: HOST, proof }))[0]).toBe("proves-nothing");
  });

  test("last-epoch: nobody hosts in an epoch so far on that none would be left", () => {
    const far = voicesFor(table, 2 ** 32 - 1, GUEST, [
      [GUEST, long],
      [OTHER, long],
    ]);
    expect(refusalOf(hosted(long, 2 ** 32 - 1, far))[0]).toBe("other-epoch");
  });

  test("old-host-returns: what it still writes counts for nobody", () => {
    const anew = hosted(long, 1, both)();
    const late: Entry = { epoch: 0, body: { kind: "said", said: table.holder(HOST).say(anew, { say: "gone" }) } };
    expect(refusalOf(() => write(anew, late))).toEqual(["other-epoch", { epoch: 0, ours: 1 }]);
    expect(refusalOf(hosted(anew, 1, both))[0]).toBe("other-epoch");
  });
});
