/**
 * What the seats of this device state: what the match asks of them, and what their people do. A statement is stored, sent,
 * and sent again unchanged until it's recorded. If it can't be recorded any more, it's made anew where that makes sense.
 */
import { takes } from "../engine/admission.ts";
import { equal } from "../engine/codec.ts";
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, isOver } from "../fair/book.ts";
import type { Proof } from "../fair/entries.ts";
import { isRequested } from "../fair/requests.ts";
import type { SignedStatement } from "../fair/statements.ts";
import type { Core, Own } from "./core.ts";
import { hostDevice } from "./devices.ts";
import { areTwoCommitments } from "./equivocation.ts";
import { type Intent, isIntent, NAMES, type Stored, type StoredOutbox, storedOutbox } from "./storage.ts";
import { CENSORED_AFTER, HEARTBEAT, RELAY_AFTER } from "./timeouts.ts";
import { isRecorded, isStale, recordedCommitment, refusalOf, twoCommitmentsWith } from "./unrecorded.ts";

interface Outgoing {
  readonly said: SignedStatement;
  readonly sentAt: number | undefined;
  /** Since when it could have been recorded; checked again whenever the book changes. */
  readonly dueSince: number | undefined;
  readonly seen: Book | undefined;
}

const fresh = (said: SignedStatement): Outgoing => ({ said, sentAt: undefined, dueSince: undefined, seen: undefined });

/** These refusals only mean that its time hasn't come. */
const NOT_NOW: ReadonlySet<string> = new Set(["being-asked", "bots-first", "not-welcome"]);

export class Outbox {
  readonly #core: Core;
  readonly #outgoing = new Map<Seat, Outgoing>();
  readonly #intents = new Map<Seat, readonly Intent[]>();
  /** The choices of its people, by the number of the question, as long as they may still be committed to. */
  readonly #chosen = new Map<Seat, ReadonlyMap<number, Types["act"]>>();
  /** Seats whose outbox has changed since it was stored. */
  readonly #changed = new Set<Seat>();
  /** Statements of other seats which the host seems to leave out. */
  readonly #heard = new Map<Seat, Outgoing>();
  /** The book for which lost choices were last looked for. */
  #found: Book | undefined;
  /** For which commitment each seat's people were told that its choice is lost: once is enough. */
  readonly #toldLost = new Map<Seat, number>();

  constructor(core: Core, stored: Stored) {
    this.#core = core;
    for (const seat of core.own.keys()) {
      const { said, wishes } = storedOutbox(stored, seat);
      if (said !== null) this.#outgoing.set(seat, fresh(said));
      this.#intents.set(seat, wishes);
    }
  }

