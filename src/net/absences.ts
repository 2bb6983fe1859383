/** Seats whose people are away: what the others agree on, and how somebody comes back. */
import { equal } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, isPresent, majorityOf, needsWelcome, people } from "../fair/book.ts";
import type { Bytes, Hex } from "../fair/bytes.ts";
import { requestOf } from "../fair/requests.ts";
import { personsOf } from "../fair/roster.ts";
import { type Attestation, digestOfWelcome, type SignedStatement, type Why } from "../fair/statements.ts";
import { digestOfAttestation } from "../fair/write-seats.ts";
import { checkStatement } from "../fair/write-statement.ts";
import type { Core } from "./core.ts";
import { deviceOf, seatsAt } from "./devices.ts";
import { VAIN_WORDS } from "./limits.ts";
import type { Message, Presence } from "./messages.ts";
import type { ThinkingTime } from "./thinking-time.ts";
import { HEARTBEAT, HOST_IDLE, SECOND } from "./timeouts.ts";
import { spend, type TokenBucket } from "./token-bucket.ts";
import { isStale } from "./unrecorded.ts";

type Agree = Extract<Message, { t: "agree" }>;
type To = Agree["to"];

/** What a person here has agreed to, about another one's absence. */
interface Agreement {
  readonly by: Seat;
  readonly about: Seat;
  readonly absence: number;
  /** That seat's sequence number at the time. */
  readonly sequence: number;
  readonly to: To;
}

export class Absences {
  readonly #core: Core;
  readonly #thinking: ThinkingTime;
  #agreements: readonly Agreement[] = [];
  #sentAt: number | undefined;
  /** The newest entry: attestations are about the record as it stands, not about anything later. */
  #basis = "";
  #epoch = 0;
  /** Each seat's attestations, by what they are about. */
  readonly #words = new Map<string, ReadonlyMap<Seat, Attestation>>();
  readonly #returns = new Map<Seat, SignedStatement>();
  readonly #owingSince = new Map<Seat, number>();
  /** By device: attestations that weren't about the record as it stands. */
  readonly #vain = new Map<Hex, TokenBucket>();
  #isAsked = false;
  #spectators = 0;
  #wakes = 0;

  constructor(core: Core, thinking: ThinkingTime) {
    this.#core = core;
    this.#thinking = thinking;
  }

