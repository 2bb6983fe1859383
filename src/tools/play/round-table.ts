/** Plays a match by the protocol without a network: all people share one book. */
import { takes } from "../../engine/admission.ts";
import { equal } from "../../engine/codec.ts";
import type { Game, Seat, Types } from "../../engine/game.ts";
import { type Rng, seeded } from "../../engine/rng.ts";
import { botsIn, resultsIn } from "../../fair/answers.ts";
import { awaitsOf, type Book, isOver, openBook, people } from "../../fair/book.ts";
import { type Body, digestOfFrame, type Frame } from "../../fair/entries.ts";
import { frameOf, hostIn } from "../../fair/frames.ts";
import { Holder } from "../../fair/holder.ts";
import { type Notes, newNotes } from "../../fair/notes.ts";
import { requestOf } from "../../fair/requests.ts";
import type { ClockRule, Roster } from "../../fair/roster.ts";
import type { Signatures } from "../../fair/signing.ts";
import type { Answer } from "../../fair/statements.ts";
import { write } from "../../fair/write.ts";

export interface TableSetUp {
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  /** How many people, from the first seat on. The other seats are bots. */
  readonly people: number;
  readonly seed: number;
  readonly signatures: Signatures;
  /** Different for another match of the same people. */
  readonly nonce?: number;
  readonly clock?: ClockRule;
}

export const bytesOf = (...seed: readonly number[]): string => {
  const luck = seeded(...seed);
  return Array.from({ length: 8 }, () => luck.next().toString(16).padStart(8, "0")).join("");
};

export class RoundTable {
  book: Book;
  readonly holders = new Map<Seat, Holder>();
  readonly notes = new Map<Seat, Notes>();
  readonly luck: Rng;

  constructor({ game, options, players, people: persons, seed, signatures, nonce = 3, clock }: TableSetUp) {
    const [level = ""] = Object.keys(game.bots);
    this.luck = seeded(seed, 77);
    const seats = Array.from({ length: players }, (_, seat) => {
      const info = { name: `Player ${seat}`, level };
      if (seat >= persons) return { ...info, by: "bot" as const };
      const notes = newNotes(bytesOf(seed, seat, 1), bytesOf(seed, seat, 2));
      this.notes.set(seat, notes);
      return {
        ...info,
        by: "person" as const,
        key: signatures.signer(notes.secret).key,
        nonce: bytesOf(seed, seat, nonce),
      };
    });
    const roster: Roster = {
      game: game.id,
      rules: game.rules,
      content: game.content,
      options,
      seats,
      line: [...this.notes.keys()],
      patience: 30,
      ...(clock && { clock }),
    };
    this.book = openBook(game, roster, signatures);
    for (const [seat, notes] of this.notes) this.holders.set(seat, new Holder(this.book, seat, notes));
  }

  write(body: Body, epoch = this.book.epoch): void {
    this.book = write(this.book, { epoch, body }).book;
  }

  holder(seat: Seat): Holder {
    const holder = this.holders.get(seat);
    if (holder === undefined) throw new Error(`nobody holds seat ${seat}`);
    return holder;
  }

  notesOf(seat: Seat): Notes {
    const notes = this.notes.get(seat);
    if (notes === undefined) throw new Error(`nobody holds seat ${seat}`);
    return notes;
  }

  answerOf(seat: Seat): Answer {
    const spoken = this.holder(seat).answer(this.book, this.notesOf(seat));
    if (spoken === undefined) throw new Error(`seat ${seat} isn't asked`);
    this.notes.set(seat, spoken.notes);
    return spoken.signed;
  }

  reveal(answers: readonly Answer[] = requestOf(this.book)?.from.map((seat) => this.answerOf(seat)) ?? []): void {
    const request = requestOf(this.book);
    if (request === undefined) throw new Error("nothing is asked");
    const bots = this.book.phase === "words" ? [] : botsIn(this.book, request, resultsIn(this.book, request, answers));
    this.write({ kind: "revealed", i: request.i, answers: [...answers], bots: [...bots] });
  }

  seal(seat: Seat, act: Types["act"]): void {
    const { signed, notes } = this.holder(seat).commit(this.book, this.notesOf(seat), act);
    this.notes.set(seat, notes);
    this.write({ kind: "said", said: signed });
  }

  say(seat: Seat, saying: Parameters<Holder["say"]>[1]): void {
    this.write({ kind: "said", said: this.holder(seat).say(this.book, saying) });
  }

  /** Writes the next entry; false when there is none. */
  step(): boolean {
    const { book } = this;
    if (book.phase === "anchors") {
      const next = book.accounts.findIndex((account) => account !== undefined && account.link === undefined);
      this.write({ kind: "said", said: this.holder(next).anchor(book) });
      return true;
    }
    if (book.due !== undefined) {
      this.write({ kind: "bot", ...book.due });
      return true;
    }
    if (requestOf(book) !== undefined) {
      this.reveal();
      return true;
    }
    if (isOver(book)) return this.#sayGoodbye();
    for (const holder of this.holders.values()) {
      const said = holder.stir(book);
      if (said === undefined) continue;
      this.write({ kind: "said", said });
      return true;
    }
    return this.#act();
  }

  play(): void {
    while (this.step());
  }

  /** The last frame of each epoch. */
  frames(): Frame[] {
    const { entries, terms } = this.book;
    return entries.flatMap(({ epoch }, k) => {
      const frame = entries[k + 1]?.epoch === epoch ? undefined : frameOf(this.book, k + 1);
      if (frame === undefined) return [];
      const host = this.holder(hostIn(this.book, epoch) ?? this.book.host);
      return [{ ...frame, sig: host.sign(digestOfFrame(terms.match, frame)) }];
    });
  }

  until(isThere: (book: Book) => boolean): void {
    while (!isThere(this.book) && this.step());
    if (!isThere(this.book)) throw new Error("it never came to that");
  }

  #act(): boolean {
    const { book, luck } = this;
    const owing = people(book).filter((seat) =>
      awaitsOf(book).some((one) => one.kind === "act" && !one.optional && one.from.includes(seat)),
    );
    if (owing.length === 0) return false;
    const seat = luck.pick(owing);
    const legal = this.holder(seat).legal(book);
    const promised = this.holder(seat).chosen(book, this.notesOf(seat));
    const act = legal.find((one) => equal(one, promised ?? null)) ?? luck.pick(legal);
    const isSealed = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(seat) && takes(one, act),
    );
    if (isSealed) this.seal(seat, act);
    else this.say(seat, { say: "acts", acts: [act] });
    return true;
  }

  #sayGoodbye(): boolean {
    const { book } = this;
    const present = people(book);
    const speaking = present.find((seat) => !book.accounts[seat]?.hasEnded);
    if (speaking !== undefined) {
      this.say(speaking, { say: "end", state: book.game.stateHash() });
      return true;
    }
    const telling = present.find((seat) => book.accounts[seat]?.seed === undefined);
    if (telling === undefined) return false;
    this.say(telling, { say: "seed", seed: this.notesOf(telling).seed });
    return true;
  }
}
