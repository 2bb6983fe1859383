/**
 * What the seats of this device say: what the match asks of them, and what their people do. A saying is stored, sent,
 * and sent again, the very same, until it's recorded; if it can't be any more, it's said anew where that makes sense.
 */
import { takes } from "../engine/admission.ts";
import { equal } from "../engine/codec.ts";
import type { Seat, Types } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, awaitsOf, type Book, isOver } from "../fair/book.ts";
import type { Proof } from "../fair/entries.ts";
import { isRequested } from "../fair/requests.ts";
import type { Said } from "../fair/sayings.ts";
import { areContrary } from "./bygone.ts";
import type { Core, Own } from "./core.ts";
import { hostDevice } from "./devices.ts";
import { isWish, NAMES, type Stored, storedWords, type Wish, type Words } from "./storage.ts";
import { contradictionIn, isRecorded, isStale, recordedSeal, refusalOf } from "./unrecorded.ts";
import { BEAT, LEFT_OUT, PASSED_ON } from "./waits.ts";

interface Spoken {
  readonly said: Said;
  readonly sentAt: number | undefined;
  /** Since when it could have been recorded; looked into again whenever the book has gone on. */
  readonly dueSince: number | undefined;
  readonly seen: Book | undefined;
}

const fresh = (said: Said): Spoken => ({ said, sentAt: undefined, dueSince: undefined, seen: undefined });

/** These aren't about the saying: its time comes. */
const NOT_NOW: ReadonlySet<string> = new Set(["being-asked", "bots-first", "not-welcome"]);

export class Speaking {
  readonly #core: Core;
  readonly #spoken = new Map<Seat, Spoken>();
  readonly #wishes = new Map<Seat, readonly Wish[]>();
  /** What its people have chosen in secret for which of the seat's questions, as long as that may still be promised. */
  readonly #chosen = new Map<Seat, ReadonlyMap<number, Types["act"]>>();
  /** What has changed since it was stored. */
  readonly #changed = new Set<Seat>();
  /** Of others, who say that the host leaves it out. */
  readonly #heard = new Map<Seat, Spoken>();
  /** Whether the choices are there to which it holds our seats has been looked into. */
  #found: Book | undefined;
  /** Of which of its promises each seat's people have been told: once is enough. */
  readonly #toldLost = new Map<Seat, number>();

  constructor(core: Core, stored: Stored) {
    this.#core = core;
    for (const seat of core.own.keys()) {
      const { said, wishes } = storedWords(stored, seat);
      if (said !== null) this.#spoken.set(seat, fresh(said));
      this.#wishes.set(seat, wishes);
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
    if (isSealed) this.#seal(book, seat, own, first);
    else this.#wish(seat, { say: "acts", acts: [...acts] });
  }

  #seal(book: Book, seat: Seat, own: Own, act: Types["act"]): void {
    const { notes } = own.holder.seal(book, own.notes, act);
    this.#core.keep(seat, { ...own, notes });
  }

  wish(seat: Seat, say: "gone" | "back"): void {
    const { book } = this.#core;
    if (book === undefined || !this.#core.own.has(seat)) throw new Refusal("not-your-seat", { seat });
    const { away } = accountOf(book, seat);
    if (away === "cheated") throw new Refusal("seat-is-lost", { seat });
    if (say === "back" && away === undefined) throw new Refusal("not-away", { seat });
    if (say === "gone" && away !== undefined) throw new Refusal("not-seated", { seat });
    this.#wish(seat, { say });
  }

  #wish(seat: Seat, wish: Wish): void {
    this.#setWishes(seat, [...(this.#wishes.get(seat) ?? []), wish]);
  }

