/**
 * A node that trusts everybody and believes in connections that last: enough to play a match in the lab where nothing
 * goes wrong but crashes, and easily made to do wrong.
 */
import { takes } from "../../src/engine/admission.ts";
import type { Types } from "../../src/engine/game.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { botsIn, resultsIn } from "../../src/fair/answers.ts";
import { accountOf, awaitsOf, type Book, isOver, openBook, people, positionOf } from "../../src/fair/book.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import { type Body, digestOfFrame, type Entry, type Frame } from "../../src/fair/entries.ts";
import { frameOf } from "../../src/fair/frames.ts";
import { Holder } from "../../src/fair/holder.ts";
import { type Notes, newNotes } from "../../src/fair/notes.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { personsOf } from "../../src/fair/roster.ts";
import type { Answer, SignedStatement } from "../../src/fair/statements.ts";
import { rewritten, write } from "../../src/fair/write.ts";
import type { Effect, Link, Stimulus } from "../../src/net/node.ts";
import { NAMES } from "../../src/net/storage.ts";
import { isRecorded } from "../../src/net/unrecorded.ts";
import type { ObservedNode } from "../../src/tools/lab/device.ts";
import type { Start } from "../../src/tools/lab/scene.ts";

interface Text {
  readonly t: "have" | "entries" | "say" | "answer";
  readonly from?: number;
  readonly entries?: readonly Entry[];
  readonly said?: SignedStatement;
  readonly answer?: Answer;
  /** The host's word for its record as it is. */
  readonly frame?: Frame;
}

const SECOND = 1_000;
const SILENCE = 5_000;

export class ToyNode implements ObservedNode {
  book: Book;
  protected notes: Notes;
  protected readonly start: Start;
  protected readonly holder: Holder | undefined;
  readonly #hostKey: Hex;
  readonly #links = new Set<Link>();
  readonly #answers = new Map<string, Answer>();
  /** The host's last word. */
  #frame: Frame | undefined;
  #pending: SignedStatement | undefined;
  #effects: Effect[] = [];
  #told = Number.NEGATIVE_INFINITY;
  #isDialled = false;
  /** When something last came in. */
  #heard = 0;

  constructor(start: Start) {
    this.start = start;
    const { game, roster, signatures, notes, stored } = start;
    const [own] = notes;
    const blank = openBook(game, roster, signatures);
    this.book = rewritten(blank, (stored.get("entries") as Entry[] | undefined) ?? []);
    this.notes =
      (stored.get(NAMES.notes(own?.[0] ?? 0)) as Notes | undefined) ??
      own?.[1] ??
      newNotes(start.secret, start.random());
    this.holder = own === undefined ? undefined : new Holder(this.book, own[0], this.notes);
    const host = new Map(personsOf(roster)).get(this.book.host);
    this.#hostKey = host?.key ?? "";
  }

  protected get isHost(): boolean {
    return this.start.notes.has(this.book.host);
  }

  get frames(): readonly Frame[] {
    const frame = this.#signed() ?? this.#frame;
    return frame === undefined ? [] : [frame];
  }

