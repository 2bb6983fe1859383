/** The host's word for its record: what it binds the host to, and what it can't be turned into. */
import { expect, test } from "vitest";
import { headOf, positionOf } from "../../src/fair/book.ts";
import { digestOfFrame, type Entry, type Frame, headAfter, signedHash } from "../../src/fair/entries.ts";
import { write } from "../../src/fair/write.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { RoundTable } from "./round-table.ts";

const HOST = 0;
const [variant] = rehearsal.variants.filter(({ players }) => players === 3);
const table = new RoundTable({ game: rehearsal, options: variant?.options, players: 3, people: 3, seed: 3 });
table.until(({ phase }) => phase === "play");
const { match } = table.book.terms;

/** An entry as the host would pass it on next. */
function framed(entry: Entry): Frame {
  const { book } = table;
  const p = positionOf(book) + 1;
  const frame = { epoch: 0, p, head: headAfter(match, p, headOf(book), entry), signed: signedHash(entry) };
  return { ...frame, sig: table.holder(HOST).sign(digestOfFrame(match, frame)) };
}

const saidBy1 = (): Entry => ({
  epoch: 0,
  body: { kind: "said", said: table.holder(1).say(table.book, { say: "gone" }) },
});

function forged(entry: Entry): Entry {
  const { body } = entry;
  if (body.kind !== "said") throw new Error("nobody says that");
  return { ...entry, body: { ...body, said: { ...body.said, sig: "0".repeat(128) } } };
}

const blaming = (frame: Frame, entry: Entry): Entry => ({
  epoch: 0,
  body: { kind: "fault", seat: HOST, proof: { of: "entry", at: positionOf(table.book), frame, entry } },
});

test("the chain is of what was said, whatever the signatures under it", () => {
  const entry = saidBy1();
  const head = (one: Entry) => headAfter(match, 9, headOf(table.book), one);
  expect(head(forged(entry))).toBe(head(entry));
  expect(signedHash(forged(entry))).not.toBe(signedHash(entry));
});

test("a host who passes on a forged signature is proven to have", () => {
  const entry = forged(saidBy1());
  expect(write(table.book, blaming(framed(entry), entry)).book.accounts[HOST]?.away).toBe("cheated");
});

test("nobody turns an honest host's word against it by spoiling the signature under the entry", () => {
  const entry = saidBy1();
  expect(refusalOf(() => write(table.book, blaming(framed(entry), entry)))[0]).toBe("proves-nothing");
  expect(refusalOf(() => write(table.book, blaming(framed(entry), forged(entry))))[0]).toBe("proves-nothing");
});