  /** Who asks to be let in again. */
  get returning(): readonly Seat[] {
    return [...this.#returns.keys()];
  }

  /** As host: who has agreed that a bot takes the seat or, where one has it, that its people come back. */
  agreedAbout(book: Book, about: Seat): Seat[] {
    const to = isPresent(book, about) ? this.#whyOf(book, about) : "return";
    return this.#wordsOf(book, about, to).map(({ seat }) => seat);
  }

  /** A seat that enough people want given to its bot, as long as the host says that it's missed. */
  get agreedToDrop(): Seat | undefined {
    const { book } = this.#core;
    if (book === undefined) return undefined;
    const seated = people(book);
    return seated.find((seat) => {
      if (!isPresent(book, seat) || !this.#isMissed(book, seat)) return false;
      return this.#wordsOf(book, seat, this.#whyOf(book, seat)).length >= majorityOf(seated.length);
    });
  }

  agree(by: Seat, about: Seat, to: To): void {
    const { book } = this.#core;
    if (book === undefined || !this.#core.ownPeople.includes(by) || by === about)
      throw new Refusal("no-say", { seat: by });
    const isReturn = to === "return";
    const isThere = isPresent(book, about);
    if (isReturn && isThere) throw new Refusal("not-away", { seat: about });
    if (!isReturn && !isThere) throw new Refusal("not-seated", { seat: about });
    if (!isReturn && !this.#isMissed(book, about)) throw new Refusal("too-early", { seat: about });
    const { absences: absence, sequence } = accountOf(book, about);
    const agreement: Agreement = { by, about, absence, sequence, to };
    // Said once, it's repeated until it has come about.
    if (this.#agreements.some((one) => equal(one, agreement))) return;
    this.#agreements = [...this.#agreements, agreement];
    this.#sentAt = undefined;
  }

  /**
   * Whether neither the host nor we have heard from them, or the host has waited for their answer, for the table's whole
   * patience; or their time is up.
   */
  #isMissed(book: Book, seat: Seat): boolean {
    const there = this.#core.presence.find((one) => one.seat === seat);
    if (there === undefined || this.#core.isPaused) return false;
    const { patience } = book.terms.roster;
    const isOwing = there.owes && this.#owingOf(seat) >= patience + this.#doubtOf(book, seat);
    return this.#isSilent(book, seat) || isOwing || this.#thinking.isUp(book, seat);
  }

  /**
   * For how many more seconds we don't believe the host that they owe an answer. They may have shown us their answer. Or
   * the host hasn't asked yet, although they tell us that they have everything it waits for: if that is true, another
   * host has taken over by then.
   */
  #doubtOf(book: Book, seat: Seat): number {
    const { question, isHost } = this.#core;
    if (isHost) return 0;
    const isAsked = question?.i === book.i && question.basis === book.basis;
    if (isAsked) return this.#core.hasAnswered(book, seat) ? Number.POSITIVE_INFINITY : 0;
    return this.#core.hasStored(book, seat) ? HOST_IDLE / SECOND : 0;
  }

  /** The host says so, and we haven't heard of them ourselves either. */
  #isSilent(book: Book, seat: Seat): boolean {
    const { patience } = book.terms.roster;
    const there = this.#core.presence.find((one) => one.seat === seat);
    return (there?.silent ?? 0) >= patience && this.#core.silenceOf(deviceOf(book, seat)) >= patience * SECOND;
  }

  /** In seconds. */
  #owingOf(seat: Seat): number {
    const { clock } = this.#core;
    return Math.floor(clock.since(this.#owingSince.get(seat) ?? clock.now) / SECOND);
  }

  /** Whoever is away while a reveal is requested owes an answer. Somebody silent is never called late. */
  #whyOf(book: Book, seat: Seat): Why {
    if (requestOf(book)?.from.includes(seat)) return "owed";
    return !this.#isSilent(book, seat) && this.#thinking.isUp(book, seat) ? "late" : "silent";
  }

  /** Who is there, as the host has it. */
  there(seats: readonly Presence[], spectators: number): void {
    this.#core.presence = seats;
    this.#core.presenceAt = this.#core.clock.now;
    for (const { seat, owes } of seats) {
      if (!owes || this.#core.isPaused) this.#owingSince.delete(seat);
      else if (!this.#owingSince.has(seat)) this.#owingSince.set(seat, this.#core.clock.now);
    }
    this.#spectators = spectators;
    const owing = new Map([...this.#owingSince.keys()].map((seat) => [seat, this.#owingOf(seat)] as const));
    this.#core.out.add({ do: "presence", seats, spectators, owing });
  }

  /** After this device has slept it doesn't know who was silent meanwhile: what it was told before doesn't count. */
  #wake(): void {
    const { clock, presence } = this.#core;
    if (this.#wakes === clock.wakes) return;
    this.#wakes = clock.wakes;
    if (presence.length === 0) return;
    this.there(
      presence.map((one) => ({ ...one, silent: 0 })),
      this.#spectators,
    );
  }

  return(said: SignedStatement): void {
    const { book } = this.#core;
    if (book === undefined) return;
    checkStatement(book, said);
    this.#returns.set(said.seat, said);
  }

  hear(peer: Hex, { about, absence, to, word }: Agree): void {
    const { book, clock } = this.#core;
    if (book === undefined || !seatsAt(book, peer).includes(word.seat)) return;
    // An attestation about an earlier entry may still be on its way. Checking many of them costs time, so it's limited.
    const left = spend(this.#vain.get(peer), clock.now, VAIN_WORDS);
    if (left !== undefined && !this.#collect(book, about, absence, to, word)) this.#vain.set(peer, left);
  }

  /** Whether it's about the record as it stands. */
  #collect(book: Book, about: Seat, absence: number, to: To, word: Attestation): boolean {
    const account = book.accounts[about];
    if (account === undefined || account.absences !== absence || book.accounts[word.seat] === undefined) return false;
    const { key } = accountOf(book, word.seat);
    if (!book.terms.signatures.isBy(key, digestOf(book, word.seat, about, to), word.sig)) return false;
    const name = nameOf(book, about, to);
    this.#words.set(name, new Map(this.#words.get(name)).set(word.seat, word));
    return true;
  }

  goOn(): void {
    const { book, isHost } = this.#core;
    if (book === undefined) return;
    this.#wake();
    this.#turn(book);
    this.#say(book);
    if (!isHost) this.#returns.clear();
    if (!this.#core.isWriting) return;
    // Somebody who asked for their seat back may be gone again before they got it.
    for (const [seat] of personsOf(book.terms.roster)) this.#drop(seat);
    for (const said of [...this.#returns.values()]) this.#letIn(said);
  }

  /** Attestations are signed anew whenever anything is recorded, and who owed the last answer may give this one. */
  #turn({ basis, epoch, i }: Book): void {
    const { question } = this.#core;
    const isAsked = question?.i === i && question.basis === basis;
    // Until it was asked they only delayed the question: for the answer they have their full time from now on.
    if (this.#epoch !== epoch || (isAsked && !this.#isAsked)) this.#owingSince.clear();
    this.#epoch = epoch;
    this.#isAsked = isAsked;
    if (this.#basis === basis) return;
    this.#basis = basis;
    this.#words.clear();
    this.#owingSince.clear();
    this.#sentAt = undefined;
  }

  /** Repeated until it has come about or doesn't matter any more. */
  #say(book: Book): void {
    const { clock, links, own } = this.#core;
    this.#agreements = this.#agreements.filter((one) => this.#isToThePoint(book, one));
    if (this.#sentAt !== undefined && clock.since(this.#sentAt) < HEARTBEAT) return;
    this.#sentAt = clock.now;
    for (const { by, about, absence, to: meant } of this.#agreements) {
      const holder = own.get(by)?.holder;
      if (holder === undefined) continue;
      const to = meant === "return" ? "return" : this.#whyOf(book, about);
      // People agreed to another reason. That somebody is late they have to say themselves.
      if (to === "late" && meant !== "late") continue;
      const word = { seat: by, sig: holder.sign(digestOf(book, by, about, to)) };
      this.#collect(book, about, absence, to, word);
      // All see what is agreed on: a host that doesn't write it is replaced.
      const seated = this.#core.toDevicesOf(people(book));
      for (const peer of links.peers) if (seated.has(peer)) links.send(peer, { t: "agree", about, absence, to, word });
    }
  }

  /** It isn't, once they are heard again, have answered, or, if they were late, have said anything since. */
  #isToThePoint(book: Book, { about, absence, sequence, to }: Agreement): boolean {
    const account = accountOf(book, about);
    if (account.absences !== absence || isPresent(book, about) === (to === "return")) return false;
    return to === "return" || (this.#isMissed(book, about) && (to !== "late" || account.sequence === sequence));
  }

  /** Whoever is back by now keeps their seat. */
  #drop(seat: Seat): void {
    const { book } = this.#core;
    if (book === undefined || !isPresent(book, seat) || !this.#isMissed(book, seat)) return;
    const why = this.#whyOf(book, seat);
    const words = this.#wordsOf(book, seat, why);
    if (words.length > 0) this.#try(() => this.#core.write({ kind: "dropped", seat, why, words }));
  }

  #letIn(said: SignedStatement): void {
    const { book } = this.#core;
    if (book === undefined) return;
    const { away } = accountOf(book, said.seat);
    if (away === undefined || isStale(book, said)) {
      this.#returns.delete(said.seat);
      return;
    }
    const words = needsWelcome(book, said.seat) ? this.#wordsOf(book, said.seat, "return") : [];
    if (this.#try(() => this.#core.write({ kind: "back", said, words }))) this.#returns.delete(said.seat);
  }

  #wordsOf(book: Book, about: Seat, to: To): Attestation[] {
    const words = this.#words.get(nameOf(book, about, to));
    return people(book).flatMap((seat) => words?.get(seat) ?? []);
  }

  #try(write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}

/** Attestations count only for exactly this. */
const nameOf = (book: Book, about: Seat, to: To): string => [about, accountOf(book, about).absences, to].join(" ");

const digestOf = (book: Book, by: Seat, about: Seat, to: To): Bytes =>
  to === "return"
    ? digestOfWelcome(book.terms.match, by, about, accountOf(book, about).absences, book.after)
    : digestOfAttestation(book, by, about, to);