  #signed(): Frame | undefined {
    const unsigned = frameOf(this.book);
    if (!this.isHost || unsigned === undefined || this.holder === undefined) return undefined;
    return { ...unsigned, sig: this.holder.sign(digestOfFrame(this.book.terms.match, unsigned)) };
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    this.#effects = [];
    this.hear(stimulus);
    this.#goOn();
    return this.#effects;
  }

  protected hear(stimulus: Stimulus): void {
    switch (stimulus.on) {
      case "time":
        if (Math.abs(stimulus.now - this.#told) >= SECOND) this.#beat(stimulus.now);
        break;
      case "opened":
        this.#links.add(stimulus.link);
        break;
      case "closed":
        this.#links.delete(stimulus.link ?? "");
        this.#isDialled = false;
        break;
      case "received":
        this.#heard = this.#told;
        this.#read(stimulus.link, JSON.parse(stimulus.text));
        break;
      case "act":
        this.#act(stimulus.acts);
        break;
    }
  }

  #beat(now: number): void {
    this.#told = now;
    if (!this.isHost && (!this.#isDialled || now - this.#heard > SILENCE)) {
      this.#isDialled = true;
      this.#heard = now;
      this.do({ do: "dial", to: this.#hostKey });
    }
    this.#toAll({ t: "have", from: positionOf(this.book) });
    if (!this.isHost && this.#pending !== undefined) this.#say(this.#pending);
  }

  #read(link: Link, { t, from = 0, entries = [], said, answer, frame }: Text): void {
    const known = positionOf(this.book);
    if (t === "entries" && from <= known) for (const entry of entries.slice(known - from)) this.#try(entry);
    if (frame !== undefined) this.#frame = frame;
    if (!this.isHost) return;
    if (t === "have" && from < positionOf(this.book)) this.sendEntries(link, from);
    if (t === "say" && said !== undefined) this.record({ kind: "said", said });
    if (t === "answer" && answer !== undefined) this.#answers.set(`${answer.seat}/${answer.basis}`, answer);
  }

  protected sendEntries(link: Link, from: number): void {
    this.#send(link, { t: "entries", from, entries: this.book.entries.slice(from), ...ending(this.#signed()) });
  }

  #try(entry: Entry): boolean {
    try {
      const { book, happened } = write(this.book, entry);
      this.book = book;
      this.do({ do: "store", name: "entries", value: book.entries });
      this.do({ do: "show", book, happened });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  protected record(body: Body): void {
    const from = positionOf(this.book);
    if (this.#try({ epoch: this.book.epoch, body })) for (const link of this.#links) this.sendEntries(link, from);
  }

  /** Whatever follows from the book without anybody's doing. */
  #goOn(): void {
    const { holder, book } = this;
    if (holder === undefined) return;
    if (this.#pending !== undefined && !canBeWritten(book, this.#pending)) {
      if (!isRecorded(book, this.#pending)) this.#refuse("not-said");
      this.#pending = undefined;
    }
    if (this.isHost && book.due !== undefined) {
      this.record({ kind: "bot", ...book.due });
      return this.#goOn();
    }
    const account = accountOf(book, holder.seat);
    if (book.phase === "anchors" && account.link === undefined) this.#say(holder.anchor(book));
    else if (requestOf(book) !== undefined) this.#answer();
    else if (isOver(book) && !account.hasEnded)
      this.#say(holder.say(book, { say: "end", state: book.game.stateHash() }));
    else if (isOver(book) && account.seed === undefined)
      this.#say(holder.say(book, { say: "seed", seed: this.notes.seed }));
    else {
      const stirred = holder.stir(book);
      if (stirred !== undefined) this.#say(stirred);
    }
  }

  #answer(): void {
    const { book, holder } = this;
    const request = requestOf(book);
    const spoken = holder?.answer(book, this.notes);
    if (request === undefined || spoken === undefined) return;
    this.#remember(spoken.notes);
    if (!this.isHost) return this.#toAll({ t: "answer", answer: this.answered(spoken.signed) });
    this.#answers.set(`${spoken.signed.seat}/${request.basis}`, spoken.signed);
    const answers = request.from.flatMap((seat) => this.#answers.get(`${seat}/${request.basis}`) ?? []);
    if (answers.length < request.from.length) return;
    const bots = book.phase === "words" ? [] : botsIn(book, request, resultsIn(book, request, answers));
    this.record({ kind: "revealed", i: request.i, answers, bots: [...bots] });
    this.#goOn();
  }

  #act(acts: readonly Types["act"][]): void {
    const { book, holder } = this;
    const [act] = acts;
    if (holder === undefined || act === undefined || this.#pending !== undefined) return this.#refuse("not-now");
    if (!people(book).includes(holder.seat)) return this.#refuse("not-now");
    const isSealed = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(holder.seat) && takes(one, act),
    );
    if (!isSealed) return this.#say(holder.say(book, { say: "acts", acts: [...acts] }));
    const spoken = holder.commit(book, this.notes, act);
    this.#remember(spoken.notes);
    this.#say(this.sealed(spoken.signed, act));
  }

  #refuse(key: string): void {
    this.do({ do: "notice", key, facts: { seat: this.holder?.seat ?? 0 } });
  }

  /** What it says when it commits to an act, and when it opens it. */
  protected sealed(words: SignedStatement, _act: Types["act"]): SignedStatement {
    return words;
  }

  protected answered(words: Answer): Answer {
    return words;
  }

  #remember(notes: Notes): void {
    this.notes = notes;
    this.do({ do: "store", name: NAMES.notes(this.holder?.seat ?? 0), value: notes });
  }

  #say(said: SignedStatement): void {
    if (this.isHost) return this.record({ kind: "said", said });
    if (this.#pending === undefined || this.#pending.n !== said.n || this.#pending === said) {
      this.#pending = said;
      this.#toAll({ t: "say", said });
    }
  }

  #toAll(text: Text): void {
    for (const link of this.#links) this.#send(link, text);
  }

  #send(link: Link, text: Text): void {
    this.do({ do: "send", link, text: JSON.stringify(text) });
  }

  protected do(effect: Effect): void {
    this.#effects.push(effect);
  }
}

const ending = (frame: Frame | undefined) => (frame === undefined ? {} : { frame });

function canBeWritten(book: Book, said: SignedStatement): boolean {
  try {
    write(book, { epoch: book.epoch, body: { kind: "said", said } });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
