/**
 * What cheats learn from the openings of others. If they have seen answers to a question, and the record has other answers
 * in the end, they have got a second choice or another draw.
 */
import type { Seat } from "../../../engine/game.ts";
import type { Book } from "../../../fair/book.ts";
import type { Hex } from "../../../fair/bytes.ts";
import { readEntry } from "../../../fair/entries.ts";
import { personsOf } from "../../../fair/roster.ts";
import type { Answer } from "../../../fair/statements.ts";
import { decode } from "../../../net/codec.ts";
import { kindOf } from "../kind.ts";
import type { Reached } from "../network.ts";
import { isPrefix } from "../properties.ts";

interface Seen {
  readonly i: number;
  readonly basis: Hex;
  /** Answers by seat, with the time when they were first seen. */
  readonly from: Map<Seat, number>;
  /** Seats that have opened more than a link. */
  readonly opened: Set<Seat>;
}

const TELLING: readonly string[] = ["ask", "answer", "entries"];

function answersIn(text: string): readonly Answer[] {
  const message = decode(text);
  if (message.t === "ask" || message.t === "answer") return [message.answer];
  if (message.t !== "entries") return [];
  return message.entries.flatMap(({ entry }) => {
    const { body } = readEntry(entry);
    return body.kind === "revealed" ? body.answers : [];
  });
}

export class Gains {
  readonly #seen = new Map<string, Seen>();
  readonly #cheats: readonly Seat[];
  readonly #since: (head: Hex) => number;

  /** From all messages to cheats. `since` says when any device first had an entry. */
  constructor(
    reached: readonly Reached[],
    keys: ReadonlySet<Hex>,
    cheats: readonly Seat[],
    since: (head: Hex) => number,
  ) {
    this.#cheats = cheats;
    this.#since = since;
    const texts = reached.filter(
      ({ from, to, text }) => keys.has(to) && !keys.has(from) && TELLING.includes(kindOf(text)),
    );
    const seen = new Set<string>();
    for (const { at, text } of texts) {
      if (seen.has(text)) continue;
      seen.add(text);
      for (const one of answersIn(text)) this.#see(one, at);
    }
  }

  #see({ seat, i, basis, values, act }: Answer, at: number): void {
    if (this.#cheats.includes(seat)) return;
    const name = `${i} ${basis}`;
    const seen = this.#seen.get(name) ?? { i, basis, from: new Map(), opened: new Set() };
    this.#seen.set(name, seen);
    if (!seen.from.has(seat)) seen.from.set(seat, at);
    if (values.length > 0 || act !== null) seen.opened.add(seat);
  }

  /**
   * The gains of cheats who are neither named nor without their seat in this record. Answers in the record of a device that
   * has gone on alone, which is never merged with this one, are no gain here.
   */
  in(book: Book, alone: readonly Book[]): readonly string[] {
    const elsewhere = new Set(alone.flatMap((one) => (isPrefix(one, book) || isPrefix(book, one) ? [] : one.heads)));
    return [...this.#seen.values()].flatMap((seen) =>
      !book.heads.includes(seen.basis) && elsewhere.has(seen.basis) ? [] : this.#gained(book, seen),
    );
  }

  #gained(book: Book, { i, basis, from, opened }: Seen): readonly string[] {
    const since = Math.max(0, book.heads.indexOf(basis));
    const unpunished = this.#cheats.filter((seat) => !isPunished(book, seat, since));
    if (unpunished.length === 0) return [];
    const isKept = book.entries.some(
      ({ body }) => body.kind === "revealed" && body.i === i && body.answers.some((one) => one.basis === basis),
    );
    if (isKept) return [];
    const who = `seat ${unpunished.join(" and ")}`;
    const what = `question ${i}`;
    const honest = personsOf(book.terms.roster).flatMap(([seat]) => (this.#cheats.includes(seat) ? [] : [seat]));
    if (!book.heads.includes(basis)) {
      return opened.size === 0 && from.size < honest.length
        ? []
        : [
            `${who} has seen what seat ${[...from.keys()].join(" and ")} answered to ${what}, and the record goes on from before it`,
          ];
    }
    const isAskedAnew = book.entries.some(({ body }) => body.kind === "revealed" && body.i > i);
    // Answers that came after the question was void are no gain.
    const isIn = (at: number) => at <= voidSince;
    const voidAt = book.entries.findIndex(({ body }, k) => k >= since && body.kind !== "hosted");
    const voidSince = this.#since(book.heads[voidAt + 1] ?? "");
    // The others have evicted somebody who kept them waiting. `HonestInvariants` checks whether that was right.
    const voided = book.entries[voidAt]?.body;
    if (voided?.kind === "dropped" && !this.#cheats.includes(voided.seat)) return [];
    const isAll = honest.every((seat) => isIn(from.get(seat) ?? Number.POSITIVE_INFINITY));
    return isAskedAnew && isAll ? [`${who} has seen all answers to ${what}, and it was drawn anew`] : [];
  }
}

const isPunished = ({ entries, accounts }: Book, seat: Seat, since: number): boolean =>
  accounts[seat]?.away !== undefined ||
  entries.slice(since).some(({ body }) => (body.kind === "dropped" || body.kind === "fault") && body.seat === seat);