  /** People act. Refused, if they can't. */
  act(seat: Seat, acts: readonly Types["act"][]): void {
    const { book } = this.#core;
    const own = this.#core.own.get(seat);
    const [first] = acts;
    if (book === undefined || own === undefined || first === undefined) throw new Refusal("not-your-seat", { seat });
    if (accountOf(book, seat).away !== undefined) throw new Refusal("seat-is-away", { seat });
    const isSealed = awaitsOf(book).some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(seat) && takes(one, first),
    );
    if (isSealed) this.#choose(book, seat, own, first);
    else this.#intend(seat, { say: "acts", acts: [...acts] });
  }

  #choose(book: Book, seat: Seat, own: Own, act: Types["act"]): void {
    const { notes } = own.holder.commit(book, own.notes, act);
    this.#core.keep(seat, { ...own, notes });
  }

  intend(seat: Seat, say: "gone" | "back"): void {
    const { book } = this.#core;
    if (book === undefined || !this.#core.own.has(seat)) throw new Refusal("not-your-seat", { seat });
    const { away } = accountOf(book, seat);
    if (away === "cheated") throw new Refusal("seat-is-lost", { seat });
    if (say === "back" && away === undefined) throw new Refusal("not-away", { seat });
    if (say === "gone" && away !== undefined) throw new Refusal("not-seated", { seat });
    this.#intend(seat, { say });
  }

  #intend(seat: Seat, intent: Intent): void {
    this.#setIntents(seat, [...(this.#intents.get(seat) ?? []), intent]);
  }

  /** Puts these before what its people have wanted since. */
  #intendAgain(seat: Seat, intents: readonly Intent[]): void {
    if (intents.length > 0) this.#setIntents(seat, [...intents, ...(this.#intents.get(seat) ?? [])]);
  }

  #setIntents(seat: Seat, intents: readonly Intent[]): void {
    this.#intents.set(seat, intents);
    this.#changed.add(seat);
  }

  /** Statement and intents in one value, so that a reload neither loses nor repeats what people did. */
  #keep(seat: Seat): void {
    if (!this.#changed.delete(seat)) return;
    const outbox: StoredOutbox = {
      said: this.#outgoing.get(seat)?.said ?? null,
      wishes: this.#intents.get(seat) ?? [],
    };
    this.#core.out.store(NAMES.outbox(seat), outbox);
  }

  /** Another seat's statement: kept in case we host next, and brought to the host. */
  hear(said: SignedStatement): void {
    const { book } = this.#core;
    if (book === undefined || book.accounts[said.seat] === undefined) return;
    this.#compare(book, said);
    if (isStale(book, said)) return;
    if (refusalOf(book, said) !== undefined || this.#heard.get(said.seat)?.said.sig === said.sig) return;
    this.#heard.set(said.seat, fresh(said));
    // Its seat may have kept it from the host, to make the host look bad.
    this.#core.links.send(hostDevice(book), { t: "say", said });
  }

  /** Accuses a seat that has committed to something else before, recorded or not. */
  #compare(book: Book, said: SignedStatement): void {
    const one = this.#heard.get(said.seat)?.said;
    const proof: Proof | undefined =
      one !== undefined && areTwoCommitments(one, said)
        ? { of: "promises", one, other: said }
        : twoCommitmentsWith(book, said);
    if (proof !== undefined) this.#core.accuse(said.seat, proof);
  }

  /** Whether the host leaves out a statement that could long have been recorded. */
  get isCensored(): boolean {
    const all = [...this.#outgoing.values(), ...this.#heard.values()];
    return all.some(({ dueSince }) => dueSince !== undefined && this.#core.clock.since(dueSince) > CENSORED_AFTER);
  }

  /** A new host hasn't left out anything yet. */
  forgive(): void {
    for (const said of [this.#outgoing, this.#heard]) {
      for (const [seat, one] of said) said.set(seat, { ...one, dueSince: undefined, seen: undefined });
    }
  }

  /** Makes and sends what is due. The host may be this very device. */
  goOn(record: (said: SignedStatement) => void): void {
    this.#findChoices();
    for (const seat of this.#core.own.keys()) {
      const { book } = this.#core;
      const own = this.#core.own.get(seat);
      if (book === undefined || own === undefined) return;
      this.#settle(book, seat);
      this.#takeBack(book, seat, own);
      this.#settleChoices(book, seat, own);
      if (!this.#outgoing.has(seat)) this.#speak(book, seat, own);
      this.#keep(seat);
      this.#bring(seat, record);
    }
    this.#recall(record);
  }

  /** A device may have lost a choice it committed to, if its storage was restored from an old copy. */
  #findChoices(): void {
    const { book } = this.#core;
    if (book === undefined || book === this.#found) return;
    this.#found = book;
    for (const [seat, own] of this.#core.own) {
      if (!own.holder.isLost(book, own.notes)) continue;
      const notes = own.holder.recovered(book, own.notes);
      if (notes !== undefined) this.#core.keep(seat, { ...own, notes });
      const { secretQuestions } = accountOf(book, seat);
      if (notes === undefined && this.#toldLost.get(seat) === secretQuestions) continue;
      this.#toldLost.set(seat, secretQuestions);
      this.#core.out.notice(notes === undefined ? "choice-lost" : "choice-found", { seat });
    }
  }

  /** Checks what became of the last statement. */
  #settle(book: Book, seat: Seat): void {
    const outgoing = this.#outgoing.get(seat);
    if (outgoing === undefined || outgoing.seen === book) return;
    const { said } = outgoing;
    if (isStale(book, said)) {
      if (isIntent(said.saying) && !isRecorded(book, said)) this.#intendAgain(seat, [said.saying]);
      this.#forget(seat);
      return;
    }
    const refusal = refusalOf(book, said);
    if (refusal !== undefined && !NOT_NOW.has(refusal.key)) {
      this.#forget(seat);
      if (isIntent(said.saying)) this.#core.out.notice("not-said", { seat, why: refusal.key });
      return;
    }
    this.#outgoing.set(seat, this.#looked(book, outgoing, refusal));
  }

  /** Tells people of choices that came too late, or that stood in a record that was left. */
  #settleChoices(book: Book, seat: Seat, { holder, notes }: Own): void {
    const next = accountOf(book, seat).secretQuestions + 1;
    const chosen = new Map(this.#chosen.get(seat));
    const act = holder.chosen(book, notes);
    const given = chosen.get(next);
    const isNew = act !== undefined && given !== undefined && !equal(given, act);
    if (act !== undefined) chosen.set(next, act);
    const gone = [...chosen].filter(([r]) => r < next);
    for (const [r] of gone) chosen.delete(r);
    this.#chosen.set(seat, chosen);
    const lost = gone.filter(([r, was]) => {
      const saying = recordedCommitment(book, seat, r)?.saying;
      const committed = saying?.say === "seal" ? notes.choices[saying.handle] : undefined;
      return !equal(committed?.act ?? null, was);
    });
    for (let times = lost.length + (isNew ? 1 : 0); times > 0; times--) {
      this.#core.out.notice("not-said", { seat, why: "not-awaited" });
    }
  }

  /** Takes up again what stood in a record that was left, as far as it still can be stated. */
  #takeBack(book: Book, seat: Seat, { notes }: Own): void {
    const unsaid = this.#core.takeRewound(seat).filter((said) => !isRecorded(book, said));
    const chosen = new Map(this.#chosen.get(seat));
    for (const { saying } of unsaid) {
      const choice = saying.say === "seal" ? notes.choices[saying.handle] : undefined;
      if (choice !== undefined) chosen.set(choice.r, book.terms.game.readAct(choice.act));
    }
    this.#chosen.set(seat, chosen);
    const sayings = unsaid.map(({ saying }) => saying);
    this.#intendAgain(seat, sayings.filter(isIntent));
  }

  #looked(book: Book, outgoing: Outgoing, refusal: Refusal | undefined): Outgoing {
    const dueSince = refusal === undefined ? (outgoing.dueSince ?? this.#core.clock.now) : undefined;
    return { ...outgoing, seen: book, dueSince };
  }

  #forget(seat: Seat): void {
    this.#outgoing.delete(seat);
    this.#changed.add(seat);
  }

  #speak(book: Book, seat: Seat, own: Own): void {
    const said = this.#next(book, seat, own);
    if (said === undefined) return;
    this.#changed.add(seat);
    this.#outgoing.set(seat, this.#looked(book, fresh(said), refusalOf(book, said)));
  }

  #next(book: Book, seat: Seat, { holder, notes }: Own): SignedStatement | undefined {
    const account = accountOf(book, seat);
    if (account.away === "cheated") return undefined;
    if (account.link === undefined) return isRequested(book) ? undefined : holder.anchor(book);
    if (book.phase === "anchors") return undefined;
    if (book.phase === "play" && isOver(book)) {
      this.#dropIntents(seat);
      if (!account.hasEnded) return holder.say(book, { say: "end", state: book.game.stateHash() });
      return account.seed === undefined ? holder.say(book, { say: "seed", seed: notes.seed }) : undefined;
    }
    if (isRequested(book)) return undefined;
    if (account.away !== undefined || book.due !== undefined) return this.#nextIntent(book, seat, { holder, notes });
    const stir = holder.stir(book);
    if (stir !== undefined) return stir;
    const isAsked = awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.includes(seat));
    const act = isAsked ? holder.chosen(book, notes) : undefined;
    if (act !== undefined && holder.legal(book).length > 0) return holder.commit(book, notes, act).signed;
    return this.#nextIntent(book, seat, { holder, notes });
  }

  /** A statement for the first of its people's intents that can be recorded. */
  #nextIntent(book: Book, seat: Seat, { holder }: Own): SignedStatement | undefined {
    const isAway = accountOf(book, seat).away !== undefined;
    let intents = this.#intents.get(seat) ?? [];
    let said: SignedStatement | undefined;
    for (let intent = intents[0]; intent !== undefined; intent = intents[0]) {
      if (isAway === (intent.say === "back")) {
        const statement = holder.say(book, intent);
        const refusal = refusalOf(book, statement);
        if (refusal !== undefined && NOT_NOW.has(refusal.key) && intent.say !== "back") return undefined;
        if (refusal === undefined || NOT_NOW.has(refusal.key)) said = statement;
        else this.#core.out.notice("not-said", { seat, why: refusal.key });
      } else if (isAway) this.#core.out.notice("not-said", { seat, why: "seat-is-away" });
      intents = intents.slice(1);
      this.#setIntents(seat, intents);
      if (said !== undefined) break;
    }
    return said;
  }

  /** The match is over: nothing of that will ever be recorded. */
  #dropIntents(seat: Seat): void {
    const intents = this.#intents.get(seat) ?? [];
    const acts = intents.filter(({ say }) => say === "acts");
    for (let times = acts.length + (this.#chosen.get(seat)?.size ?? 0); times > 0; times--) {
      this.#core.out.notice("not-said", { seat, why: "match-over" });
    }
    this.#chosen.delete(seat);
    if (intents.length > 0) this.#setIntents(seat, []);
  }

  #bring(seat: Seat, record: (said: SignedStatement) => void): void {
    const { book, clock, links, isHost, isWriting } = this.#core;
    const outgoing = this.#outgoing.get(seat);
    if (outgoing === undefined || book === undefined) return;
    if (isWriting) record(outgoing.said);
    if (isHost || this.#core.isBound) return;
    if (outgoing.sentAt !== undefined && clock.since(outgoing.sentAt) < HEARTBEAT) return;
    this.#outgoing.set(seat, { ...outgoing, sentAt: clock.now });
    const isLeftOut = outgoing.dueSince !== undefined && clock.since(outgoing.dueSince) > RELAY_AFTER;
    const host = hostDevice(book);
    // If we can't reach the host, whoever can brings it.
    const receivers = isLeftOut || !links.peers.includes(host) ? links.peers : [host];
    for (const peer of receivers) links.send(peer, { t: "say", said: outgoing.said });
  }

  /** As host, records the statements of others that were kept. */
  #recall(record: (said: SignedStatement) => void): void {
    const { book } = this.#core;
    if (book === undefined) return;
    for (const [seat, heard] of [...this.#heard]) {
      if (heard.seen === book) continue;
      const refusal = isStale(book, heard.said) ? new Refusal("out-of-date") : refusalOf(book, heard.said);
      if (refusal !== undefined && !NOT_NOW.has(refusal.key)) this.#heard.delete(seat);
      else if (this.#core.isWriting && refusal === undefined) {
        this.#heard.delete(seat);
        record(heard.said);
        return;
      } else this.#heard.set(seat, this.#looked(book, heard, refusal));
    }
  }
}