  /** These come before what its people have wanted since. */
  #wishAgain(seat: Seat, wishes: readonly Wish[]): void {
    if (wishes.length > 0) this.#setWishes(seat, [...wishes, ...(this.#wishes.get(seat) ?? [])]);
  }

  #setWishes(seat: Seat, wishes: readonly Wish[]): void {
    this.#wishes.set(seat, wishes);
    this.#changed.add(seat);
  }

  /** All at once, so that nothing that people have done is lost or done twice by a page that is loaded again. */
  #keep(seat: Seat): void {
    if (!this.#changed.delete(seat)) return;
    const words: Words = { said: this.#spoken.get(seat)?.said ?? null, wishes: this.#wishes.get(seat) ?? [] };
    this.#core.out.store(NAMES.words(seat), words);
  }

  /** What another seat says goes to the host; but whoever may be the next one keeps it in mind. */
  hear(said: Said): void {
    const { book } = this.#core;
    if (book === undefined || book.accounts[said.seat] === undefined) return;
    this.#compare(book, said);
    if (isStale(book, said)) return;
    if (refusalOf(book, said) !== undefined || this.#heard.get(said.seat)?.said.sig === said.sig) return;
    this.#heard.set(said.seat, fresh(said));
    // It may never have been brought to the host, so that the host looks bad.
    this.#core.links.send(hostDevice(book), { t: "say", said });
  }

  /** Whether it has promised something else before, be it recorded or not. */
  #compare(book: Book, said: Said): void {
    const one = this.#heard.get(said.seat)?.said;
    const proof: Proof | undefined =
      one !== undefined && areContrary(one, said) ? { of: "promises", one, other: said } : contradictionIn(book, said);
    if (proof !== undefined) this.#core.accuse(said.seat, proof);
  }

  /** Whether the host leaves out what could long have been recorded. */
  get isLeftOut(): boolean {
    const all = [...this.#spoken.values(), ...this.#heard.values()];
    return all.some(({ dueSince }) => dueSince !== undefined && this.#core.clock.since(dueSince) > LEFT_OUT);
  }

  /** A new host hasn't left out anything yet. */
  forgive(): void {
    for (const said of [this.#spoken, this.#heard]) {
      for (const [seat, one] of said) said.set(seat, { ...one, dueSince: undefined, seen: undefined });
    }
  }

  /** What is to be brought to the host now, which may be this very device. */
  goOn(record: (said: Said) => void): void {
    this.#findChoices();
    for (const seat of this.#core.own.keys()) {
      const { book } = this.#core;
      const own = this.#core.own.get(seat);
      if (book === undefined || own === undefined) return;
      this.#settle(book, seat);
      this.#takeBack(book, seat, own);
      this.#settleChoices(book, seat, own);
      if (!this.#spoken.has(seat)) this.#speak(book, seat, own);
      this.#keep(seat);
      this.#bring(seat, record);
    }
    this.#recall(record);
  }

  /** A device may have lost what it had promised, as where an old copy of what it keeps was brought back. */
  #findChoices(): void {
    const { book } = this.#core;
    if (book === undefined || book === this.#found) return;
    this.#found = book;
    for (const [seat, own] of this.#core.own) {
      if (!own.holder.isLost(book, own.notes)) continue;
      const notes = own.holder.recalled(book, own.notes);
      if (notes !== undefined) this.#core.keep(seat, { ...own, notes });
      const { seals } = accountOf(book, seat);
      if (notes === undefined && this.#toldLost.get(seat) === seals) continue;
      this.#toldLost.set(seat, seals);
      this.#core.out.notice(notes === undefined ? "choice-lost" : "choice-found", { seat });
    }
  }

  /** Looks into what became of the last saying. */
  #settle(book: Book, seat: Seat): void {
    const spoken = this.#spoken.get(seat);
    if (spoken === undefined || spoken.seen === book) return;
    const { said } = spoken;
    if (isStale(book, said)) {
      if (isWish(said.saying) && !isRecorded(book, said)) this.#wishAgain(seat, [said.saying]);
      this.#forget(seat);
      return;
    }
    const refusal = refusalOf(book, said);
    if (refusal !== undefined && !NOT_NOW.has(refusal.key)) {
      this.#forget(seat);
      if (isWish(said.saying)) this.#core.out.notice("not-said", { seat, why: refusal.key });
      return;
    }
    this.#spoken.set(seat, this.#looked(book, spoken, refusal));
  }

  /** A question may be over before the answer to it was promised, or the record in which it was may be left. */
  #settleChoices(book: Book, seat: Seat, { holder, notes }: Own): void {
    const next = accountOf(book, seat).seals + 1;
    const chosen = new Map(this.#chosen.get(seat));
    const act = holder.chosen(book, notes);
    const given = chosen.get(next);
    const isNew = act !== undefined && given !== undefined && !equal(given, act);
    if (act !== undefined) chosen.set(next, act);
    const gone = [...chosen].filter(([r]) => r < next);
    for (const [r] of gone) chosen.delete(r);
    this.#chosen.set(seat, chosen);
    const lost = gone.filter(([r, was]) => {
      const saying = recordedSeal(book, seat, r)?.saying;
      const promised = saying?.say === "seal" ? notes.choices[saying.handle] : undefined;
      return !equal(promised?.act ?? null, was);
    });
    for (let times = lost.length + (isNew ? 1 : 0); times > 0; times--) {
      this.#core.out.notice("not-said", { seat, why: "not-awaited" });
    }
  }

  /** What was recorded where nobody goes on is said again, as far as it still can be. */
  #takeBack(book: Book, seat: Seat, { notes }: Own): void {
    const unsaid = this.#core.takeUnsaid(seat).filter((said) => !isRecorded(book, said));
    const chosen = new Map(this.#chosen.get(seat));
    for (const { saying } of unsaid) {
      const choice = saying.say === "seal" ? notes.choices[saying.handle] : undefined;
      if (choice !== undefined) chosen.set(choice.r, book.terms.game.readAct(choice.act));
    }
    this.#chosen.set(seat, chosen);
    const sayings = unsaid.map(({ saying }) => saying);
    this.#wishAgain(seat, sayings.filter(isWish));
  }

  #looked(book: Book, spoken: Spoken, refusal: Refusal | undefined): Spoken {
    const dueSince = refusal === undefined ? (spoken.dueSince ?? this.#core.clock.now) : undefined;
    return { ...spoken, seen: book, dueSince };
  }

  #forget(seat: Seat): void {
    this.#spoken.delete(seat);
    this.#changed.add(seat);
  }

  #speak(book: Book, seat: Seat, own: Own): void {
    const said = this.#next(book, seat, own);
    if (said === undefined) return;
    this.#changed.add(seat);
    this.#spoken.set(seat, this.#looked(book, fresh(said), refusalOf(book, said)));
  }

  #next(book: Book, seat: Seat, { holder, notes }: Own): Said | undefined {
    const account = accountOf(book, seat);
    if (account.away === "cheated") return undefined;
    if (account.link === undefined) return isRequested(book) ? undefined : holder.anchor(book);
    if (book.stage === "anchors") return undefined;
    if (book.stage === "play" && isOver(book)) {
      this.#dropWishes(seat);
      if (!account.hasEnded) return holder.say(book, { say: "end", state: book.game.stateHash() });
      return account.seed === undefined ? holder.say(book, { say: "seed", seed: notes.seed }) : undefined;
    }
    if (isRequested(book)) return undefined;
    if (account.away !== undefined || book.due !== undefined) return this.#wished(book, seat, { holder, notes });
    const stir = holder.stir(book);
    if (stir !== undefined) return stir;
    const isAsked = awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.includes(seat));
    const act = isAsked ? holder.chosen(book, notes) : undefined;
    if (act !== undefined && holder.legal(book).length > 0) return holder.seal(book, notes, act).words;
    return this.#wished(book, seat, { holder, notes });
  }

  /** The first of its people's wishes that can be said. */
  #wished(book: Book, seat: Seat, { holder }: Own): Said | undefined {
    const isAway = accountOf(book, seat).away !== undefined;
    let wishes = this.#wishes.get(seat) ?? [];
    let said: Said | undefined;
    for (let wish = wishes[0]; wish !== undefined; wish = wishes[0]) {
      if (isAway === (wish.say === "back")) {
        const words = holder.say(book, wish);
        const refusal = refusalOf(book, words);
        if (refusal !== undefined && NOT_NOW.has(refusal.key) && wish.say !== "back") return undefined;
        if (refusal === undefined || NOT_NOW.has(refusal.key)) said = words;
        else this.#core.out.notice("not-said", { seat, why: refusal.key });
      } else if (isAway) this.#core.out.notice("not-said", { seat, why: "seat-is-away" });
      wishes = wishes.slice(1);
      this.#setWishes(seat, wishes);
      if (said !== undefined) break;
    }
    return said;
  }

  /** It's over: nothing of that will ever be said. */
  #dropWishes(seat: Seat): void {
    const wishes = this.#wishes.get(seat) ?? [];
    const acts = wishes.filter(({ say }) => say === "acts");
    for (let times = acts.length + (this.#chosen.get(seat)?.size ?? 0); times > 0; times--) {
      this.#core.out.notice("not-said", { seat, why: "match-over" });
    }
    this.#chosen.delete(seat);
    if (wishes.length > 0) this.#setWishes(seat, []);
  }

  #bring(seat: Seat, record: (said: Said) => void): void {
    const { book, clock, links, isHost, isWriting } = this.#core;
    const spoken = this.#spoken.get(seat);
    if (spoken === undefined || book === undefined) return;
    if (isWriting) record(spoken.said);
    if (isHost || this.#core.isBound) return;
    if (spoken.sentAt !== undefined && clock.since(spoken.sentAt) < BEAT) return;
    this.#spoken.set(seat, { ...spoken, sentAt: clock.now });
    const isLeftOut = spoken.dueSince !== undefined && clock.since(spoken.dueSince) > PASSED_ON;
    const host = hostDevice(book);
    // Whoever reaches the host brings it.
    const hearers = isLeftOut || !links.peers.includes(host) ? links.peers : [host];
    for (const peer of hearers) links.send(peer, { t: "say", said: spoken.said });
  }

  /** What others have said comes into the record with the next host at the latest. */
  #recall(record: (said: Said) => void): void {
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
