/** Words that somebody else said, or at another time, or in another match: none of them counts. */
import { describe, expect, test } from "vitest";
import { accountOf, headOf, isOver, positionOf } from "../../src/fair/book.ts";
import type { Body } from "../../src/fair/entries.ts";
import { matchOf, readRoster } from "../../src/fair/roster.ts";
import { ed25519Signatures } from "../../src/fair/signing.ts";
import type { SignedStatement } from "../../src/fair/statements.ts";
import { GAMES } from "../../src/games/index.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { asked, CHEAT, goesOnWithout, HOST, OTHER, sealable, threeAt, untilAsked, writtenIn } from "./cheating.ts";
import { bytesOf, RoundTable } from "./round-table.ts";

const said = (words: SignedStatement): Body => ({ kind: "said", said: words });
describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test("forged: somebody else's signature, or another word under it", () => {
    const table = threeAt(game);
    table.until(({ phase }) => phase === "play");
    const gone = table.holder(CHEAT).say(table.book, { say: "gone" });
    const forgeries: SignedStatement[] = [
      { ...gone, seat: OTHER },
      { ...gone, sig: table.holder(OTHER).say(table.book, { say: "gone" }).sig },
      { ...gone, saying: { say: "seed", seed: bytesOf(1) } },
      { ...gone, sig: "0".repeat(128) },
    ];
    for (const forgery of forgeries) {
      expect(refusalOf(() => table.write(said(forgery)))).toEqual(["bad-signature", { seat: forgery.seat }]);
    }
    table.write(said(gone));
  });

  test("reordered, repeated: each word has its number", () => {
    const table = threeAt(game);
    const first = table.holder(CHEAT).anchor(table.book);
    const second = table.holder(CHEAT).say(writtenIn(table.book, said(first)), { say: "gone" });
    expect(refusalOf(() => table.write(said(second)))).toEqual(["not-the-next-word", { seat: CHEAT, expected: 1 }]);
    table.write(said(first));
    expect(refusalOf(() => table.write(said(first)))[0]).toBe("not-the-next-word");
  });

  test("old round: a word kept back until something was revealed is out of date", () => {
    const table = threeAt(game);
    table.until(({ phase }) => phase === "play");
    const kept = table.holder(CHEAT).say(table.book, { say: "gone" });
    const said1 = accountOf(table.book, CHEAT).sequence;
    while (accountOf(table.book, CHEAT).sequence === said1 && table.book.revealedAt <= kept.at && table.step());
    expect(refusalOf(() => table.write(said(kept)))[0]).toMatch(/^(out-of-date|not-the-next-word)$/u);
    untilAsked(table, () => true);
    const late = table.holder(CHEAT).say(table.book, { say: "gone" });
    table.reveal();
    expect(refusalOf(() => table.write(said(late)))).toEqual(["out-of-date", { seat: CHEAT, at: late.at }]);
  });

  test("old round: nor does an answer to an old request count for a new one", () => {
    const table = threeAt(game);
    untilAsked(table, () => true);
    const old = asked(table).from.map((seat) => table.answerOf(seat));
    table.reveal(old);
    untilAsked(table, () => true);
    expect(refusalOf(() => table.reveal(old))[0]).toBe("other-request");
  });

  test("cross-match: nothing said by the same people in another match counts in this one", () => {
    const table = threeAt(game);
    const { roster } = table.book.terms;
    const rematch = new RoundTable({ game, options: roster.options, players: 3, people: 3, seed: 3, nonce: 99 });
    expect(matchOf(rematch.book.terms.roster)).not.toBe(matchOf(roster));
    const there = rematch.holder(CHEAT).anchor(rematch.book);
    expect(refusalOf(() => table.write(said(there)))[0]).toBe("unknown-head");
    const here = { ...there, head: headOf(table.book), at: positionOf(table.book) };
    expect(refusalOf(() => table.write(said(here)))[0]).toBe("bad-signature");
    expect(rematch.holder(CHEAT).anchor(rematch.book).saying).not.toEqual(
      table.holder(CHEAT).anchor(table.book).saying,
    );
  });

  test("fake-seat: who is shown other people, or the same under other keys, gets other words to compare", () => {
    const words = [3, 99].map((nonce) => {
      const table = new RoundTable({
        game,
        options: threeAt(game).book.terms.roster.options,
        players: 3,
        people: 3,
        seed: 3,
        nonce,
      });
      table.until(({ phase }) => phase === "play");
      return table.book.words;
    });
    expect(words[0]).toHaveLength(3);
    expect(words[0]).not.toEqual(words[1]);
  });

  test("recommit-after-crash: two promises for one question are proof", () => {
    const table = threeAt(game);
    table.until(() => sealable(table, CHEAT).length > 0);
    const holder = table.holder(CHEAT);
    const r = accountOf(table.book, CHEAT).secretQuestions + 1;
    const promise = (handle: string) => holder.say(table.book, { say: "seal", r, after: table.book.after, handle });
    const [one, other] = [promise(bytesOf(1)), promise(bytesOf(2))];
    const proves = (a: SignedStatement, b: SignedStatement) => ({ of: "promises", one: a, other: b }) as const;
    const isProof = (a: SignedStatement, b: SignedStatement) =>
      refusalOf(() => table.write({ kind: "fault", seat: CHEAT, proof: proves(a, b) }))[0];
    expect(isProof(one, one)).toBe("proves-nothing");
    expect(isProof(one, { ...other, seat: OTHER })).toBe("proves-nothing");
    expect(isProof(one, { ...other, sig: one.sig })).toBe("proves-nothing");
    expect(
      isProof(one, holder.say(table.book, { say: "seal", r: r + 1, after: table.book.after, handle: bytesOf(2) })),
    ).toBe("proves-nothing");
    table.write(said(one));
    expect(goesOnWithout(table, { seat: CHEAT, proof: proves(one, other) })).toBe(true);
  });

  test("recommit-after-crash: an honest device promises the same again, and nothing else", () => {
    const table = threeAt(game);
    table.until(() => sealable(table, CHEAT).length > 1);
    const holder = table.holder(CHEAT);
    const [act, another] = sealable(table, CHEAT);
    if (act === undefined || another === undefined) throw new Error("nothing to choose");
    const stored = holder.commit(table.book, table.notesOf(CHEAT), act).notes;
    expect(holder.commit(table.book, stored, act).signed).toEqual(
      holder.commit(table.book, table.notesOf(CHEAT), act).signed,
    );
    expect(refusalOf(() => holder.commit(table.book, stored, another))).toEqual(["sealed-before", { seat: CHEAT }]);
  });
});

