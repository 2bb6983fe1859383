/** People in a room who play whatever is legal, until everybody's match is over. */
import { takes } from "../../src/engine/admission.ts";
import { seeded } from "../../src/engine/rng.ts";
import { awaitsOf, type Book, isOver, people, positionOf } from "../../src/fair/book.ts";
import { Holder } from "../../src/fair/holder.ts";
import { readNotes } from "../../src/fair/notes.ts";
import { isRequested } from "../../src/fair/requests.ts";
import type { Harbour } from "./harbour.ts";

const MOST_STEPS = 2_000;

/** The books of all who are in the match. */
export function play(
  harbour: Harbour,
  seed: number,
  isThere = (books: readonly Book[]) => books.every(isDone),
): readonly Book[] {
  const luck = seeded(seed, 79);
  const acted = new Set<string>();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const books = booksIn(harbour);
    if (books.length > 0 && isThere(books)) {
      harbour.pass(3_000);
      return booksIn(harbour);
    }
    for (const { who, member } of harbour.devices.values()) {
      for (const seat of member?.begin.seats.keys() ?? []) {
        const book = member?.node.book;
        if (book?.phase !== "play" || isRequested(book) || book.due !== undefined || !people(book).includes(seat))
          continue;
        const notes = readNotes(harbour.store(who, member?.lane ?? "").get(`notes ${seat}`));
        const holder = new Holder(book, seat, notes);
        const owed = awaitsOf(book).find((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
        const moment = `${book.terms.match} ${seat} ${positionOf(book)} ${book.epoch}`;
        if (owed?.kind !== "act" || acted.has(moment)) continue;
        acted.add(moment);
        if (owed.sealed && holder.chosen(book, notes) !== undefined) continue;
        const acts = holder.legal(book).filter((act) => takes(owed, act));
        if (acts.length > 0) harbour.tellMember(who, { on: "act", seat, acts: [luck.pick(acts)] });
        harbour.deliver();
      }
    }
    harbour.pass(500);
  }
  throw new Error(`it never came to that (seed ${seed}): ${harbour.notices().slice(-20).join()}`);
}

const booksIn = (harbour: Harbour): readonly Book[] =>
  [...harbour.devices.values()].flatMap(({ member }) => member?.node.book ?? []);

/** Over, and all who are seated have told their seeds. */
const isDone = (book: Book): boolean =>
  isOver(book) && people(book).every((seat) => book.accounts[seat]?.seed !== undefined);