test("an honest device promises nothing but what is asked of it in secret", () => {
  const table = threeAt(rehearsal);
  table.until(() => sealable(table, CHEAT).length > 0 && table.holder(CHEAT).legal(table.book).length > 2);
  const open = table
    .holder(CHEAT)
    .legal(table.book)
    .find((act) => !sealable(table, CHEAT).includes(act));
  expect(open).toEqual({ do: "flare" });
  if (open !== undefined) expect(refusalOf(() => table.seal(CHEAT, open))[0]).toBe("not-legal");
});

test("a question that is over before a promise arrives doesn't bind the next one", () => {
  const table = threeAt(rehearsal);
  table.until(() => sealable(table, CHEAT).length > 1 && sealable(table, OTHER).length > 0 && hasFlare(table));
  const [act, another] = sealable(table, CHEAT);
  if (act === undefined || another === undefined) throw new Error("nothing to choose");
  const early = table.holder(CHEAT).commit(table.book, table.notesOf(CHEAT), act);
  table.notes.set(CHEAT, early.notes);
  table.say(OTHER, { say: "acts", acts: [{ do: "flare" }] });
  expect(sealable(table, CHEAT)).toEqual([]);
  table.until(() => sealable(table, CHEAT).length > 1);
  expect(refusalOf(() => table.write(said(early.signed)))[0]).not.toBe("nothing was refused");
  const later = table.holder(CHEAT).commit(table.book, table.notesOf(CHEAT), another);
  const proof = { of: "promises", one: early.signed, other: later.signed } as const;
  expect(refusalOf(() => table.write({ kind: "fault", seat: CHEAT, proof }))[0]).toBe("proves-nothing");
  table.write(said(later.signed));
  table.notes.set(CHEAT, later.notes);
  table.play();
  expect(isOver(table.book)).toBe(true);
});

const hasFlare = (table: RoundTable): boolean =>
  table
    .holder(OTHER)
    .legal(table.book)
    .some((act) => act.do === "flare");

test("small-order-key: a key for which anybody can sign is no seat's", () => {
  const table = threeAt(rehearsal);
  const { roster } = table.book.terms;
  const weak = roster.seats.map((info, seat) =>
    info.by === "person" && seat === HOST ? { ...info, key: `01${"00".repeat(31)}` } : info,
  );
  expect(refusalOf(() => readRoster({ ...roster, seats: weak }, ed25519Signatures))).toEqual([
    "weak-key",
    { seat: HOST },
  ]);
});
